import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { submitPersonalData } from '../../products/credito-pessoal.walk.ts';

export const connectionFailed = defineScenario({
  id: 'connection-failed',
  title: 'Falha de conexão',
  story:
    'A conexão cai quando Marina envia os dados pessoais. Ela tenta novamente, e existe uma única proposta.',
  requirements: ['2.54b', '7.4', '8.3', '11.2'],
  product: 'credito-pessoal',
  tags: ['rede', 'e2e'],
  world: {},
  plan: {
    createProposal: { kind: 'sequence', answers: [{ kind: 'networkError' }], afterLast: 'worldAnswers' },
  },
  walk: [
    { do: 'open' },
    ...submitPersonalData(marina),
    { do: 'waitFor', text: 'Por favor, tente novamente recarregando a página.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Endereço' },
  ],
  verdict: {
    sent: [
      { operation: 'createProposal', times: 2, body: { data: { cpf: '52998224725' } } },
      // At the start, before the offer to send again, and before the second attempt.
      { operation: 'getSystem', times: 3 },
    ],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
    console: ['[proposta] createProposal: no connection'],
  },
});
