import { defineScenario } from '../../define-scenario.ts';
import { atConfirmation } from './at-confirmation.ts';

export const tokenLinkClicado = defineScenario({
  id: 'token-link-clicado',
  title: 'Link clicado no celular',
  story: 'Marina clica no link da mensagem em outro aparelho. A tela percebe sozinha e oferece continuar.',
  requirements: ['2.23b', '7.20'],
  product: 'saque-cartao',
  tags: ['token', 'espera'],
  world: { ...atConfirmation, token: { clickedAfter: 1 } },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Enviamos um link para você' },
    { do: 'waitFor', heading: 'Identidade confirmada' },
  ],
  verdict: {
    seen: ['Continuar'],
    sent: [{ operation: 'validateToken', times: 1 }, { operation: 'getTokenValidation' }],
    endsAt: { heading: 'Identidade confirmada' },
  },
});
