import { expect, test } from 'vitest';
import { simulationOf } from '#journey/simulation/index.ts';
import { products } from '#scenarios/products/index.ts';
import { setUpFlows, until } from '#tests/flows/flow-stage.ts';

const stepsWithSimulation = products.flatMap(product =>
  product.steps
    .filter(step => simulationOf(step.stepType.slug))
    .map(step => [product.id, step.slug, step.stepType.slug] as const),
);

test('[4.8] some products have a simulation', () => {
  expect(stepsWithSimulation.length).toBeGreaterThan(10);
});

test.each(stepsWithSimulation)(
  '[4.8] %s, step %s (%s): there is an offer, or something to choose first',
  async (product, slug) => {
    const stage = setUpFlows({
      product,
      world: {
        proposal: {
          currentStep: slug,
          answers: { sobreOVeiculo: { valorVeiculo: 62_840 }, imovel: { valorDoImovel: 480_000 } },
        },
      },
    });
    const { flows, state } = stage;
    await stage.open();
    await flows.openSimulation();
    await until(() => state.simulation.slug === slug && state.simulation.status !== 'loading');
    const { simulation } = state;
    const needsContract =
      simulation.inputs.contracts.length === 0 && simulation.contracts.status !== 'initial';
    expect(simulation).toMatchObject({ status: needsContract ? 'idle' : 'ready', message: '', errors: {} });
  },
);
