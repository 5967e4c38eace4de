import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitAddress } from '../../products/credito-pessoal.walk.ts';

export const tokenLinkApos401 = defineScenario({
  id: 'token-link-apos-401',
  title: 'Sessão expirada, link clicado',
  story:
    'O acesso de Marina expirou. Ela clica no link da mensagem em vez de digitar o código, volta ao endereço e continua.',
  requirements: ['2.23b', '4.24', '7.20', '8.23'],
  product: 'credito-pessoal',
  tags: ['401', 'token'],
  world: {
    access: 'expired',
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
    token: { clickedAfter: 1 },
  },
  plan: {},
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Endereço' },
    { do: 'expectField', field: 'Número', value: marina.number },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    sent: [
      { operation: 'updateStep', times: 2 },
      { operation: 'validateToken', times: 1 },
      { operation: 'getTokenValidation' },
    ],
    effects: { proposals: 1, savedSteps: 1, codesSent: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 401'],
  },
});
