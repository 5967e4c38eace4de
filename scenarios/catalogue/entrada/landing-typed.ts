import { defineScenario } from '../../define-scenario.ts';

export const landingTyped = defineScenario({
  id: 'landing-typed',
  title: 'Página inicial nova, digitada',
  story:
    'Alguém digita /começar no computador. A página inicial do saque-aniversário abre e o botão leva à primeira etapa.',
  requirements: ['2.14', '2.20', '2.19'],
  product: 'saque-aniversario-fgts',
  tags: ['link', 'página inicial'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', path: '/come%C3%A7ar' },
    { do: 'press', button: 'Consultar meu saldo' },
    { do: 'waitFor', heading: 'Seus dados' },
  ],
  verdict: { effects: { proposals: 0 } },
});
