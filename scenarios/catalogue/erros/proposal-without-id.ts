import { defineScenario } from '../../define-scenario.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { systemAnswer } from '../../products/system-answer.ts';

export const proposalWithoutId = defineScenario({
  id: 'proposal-without-id',
  title: 'Proposta sem identificador',
  story:
    'O serviço entrega uma proposta em conclusão sem o identificador dela. A página explica e oferece tentar de novo.',
  requirements: ['5.34c', '8.5'],
  product: 'credito-pessoal',
  tags: ['configuração'],
  world: {},
  plan: {
    getSystem: {
      kind: 'offContract',
      reason: '5.34 asks what happens to a proposal without an _id; the contract demands one.',
      status: 200,
      body: {
        data: {
          ...systemAnswer(creditoPessoal, {
            _id: '',
            currentStep: 'analise-de-credito',
            selfContract: {},
            situation: 'emAndamento',
          }),
          waitingFinishFillProposalSelfContract: true,
        },
      },
    },
  },
  walk: [{ do: 'open' }, { do: 'waitFor', text: 'Não foi possível obter o ID da proposta.' }],
  verdict: {
    seen: ['Atenção!', 'Tentar Novamente'],
    console: [{ matches: '^\\[proposta\\] journey: proposalWithoutId' }],
  },
});
