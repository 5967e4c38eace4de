import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  fillPerson,
  pressContinue,
  waitForHeading,
} from '../../products/building-blocks/fill.ts';

export const homeEquityComeco = defineScenario({
  id: 'home-equity-comeco',
  title: 'Garantia de imóvel: apartamento pede o condomínio',
  story: 'Marina informa a renda e escolhe um apartamento como garantia: o nome do condomínio aparece.',
  requirements: ['3.26'],
  product: 'home-equity',
  tags: ['produto', 'imóvel'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados'),
    ...fillPerson(marina),
    choose('Estado civil', 'Casado(a)'),
    fill('Renda mensal', 'R$ 14.000,00'),
    pressContinue,
    waitForHeading('O imóvel em garantia'),
    choose('Tipo', 'Apartamento'),
    fill('Nome do condomínio', 'Edifício Ipê'),
  ],
  verdict: {
    sent: [{ operation: 'createProposal', times: 1, body: { data: { rendaMensal: 14_000 } } }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'O imóvel em garantia' },
  },
});
