import { defineScenario } from '../../define-scenario.ts';
import { atConfirmation } from './at-confirmation.ts';

export const tokenCedoDemais = defineScenario({
  id: 'token-cedo-demais',
  title: 'Pedidos demais',
  story:
    'O serviço responde 429 e diz quanto esperar. A tela mostra a mensagem e a contagem, e depois o código é enviado.',
  requirements: ['2.23', '7.20'],
  product: 'saque-cartao',
  tags: ['token', '429'],
  world: atConfirmation,
  plan: {
    validateToken: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 429,
          body: { code: 429, message: 'Aguarde alguns segundos para pedir um código.' },
          headers: { 'retry-after': '15' },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', text: 'Aguarde alguns segundos para pedir um código.' },
    { do: 'waitFor', text: 'Você pode pedir o código em' },
    { do: 'advance', ms: 15_000 },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Enviamos um link para você' },
  ],
  verdict: {
    sent: [{ operation: 'validateToken', times: 2 }],
    effects: { codesSent: 1 },
    console: ['[proposta] validateToken: 429'],
  },
});
