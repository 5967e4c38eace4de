import { caio } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';

export const tokenRecarregado = defineScenario({
  id: 'token-recarregado',
  title: 'Página recarregada depois do código',
  story:
    'Caio confirma o celular e recarrega a página antes de continuar. O código já foi aceito: ninguém pede outro, e a proposta segue na etapa seguinte.',
  requirements: ['2.23', '4.10', '7.20'],
  product: 'conta-digital',
  tags: ['token', 'recarregar'],
  world: { proposal: { currentStep: 'celular', answers: { cadastro: { nome: caio.name } } } },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'fill', field: 'Código', with: '337118' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', heading: 'Identidade confirmada' },
    { do: 'reload' },
    { do: 'waitFor', heading: 'Sobre você' },
  ],
  verdict: {
    notSeen: ['Solicitar Token'],
    sent: [{ operation: 'validateToken', times: 2 }],
    endsAt: { heading: 'Sobre você' },
  },
});
