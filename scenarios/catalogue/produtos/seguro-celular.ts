import { beatriz } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  check,
  choose,
  fill,
  press,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const seguroCelularComeco = defineScenario({
  id: 'seguro-celular-comeco',
  title: 'Seguro celular: dois passos até o preço',
  story:
    'Beatriz informa o aparelho, aceita as condições e usa o botão do próprio formulário para ver o preço.',
  requirements: ['3.23', '3.35'],
  product: 'seguro-celular',
  tags: ['produto', 'seguro'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seu celular'),
    fill('CPF', beatriz.cpf),
    fill('Nome completo', beatriz.name),
    choose('Marca do aparelho', 'Motorola'),
    fill('IMEI', '356938035643809'),
    fill('Data da compra', '10/03/2026'),
    fill('Quanto custou', 'R$ 2.499,00'),
    pressContinue,
    waitForHeading('Sua cobertura'),
    fill('Celular', beatriz.cellphone),
    fill('E-mail', beatriz.email),
    check('Li e aceito as condições do seguro'),
    press('Ver o preço'),
    waitForStep(3, 4),
  ],
  verdict: {
    sent: [
      {
        operation: 'createProposal',
        times: 1,
        body: { data: { dataDaCompra: '10/03/2026', valorDoAparelho: 'R$\u00a02.499,00' } },
      },
      { operation: 'updateStep', poll: false, body: { data: { plano: 'completo' } } },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { path: '/preco' },
  },
});
