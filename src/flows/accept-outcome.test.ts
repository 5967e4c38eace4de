import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { absentMembers } from '#scenarios/dialects/absent-members.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { succeed } from '#shared/result.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { outcomeWith } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

const ANALYSIS = 'analise-de-credito';

/** A visit of a service that leaves the initial status out of its answers, with these steps done so far. */
async function openAtRemake(product: Scenario['product'], doneStatus: 'success' | 'finished' = 'success') {
  const visit = setUpFlows({
    product,
    dialect: absentMembers,
    world: { proposal: { currentStep: ANALYSIS, answers: {}, stepStatus: { [ANALYSIS]: 'remake' } } },
    wrap: withConfiguration(configuration => {
      configuration.steps = configuration.steps.map(step =>
        step.status === 'success' ? { ...step, status: doneStatus } : step,
      );
    }),
  });
  await visit.open();
  return visit;
}

const statusOf = ({ state }: FlowStage, slug: string) =>
  state.stepStatus[slug] ?? state.config?.steps.find(step => step.slug === slug)?.status;

test.each([
  ['home-equity', 'success'],
  ['home-equity', 'finished'],
  ['credito-crefisa', 'success'],
] as const)(
  '[2.24] [4.1] %s: a new simulation begins anew, although the answer does not say so and the former one is %s',
  async (product, doneStatus) => {
    const visit = await openAtRemake(product, doneStatus);
    const { flows, hash, platform, state } = visit;
    await flows.stepAction('newSimulation', '');
    await until(() => state.place.kind !== 'step' || state.place.slug !== ANALYSIS);
    expect(state.place).toEqual({ kind: 'step', slug: 'simulacao' });
    expect(statusOf(visit, 'simulacao')).toBe('init');
    await until(() => state.simulation.status === 'ready');
    expect(state.simulation.offers).not.toHaveLength(0);
    expect(platform.cookies.read('agx_hash')).toBe(hash);
  },
);

test('[2.3] [4.1] a step ahead that is finished stays the end, although the answer does not say so', async () => {
  const changeEnd = withConfiguration(configuration => {
    configuration.steps = configuration.steps.map(step =>
      step.slug === 'finalizado'
        ? { ...step, status: 'finished', type: { ...step.type, slug: 'creditAnalysis' } }
        : step,
    );
  });
  const visit = setUpFlows({
    world: { proposal: { currentStep: 'dados-bancarios', answers: allAnswers(marina) } },
    wrap: api => ({
      ...changeEnd(api),
      updateStep: async () => succeed(outcomeWith({ proposal: proposalAt('finalizado', { id: 'p' }) })),
    }),
  });
  await visit.open();
  await visit.flows.submit();
  expect(visit.state.place).toEqual({ kind: 'finalPage' });
});
