import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { submitBankAccount } from '../../products/building-blocks/fill.ts';
import { submitAddress, submitPersonalData, submitTerms } from '../../products/credito-pessoal.walk.ts';

export const happyPath = defineScenario({
  id: 'happy-path',
  title: 'Tudo dá certo',
  story:
    'Marina abre o link, preenche as quatro etapas, espera a análise de crédito e a conclusão da proposta, e chega à página final.',
  requirements: ['1.2b', '4.15', '4.22', '7.9', '7.10', '7.15'],
  product: 'credito-pessoal',
  tags: ['completo', 'e2e'],
  world: {},
  plan: {},
  walk: [
    { do: 'open' },
    ...submitPersonalData(marina),
    ...submitAddress(marina),
    ...submitBankAccount(marina),
    ...submitTerms,
    { do: 'nextPoll' },
    { do: 'nextPoll' },
    { do: 'waitFor', heading: 'Proposta enviada' },
  ],
  verdict: {
    seen: ['Proposta enviada'],
    sent: [
      {
        operation: 'createProposal',
        times: 1,
        body: {
          data: { nome: 'Marina Alves de Souza', cpf: '52998224725' },
          deviceIp: '203.0.113.42',
          hashId: '6650c1f2a4b3d90012e7f001',
        },
      },
      { operation: 'updateStep', times: 3, poll: false },
      { operation: 'getCepFirst', times: 1 },
      { operation: 'finishedUpdate', times: 2 },
    ],
    effects: { proposals: 1, savedSteps: 4, finished: 1 },
    endsAt: { heading: 'Proposta enviada' },
  },
});
