import { beatriz, caio } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  fillPerson,
  pressContinue,
  waitForHeading,
} from '../../products/building-blocks/fill.ts';

export const carEquityComeco = defineScenario({
  id: 'car-equity-comeco',
  title: 'Garantia de veículo: financiado e no nome do casal',
  story:
    'O carro de Caio ainda está financiado e no nome de Beatriz, com quem é casado: o saldo e o CPF dela são pedidos.',
  requirements: ['3.26', '3.35'],
  product: 'car-equity',
  tags: ['produto', 'veículo'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados'),
    ...fillPerson(caio),
    pressContinue,
    waitForHeading('O veículo está livre?'),
    choose('O veículo está quitado?', 'Não'),
    fill('Quanto falta pagar?', 'R$ 12.400,00'),
    choose('Em nome de quem está o documento?', 'No nome de quem é casado comigo'),
    fill('CPF de quem é casado com você', beatriz.cpf),
    pressContinue,
    waitForHeading('Sobre o veículo'),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        times: 1,
        body: { data: { saldoDevedor: 12_400, dono: 'conjuge', cpfDoConjuge: '31850746290' } },
      },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { path: '/sobreOVeiculo' },
  },
});
