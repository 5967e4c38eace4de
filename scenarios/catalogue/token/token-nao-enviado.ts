import { defineScenario } from '../../define-scenario.ts';
import { atConfirmation } from './at-confirmation.ts';

export const tokenNaoEnviado = defineScenario({
  id: 'token-nao-enviado',
  title: 'O código não é enviado',
  story:
    'O serviço responde 200 ao pedido do código, mas diz que o limite foi atingido; depois, que o envio falhou. A tela não diz que enviou: Marina lê o motivo e pede de novo, sem esperar.',
  requirements: ['2.23', '7.20'],
  product: 'saque-cartao',
  tags: ['token'],
  world: atConfirmation,
  plan: {
    validateToken: {
      kind: 'sequence',
      answers: [
        {
          kind: 'offContract',
          reason: 'the contract refuses with 4xx; some services refuse with 200',
          status: 200,
          body: { data: { error: 'LIMIT', message: 'Limite de envios atingido.' } },
        },
        {
          kind: 'reply',
          status: 200,
          body: { data: { status: 'failed' }, message: 'O SMS não pôde ser enviado.' },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', text: 'Limite de envios atingido.' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', text: 'O SMS não pôde ser enviado.' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Enviamos um link para você' },
  ],
  verdict: {
    sent: [{ operation: 'validateToken', times: 3 }],
    effects: { codesSent: 1 },
    console: ['[proposta] validateToken: 200', '[proposta] validateToken: 200'],
  },
});
