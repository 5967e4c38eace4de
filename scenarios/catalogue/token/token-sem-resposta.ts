import { defineScenario } from '../../define-scenario.ts';
import { press, waitForHeading } from '../../products/building-blocks/fill.ts';
import { atConfirmation } from './at-confirmation.ts';

export const tokenSemResposta = defineScenario({
  id: 'token-sem-resposta',
  title: 'Token: a consulta falha enquanto se espera',
  story:
    'Marina pede o link, e a pergunta seguinte ao serviço falha. Um aviso conta isso; a espera continua e percebe o clique no link.',
  requirements: ['2.23', '7.20'],
  product: 'saque-cartao',
  tags: ['token', 'espera', '503'],
  world: { ...atConfirmation, token: { clickedAfter: 1 } },
  plan: {
    getTokenValidation: {
      kind: 'sequence',
      answers: [
        { kind: 'reply', status: 200, body: { data: { status: 'init' } } }, // when the step opens
        { kind: 'reply', status: 503, body: { code: 503, message: 'Mensagens em manutenção.' } },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Confirme que é você'),
    press('Solicitar Token'),
    { do: 'waitFor', text: 'Mensagens em manutenção.' },
    waitForHeading('Identidade confirmada'),
  ],
  verdict: {
    sent: [{ operation: 'getTokenValidation' }],
    effects: { codesSent: 1 },
    endsAt: { heading: 'Identidade confirmada' },
    console: ['[proposta] getTokenValidation: 503'],
  },
});
