import { defineScenario } from '../../define-scenario.ts';
import { atConfirmation } from './at-confirmation.ts';

export const tokenErrado = defineScenario({
  id: 'token-errado',
  title: 'Código errado, depois o certo',
  story: 'Marina digita um código errado. A mensagem aparece junto do campo e o código certo passa.',
  requirements: ['2.23', '7.20'],
  product: 'saque-cartao',
  tags: ['token', '422'],
  world: atConfirmation,
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Enviamos um link para você' },
    { do: 'fill', field: 'Código', with: '111111' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', text: 'Código inválido ou expirado.' },
    { do: 'fill', field: 'Código', with: '422530' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', heading: 'Identidade confirmada' },
  ],
  verdict: {
    sent: [{ operation: 'validateToken', times: 3, status: 422 }],
    endsAt: { heading: 'Identidade confirmada' },
  },
});
