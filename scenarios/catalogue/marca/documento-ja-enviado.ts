import { defineScenario } from '../../define-scenario.ts';
import { pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';

export const documentoJaEnviado = defineScenario({
  id: 'documento-ja-enviado',
  title: 'Documento que já foi enviado',
  story: 'Marina já enviou o RG em outra etapa: em vez de fotografar outra vez, ela usa o que o serviço tem.',
  requirements: ['3.7'],
  product: 'credito-conta-de-luz',
  tags: ['marca', 'documentos'],
  world: {
    proposal: {
      currentStep: 'documentoDeIdentidade',
      answers: {},
      otherAnswers: {
        cadastro: { frenteDoDocumento: ['rg-frente.jpg'], versoDoDocumento: ['rg-verso.jpg'] },
      },
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Documento com foto'),
    { do: 'choose', field: 'Qual documento você vai enviar?', option: 'RG' },
    { do: 'press', button: 'Usar o documento já enviado' },
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        times: 1,
        body: { data: { frenteDoDocumento: ['rg-frente.jpg'], versoDoDocumento: ['rg-verso.jpg'] } },
      },
    ],
    effects: { savedSteps: 1, uploads: 0 },
    endsAt: { heading: 'Dados bancários' },
  },
});
