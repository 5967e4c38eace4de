import { defineScenario } from '../../define-scenario.ts';
import { atConfirmation } from './at-confirmation.ts';

export const tokenOutraForma = defineScenario({
  id: 'token-outra-forma',
  title: 'Código por e-mail',
  story:
    'Marina escolhe receber o código por e-mail, em vez de SMS. Confirma com ele e continua para a oferta.',
  requirements: ['2.23a', '7.20'],
  product: 'saque-cartao',
  tags: ['token', 'e2e'],
  world: atConfirmation,
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'check', field: 'E-mail m*****@exemplo.com.br' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Enviamos um link para você' },
    { do: 'waitFor', text: 'm*****@exemplo.com.br' },
    { do: 'fill', field: 'Código', with: '422530' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', heading: 'Identidade confirmada' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Sua oferta' },
  ],
  verdict: {
    sent: [{ operation: 'validateToken', times: 2, body: { method: 'email' } }],
    effects: { codesSent: 1 },
    endsAt: { heading: 'Sua oferta' },
  },
});
