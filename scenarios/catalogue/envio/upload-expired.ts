import { frontOfDocument } from '../../cast/documents.ts';
import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitPersonalData } from '../../products/credito-pessoal.walk.ts';

const OTHER_HASH = '6650c1f2a4b3d90012e7f0a1';

export const uploadExpired = defineScenario({
  id: 'upload-expired',
  title: 'O acesso expira no meio do envio da foto, e há outra proposta',
  story:
    'Marina já tem uma proposta e começa uma nova. O acesso expira no meio do envio da foto. Ela confirma um código, volta à etapa com a foto, que vai uma vez só, e a outra proposta fica como estava.',
  requirements: ['4.15', '4.16', '4.24', '8.23', '16.4'],
  product: 'credito-pessoal-com-foto',
  tags: ['envio', 'arquivo', 'upload', '401', 'token', 'e2e'],
  world: {
    access: { expiresAt: 'updateStep' }, // the photo follows the creation as an update
    others: [
      {
        hash: OTHER_HASH,
        currentStep: 'dados-bancarios',
        answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
      },
    ],
  },
  plan: { updateStep: { kind: 'latency', ms: 1500 } },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'attach', field: 'Foto do documento', files: [frontOfDocument] },
    ...submitPersonalData(marina),
    { do: 'waitFor', heading: 'Você já tem uma proposta' },
    { do: 'press', button: 'Começar uma nova' },
    { do: 'waitFor', text: 'Tudo enviado. Aguardando a confirmação…' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'fill', field: 'Código', with: '482913' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'waitFor', text: 'frente.jpg' },
    { do: 'expectField', field: 'Nome completo', value: marina.name },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Endereço' },
    { do: 'open', hash: OTHER_HASH },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    sent: [
      { operation: 'createProposal', times: 1 },
      { operation: 'updateStep', times: 2 },
      { operation: 'validateToken', times: 2 },
    ],
    effects: { proposals: 2, savedSteps: 2, uploads: 1, codesSent: 1 },
    files: [{ step: 'dados-pessoais', key: 'foto', name: 'frente.jpg' }],
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 401'],
  },
});
