import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { submitBankAccount } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';

export const resume = defineScenario({
  id: 'resume',
  title: 'Retomada de onde parou',
  story:
    'Marina começou ontem e parou nos dados bancários. Hoje o link abre nessa etapa; ela continua, recarrega a página e segue na etapa seguinte.',
  requirements: ['1.2c', '4.10', '4.21', '7.8', '7.10'],
  product: 'credito-pessoal',
  tags: ['retomada', 'e2e'],
  world: {
    proposal: {
      currentStep: 'dados-bancarios',
      answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    ...submitBankAccount(marina),
    { do: 'waitFor', heading: 'Termos' },
    { do: 'reload' },
    { do: 'waitFor', heading: 'Termos' },
  ],
  verdict: {
    notSeen: ['Dados pessoais'],
    sent: [
      { operation: 'createProposal', times: 0 },
      { operation: 'updateStep', times: 1, body: { data: { agencia: '0001' } } },
    ],
    effects: { proposals: 1, savedSteps: 1, finished: 0 },
    endsAt: { heading: 'Termos' },
  },
});
