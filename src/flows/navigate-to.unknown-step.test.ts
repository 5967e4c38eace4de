import { expect, test } from 'vitest';
import { stepWith } from '#journey/testing/step-with.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { succeed } from '#shared/result.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { outcomeWith } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createGate } from '#tests/support/create-gate.ts';

/** A visit of a service whose configuration lacks this step; show-step, which returns it, waits for `gate`. */
async function openWithout(missingSlug: string, currentStep: string) {
  const gate = createGate();
  const leaveOut = withConfiguration(configuration => {
    configuration.steps = configuration.steps.filter(({ slug }) => slug !== missingSlug);
  });
  const visit = setUpFlows({
    world: {
      proposal: { currentStep, answers: allAnswers(marina) },
      checks: { 'analise-de-credito': { polls: 0, ends: 'success' } },
      completion: { polls: 0, ends: 'success' },
    },
    wrap: api => ({ ...leaveOut(api), showStep: gate.hold(api.showStep) }),
  });
  await visit.open();
  return { visit, gate };
}

const writesOf = (visit: FlowStage) => visit.sent('updateStep').filter(({ polling }) => polling !== true);

test('[11.1] [15.4] [10.12] while the next step is loaded, the accepted form is closed and cannot be sent again', async () => {
  const { visit, gate } = await openWithout('termos', 'dados-bancarios');
  const { flows, state } = visit;
  void flows.submit();
  await until(() => state.place.kind === 'opening');
  void flows.submit();
  await waitForPendingWork();
  expect(writesOf(visit)).toHaveLength(1);
  gate.open();
  await until(() => state.place.kind === 'step' && state.place.slug === 'termos');
  expect(writesOf(visit)).toHaveLength(1);
  expect(state.form).toMatchObject({ slug: 'termos', isSubmitting: false, isSending: false });
});

test('[2.15] [4.12] the browser goes back from a step that was loaded to the form before it', async () => {
  const { visit, gate } = await openWithout('termos', 'dados-bancarios');
  const { flows, platform, state } = visit;
  gate.open();
  await flows.submit();
  await until(() => state.place.kind === 'step' && state.place.slug === 'termos');
  platform.address.back();
  await until(() => state.place.kind === 'step' && state.place.slug === 'dados-bancarios');
  expect(state.form.slug).toBe('dados-bancarios');
});

test('[11.1] [15.4] while the step after a wait is loaded, the wait has no buttons any more', async () => {
  const { visit, gate } = await openWithout('finalizado', 'analise-de-credito');
  const { state } = visit;
  await until(() => state.place.kind === 'opening');
  expect(state.currentWait).toBeUndefined();
  gate.open();
  await until(() => state.place.kind !== 'opening');
});

test('[3.22] [2.39] a step without an order, to which a wait leads, comes after the waiting step', async () => {
  const visit = setUpFlows({
    world: { proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina) } },
    wrap: api => ({
      ...api,
      pollStep: async () => succeed(outcomeWith({ proposal: proposalAt('extra', { id: 'p' }) })),
      showStep: async (_, slug) => succeed(stepWith({ slug, order: -1 })),
    }),
  });
  const { state } = visit;
  await visit.open();
  await until(() => state.place.kind === 'step' && state.place.slug === 'extra');
  const steps = state.config?.steps ?? [];
  const inOrder = [...steps].sort((a, b) => a.order - b.order).map(({ slug }) => slug);
  expect(inOrder.slice(-3)).toEqual(['analise-de-credito', 'extra', 'finalizado']);
});
