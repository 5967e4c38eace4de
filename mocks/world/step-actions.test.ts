import { describe, expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import type { Check } from '#scenarios/check.ts';
import type { StepStatus } from '#scenarios/define-scenario.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { beginWorld } from '../testing/begin-world.ts';

const slug = 'analise-de-credito';

const worldAtAnalysis = (status?: StepStatus, check?: Check) =>
  beginWorld({
    proposal: {
      currentStep: slug,
      answers: allAnswers(marina),
      ...(status ? { stepStatus: { [slug]: status } } : {}),
    },
    ...(check ? { checks: { [slug]: check } } : {}),
  });

const dataOf = async (answer: Promise<Response>) => (await (await answer).json()).data;

const statuses = ['init', 'waiting', 'success', 'failed', 'remake', 'review', 'finished'] as const;

test.each(statuses)(
  '[4.1] a scenario can start with its step at %s, and every answer has that status',
  async status => {
    const { engine, visitor } = worldAtAnalysis(status);
    const { steps } = await dataOf(visitor.get(`/${visitor.hash}/system`));
    const stepAnswer = await dataOf(visitor.get(`/show-step/${visitor.hash}/step/${slug}`));
    const { stepStatus, currentStep } = await dataOf(visitor.poll(slug));
    const listedStep = steps.find((step: { slug: string }) => step.slug === slug);
    expect([listedStep.state, stepAnswer.state, stepStatus, currentStep]).toEqual([
      status,
      status,
      status,
      slug,
    ]);
    expect(engine.violations).toEqual([]);
  },
);

test('a form has the status review until it is saved', async () => {
  const { visitor } = beginWorld({
    proposal: {
      currentStep: 'endereco',
      answers: {},
      stepStatus: { endereco: 'review' },
    },
  });
  const readStatus = async () => {
    const { steps } = await dataOf(visitor.get(`/${visitor.hash}/system`));
    return steps.find((step: { slug: string }) => step.slug === 'endereco').state;
  };
  expect(await readStatus()).toBe('review');
  await visitor.save('endereco', { cep: '01310100' });
  expect(await readStatus()).toBe('success');
});

test('[4.13] after a step that forbids going back no earlier step is saved, unless the service requests it again', async () => {
  const { visitor } = worldAtAnalysis('waiting');
  const response = await visitor.save('endereco', { cep: '01310100' });
  expect([response.status, (await response.json()).errors]).toEqual([404, { status: 'CONFLICT' }]);
  const worldInReview = beginWorld({
    proposal: { currentStep: slug, reviewStep: 'endereco', answers: allAnswers(marina) },
  });
  expect((await worldInReview.visitor.save('endereco', { cep: '01310100' })).status).toBe(200);
});

test.each(['success', 'failed', 'remake', 'review', 'finished'] as const)(
  'a check ends with status %s and its message, and keeps them',
  async ends => {
    const { visitor } = worldAtAnalysis(undefined, { polls: 1, ends, message: 'Pronto.', stays: true });
    const answers = [];
    for (let poll = 0; poll < 3; poll += 1) {
      const { data, message } = await (await visitor.poll(slug)).json();
      answers.push([data.currentStep, data.stepStatus, message]);
    }
    expect(answers).toEqual([
      [slug, 'waiting', undefined],
      [slug, ends, 'Pronto.'],
      [slug, ends, undefined],
    ]);
  },
);

test('a wait that never ends is still waiting after hundreds of polls', async () => {
  const { visitor } = worldAtAnalysis(undefined, { polls: 1_000_000, ends: 'success' });
  for (let poll = 0; poll < 200; poll += 1) await visitor.poll(slug);
  expect((await dataOf(visitor.poll(slug))).stepStatus).toBe('waiting');
});

test('a step that stays on success is left by the action advance', async () => {
  const { visitor } = worldAtAnalysis('success');
  const { waitingFinishFillProposalSelfContract: completing } = await dataOf(
    visitor.save(slug, { stepAction: 'advance' }),
  );
  expect(completing).toBe(true);
});

describe.each(['failed', 'remake', 'review'] as const)('a step that ended at %s', status => {
  test('waits again after a step action, which is counted', async () => {
    const { engine, visitor } = worldAtAnalysis(status);
    const answer = await dataOf(visitor.save(slug, { stepAction: 'pollAgain' }));
    expect(answer).toMatchObject({ currentStep: slug, stepStatus: 'waiting', situation: 'emAnalise' });
    expect(answer.selfContract).not.toHaveProperty(slug);
    expect(engine.report().effects).toMatchObject({ redone: 1, smsSent: 0, savedSteps: 0 });
  });

  test('waits again after a submit without values', async () => {
    const { engine, visitor } = worldAtAnalysis(status);
    expect((await dataOf(visitor.save(slug, {}))).stepStatus).toBe('waiting');
    expect(engine.report().effects).toMatchObject({ redone: 1, savedSteps: 0 });
  });
});

test('[2.31] resendSms sends one more SMS and waits again', async () => {
  const { engine, visitor } = worldAtAnalysis('remake');
  expect((await dataOf(visitor.save(slug, { stepAction: 'resendSms' }))).stepStatus).toBe('waiting');
  expect(engine.report().effects).toMatchObject({ smsSent: 1, redone: 1 });
});

test('a retry has the outcome that the check plans for it, and succeeds by default', async () => {
  const { visitor } = worldAtAnalysis(undefined, {
    polls: 0,
    ends: 'failed',
    afterRetry: { polls: 0, ends: 'remake' },
  });
  const receivedStatuses = [(await dataOf(visitor.poll(slug))).stepStatus];
  await visitor.save(slug, { stepAction: 'pollAgain' });
  receivedStatuses.push((await dataOf(visitor.poll(slug))).stepStatus);
  await visitor.save(slug, { stepAction: 'pollAgain' });
  receivedStatuses.push((await dataOf(visitor.poll(slug))).waitingFinishFillProposalSelfContract);
  expect(receivedStatuses).toEqual(['failed', 'remake', true]);
});

test('a check with status init starts to wait when the visitor starts it', async () => {
  const { engine, visitor } = beginWorld({
    proposal: { currentStep: 'termos', answers: {} },
    checks: { [slug]: { polls: 0, ends: 'success', begins: 'init' } },
  });
  const receivedStatuses = [(await dataOf(visitor.save('termos', { aceiteDosTermos: true }))).stepStatus];
  receivedStatuses.push((await dataOf(visitor.poll(slug))).stepStatus);
  receivedStatuses.push((await dataOf(visitor.save(slug, { stepAction: 'start' }))).stepStatus);
  expect(receivedStatuses).toEqual(['init', 'init', 'waiting']);
  expect(engine.report().effects.redone).toBe(0);
});

test('[4.2] a step is skipped only if the product allows it', async () => {
  const { engine, visitor } = worldAtAnalysis('failed');
  expect((await visitor.save(slug, { stepAction: 'skipStep' })).status).toBe(422);
  expect((await dataOf(visitor.save(slug, { stepAction: 'cancel' }))).stepStatus).toBe('failed');
  expect(engine.violations).toEqual([]);
});
