import { defineScenario } from '../../define-scenario.ts';
import { atConfirmation } from './at-confirmation.ts';

export const tokenFalhou = defineScenario({
  id: 'token-falhou',
  title: 'O link não confirma',
  story:
    'O link clicado já não vale. A tela diz que não foi possível confirmar; Marina pede outro e espera de novo.',
  requirements: ['2.23d'],
  product: 'saque-cartao',
  tags: ['token'],
  world: { ...atConfirmation, token: { clickedAfter: 1, ends: 'failed', resendAfter: 0 } },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Enviamos um link para você' },
    { do: 'waitFor', heading: 'Não conseguimos confirmar o código' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Enviamos um link para você' },
  ],
  verdict: { effects: { codesSent: 2 } },
});
