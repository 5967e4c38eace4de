import { defineScenario } from '../../define-scenario.ts';
import { atConfirmation } from './at-confirmation.ts';

export const tokenReenvio = defineScenario({
  id: 'token-reenvio',
  title: 'Outro código depois da contagem',
  story: 'O SMS não chega. A tela conta os segundos e depois oferece outro código, que confirma.',
  requirements: ['2.23', '7.20'],
  product: 'saque-cartao',
  tags: ['token'],
  world: { ...atConfirmation, token: { resendAfter: 20 } },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Enviamos um link para você' },
    { do: 'waitFor', text: 'Você pode pedir outro código em' },
    { do: 'advance', ms: 20_000 },
    { do: 'press', button: 'Receber outro código' },
    { do: 'waitFor', text: 'Você pode pedir outro código em' },
    { do: 'fill', field: 'Código', with: '422530' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', heading: 'Identidade confirmada' },
  ],
  verdict: { sent: [{ operation: 'validateToken', times: 3 }], effects: { codesSent: 2 } },
});
