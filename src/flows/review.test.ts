import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import type { Check } from '#scenarios/check.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { succeed } from '#shared/result.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { openAtStep, waitingAnswer } from '#tests/flows/open-at-step.ts';
import { outcomeWith } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

const CHECK = 'analise-de-credito';
const REVIEWED = 'endereco';

/**
 * The visitor at the credit check, which asks for the address again; the address is a step of this type, without
 * fields.
 */
async function openReview(type: string, check?: Check) {
  const visit = setUpFlows({
    world: {
      proposal: { currentStep: CHECK, answers: allAnswers(marina) },
      checks: {
        [CHECK]: {
          polls: 0,
          ends: 'review',
          reviewStep: REVIEWED,
          afterRetry: { polls: 100, ends: 'success' },
        },
        ...(check && { [REVIEWED]: check }),
      },
    },
    wrap: withConfiguration(configuration => {
      configuration.steps = configuration.steps.map(step =>
        step.slug === REVIEWED ? { ...step, fields: [], type: { ...step.type, slug: type } } : step,
      );
    }),
  });
  await visit.open();
  await until(() => isAt(visit, REVIEWED));
  return visit;
}

const isAt = ({ state }: FlowStage, slug: string): boolean =>
  state.place.kind === 'step' && state.place.slug === slug;

const statusesOf = ({ state }: FlowStage) =>
  [CHECK, REVIEWED].map(
    slug => state.stepStatus[slug] ?? state.config?.steps.find(step => step.slug === slug)?.status,
  );

test.each(['documentLink', 'liveness', 'tipoNovo'])(
  '[4.10] a step of type %s that must be done again is to be done, whatever status the check has',
  async type => {
    const visit = await openReview(type);
    expect(statusesOf(visit)).toEqual(['review', 'init']);
    const reloaded = visit.reload();
    await reloaded.open();
    expect(isAt(reloaded, REVIEWED)).toBe(true);
    expect(statusesOf(reloaded)).toEqual(['review', 'init']);
    expect(visit.engine.violations).toEqual([]);
  },
);

test.each([
  ['a poll', false],
  ['the completion', true],
] as const)('[4.10] [7.10] [4.22] a review that %s begins asks for the step again', async (_, completing) => {
  const beginReview = async () =>
    succeed(
      outcomeWith({ proposal: proposalAt(CHECK, { id: 'p', reviewStep: REVIEWED }), stepStatus: 'success' }),
    );
  const changeSteps = withConfiguration(configuration => {
    configuration.steps = configuration.steps.map(step =>
      step.slug === REVIEWED
        ? { ...step, status: 'success', fields: [], type: { ...step.type, slug: 'facematch' } }
        : step,
    );
  });
  const visit = setUpFlows({
    world: { proposal: { currentStep: CHECK, answers: allAnswers(marina), completing } },
    wrap: api => ({ ...changeSteps(api), pollStep: beginReview, finishedUpdate: beginReview }),
  });
  await visit.open();
  await until(() => isAt(visit, REVIEWED));
  expect(statusesOf(visit)[1]).toBe('init');
});

test('[4.10] [7.10] a step to review waits for its own status, fails by it, and leads to the current step when it is done', async () => {
  const visit = await openReview('liveness', { polls: 2, ends: 'failed', message: 'Foto escura.' });
  const { engine, flows, platform, state } = visit;
  await flows.stepAction('begin');
  expect(statusesOf(visit)[1]).toBe('waiting');
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(2000);
  await until(() => platform.clock.sleepingCount() === 1);
  expect(statusesOf(visit)).toEqual(['review', 'waiting']);
  await platform.clock.advance(2000);
  await until(() => statusesOf(visit)[1] === 'failed');
  expect(isAt(visit, REVIEWED)).toBe(true);
  await flows.stepAction('retry');
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(2000);
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(2000);
  await until(() => isAt(visit, CHECK));
  expect(state.proposal?.reviewStep).toBeNull();
  expect(engine.violations).toEqual([]);
});

test('[4.10] [7.10] without a status of its own a step to review is to be done; the link is that of the current step', async () => {
  const link = 'https://assinatura.exemplo/1';
  const visit = await openAtStep('documentApi', {
    status: 'waiting',
    plan: { updateStep: waitingAnswer({ reviewStep: REVIEWED, stepStatus: 'review', link }) },
  });
  await until(() => isAt(visit, REVIEWED));
  expect(visit.state.stepStatus).toMatchObject({ [CHECK]: 'review', [REVIEWED]: 'init' });
  expect(visit.state.stepDetails[CHECK]?.link).toBe(link);
  expect(visit.state.stepDetails[REVIEWED]?.link ?? '').toBe('');
});

test('[4.12] a review that the visitor leaves for a check stays ended while the check is polled and when the journey opens again', async () => {
  const world = {
    proposal: { currentStep: CHECK, reviewStep: REVIEWED, answers: allAnswers(marina) },
    checks: { [CHECK]: { polls: 50, ends: 'success' } },
  } as const;
  const visit = setUpFlows({ world });
  const { engine, flows, platform, state } = visit;
  await visit.open();
  expect(isAt(visit, REVIEWED)).toBe(true);
  await flows.goToCurrentStep();
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(2000);
  await until(() => platform.clock.sleepingCount() === 1);
  expect(engine.journal.filter(({ operation }) => operation === 'updateStep')).toHaveLength(2);
  expect(isAt(visit, CHECK)).toBe(true);
  await flows.recover('reopen');
  expect(isAt(visit, CHECK)).toBe(true);
  expect(state.proposal?.reviewStep).toBeNull();
  const reloaded = visit.reload();
  await reloaded.open();
  expect(isAt(reloaded, REVIEWED)).toBe(true);
});
