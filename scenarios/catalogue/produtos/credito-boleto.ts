import { marina } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  fillPerson,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const creditoBoletoComeco = defineScenario({
  id: 'credito-boleto-comeco',
  title: 'Boleto: o pedido aparece por extenso',
  story:
    'Marina pede R$ 1.500 em 12 parcelas. O aviso repete o pedido por extenso e a taxa da tabela; a análise de perfil vem depois.',
  requirements: ['3.35', '5.28'],
  product: 'credito-boleto',
  tags: ['produto'],
  world: { validates: true, checks: { perfil: { polls: ENDLESS, ends: 'success' } } },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados'),
    ...fillPerson(marina),
    pressContinue,
    waitForHeading('Quanto você precisa'),
    fill('Valor desejado', 'R$ 1.500,00'),
    fill('Em quantas parcelas', '12'),
    { do: 'waitFor', text: 'Você pediu R$ 1.500,00 em 12 parcelas' },
    { do: 'waitFor', text: 'Taxa de 7,99% ao mês até 31/12/2026' },
    choose('Melhor dia para pagar', 'Dia 10'),
    choose('Como quer pagar', 'Pix'),
    pressContinue,
    waitForStep(3, 9),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        body: { data: { valorDesejado: 1500, prazoDesejado: '12', vencimento: '10' } },
      },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { path: '/perfil' },
  },
});
