import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitAddress } from '../../products/credito-pessoal.walk.ts';

export const unauthorized = defineScenario({
  id: 'unauthorized',
  title: 'Sessão expirada',
  story:
    'O acesso de Marina expirou. Ao enviar o endereço ela recebe um código, confirma quem é, e volta à etapa com tudo o que tinha preenchido.',
  requirements: ['4.24', '7.20', '8.23'],
  product: 'credito-pessoal',
  tags: ['401', 'token', 'e2e'],
  world: {
    access: 'expired',
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
  },
  plan: {},
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'press', button: 'Solicitar Token' },
    { do: 'fill', field: 'Código', with: '482913' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', heading: 'Endereço' },
    { do: 'expectField', field: 'Número', value: marina.number },
    { do: 'expectField', field: 'Complemento', value: marina.complement },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    sent: [
      { operation: 'updateStep', times: 2, body: { data: { numero: '1000', complemento: 'Apto 42' } } },
      { operation: 'validateToken', times: 2, body: { token: '482913' } },
    ],
    effects: { proposals: 1, savedSteps: 1, codesSent: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 401'],
  },
});
