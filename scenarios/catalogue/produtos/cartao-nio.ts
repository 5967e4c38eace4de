import { beatriz } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  check,
  choose,
  fill,
  fillPerson,
  press,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const cartaoNioComeco = defineScenario({
  id: 'cartao-nio-comeco',
  title: 'Nio: da página de entrada ao limite',
  story:
    'Beatriz pede o cartão pela página de entrada, conta o que faz e quanto ganha, aceita o contrato e chega ao limite.',
  requirements: ['2.20', '3.35', '5.4'],
  product: 'cartao-nio',
  tags: ['produto', 'cartão', 'e2e'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Sem anuidade, com limite na hora' },
    press('Pedir meu Nio'),
    waitForHeading('Peça seu Nio'),
    ...fillPerson(beatriz),
    pressContinue,
    waitForHeading('Seu perfil'),
    choose('Profissão', 'Enfermeiro'),
    fill('Renda mensal', 'R$ 4.850,00'),
    choose('Dia do vencimento', 'Dia 15'),
    fill('Seu perfil em rede social', '@BiaLima'),
    pressContinue,
    { do: 'waitFor', text: 'Os termos devem ser aceitos antes de continuar sua proposta.' },
    check('Li e aceito o contrato do Cartão Nio'),
    pressContinue,
    waitForStep(3, 7),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        body: { data: { rendaMensal: 4850, vencimento: '15', perfilSocial: '@bialima', aceiteDoNio: true } },
      },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { path: '/limite' },
  },
});
