import { expect, onTestFinished, test } from 'vitest';
import type { Api } from '#api/api.ts';
import type { Step, StepStatus } from '#journey/model/step.ts';
import { stepTypeWith } from '#journey/testing/step-with.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan, StartingWorld } from '#scenarios/define-scenario.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { succeed } from '#shared/result.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { openAtStep, SLUG, statusOf, waitingAnswer, writesOf } from '#tests/flows/open-at-step.ts';
import { entryNameOf } from './entry-name-of.ts';

const FINAL = 'finalizado';

/** The service lists all steps but the last one, which only show-step returns, with these members. */
const withoutFinalStep =
  (members: Partial<Step>) =>
  (api: Api): Api => ({
    ...api,
    getSystem: async (...args) => {
      const answer = await api.getSystem(...args);
      if (!answer.ok) return answer;
      const { configuration } = answer.value;
      const steps = configuration.steps.filter(({ slug }) => slug !== FINAL);
      return succeed({ ...answer.value, configuration: { ...configuration, steps } });
    },
    showStep: async (...args) => {
      const answer = await api.showStep(...args);
      return answer.ok ? succeed({ ...answer.value, ...members }) : answer;
    },
  });

async function openWithoutFinalStep(
  world: StartingWorld,
  members: Partial<Step> = {},
  plan: Plan = {},
): Promise<FlowStage> {
  const visit = setUpFlows({ world, wrap: withoutFinalStep(members), plan });
  onTestFinished(() => visit.close());
  await visit.open();
  return visit;
}

const proposalAt = (currentStep: string) => ({ currentStep, answers: allAnswers(marina) });

test('[2.3] [4.7] a link to a proposal at a final step that only show-step returns opens the final page', async () => {
  const visit = await openWithoutFinalStep({ proposal: proposalAt(FINAL) });
  await until(() => visit.state.place.kind === 'finalPage');
  expect(visit.sent('showStep')).toHaveLength(1);
});

test('[2.3] [4.7] a poll that names a final step that only show-step returns leads to the final page, and the drafts go', async () => {
  const visit = await openWithoutFinalStep({
    proposal: proposalAt(SLUG),
    checks: { [SLUG]: { polls: 0, ends: 'success' } },
    completion: { polls: 0, ends: 'success' },
  });
  await until(() => visit.state.place.kind === 'finalPage');
  expect(visit.platform.address.current().searchParams.get('agx_hash')).toBeNull();
  expect(await visit.platform.secureStorage.read(entryNameOf('drafts', visit.hash))).toBeUndefined();
});

test('[2.3] [4.1] a step in status finished that only show-step returns leads to the final page', async () => {
  const visit = await openWithoutFinalStep(
    { proposal: proposalAt(FINAL) },
    { status: 'finished', type: stepTypeWith('propostaEmPagamento') },
  );
  await until(() => visit.state.place.kind === 'finalPage');
  expect(visit.platform.address.current().searchParams.get('agx_hash')).toBeNull();
});

const finishedAnswer = waitingAnswer({ stepStatus: 'finished' });
const expectEnd = async (visit: FlowStage): Promise<void> => {
  await until(() => visit.state.place.kind === 'finalPage');
  expect(visit.platform.address.current().searchParams.get('agx_hash')).toBeNull();
  expect(visit.platform.clock.sleepingCount()).toBe(0);
};

test.each(['creditAnalysis', 'propostaEmPagamento', 'tipoNovo'])(
  '[4.1] [2.3] a poll that ends with the status finished at a last step %s leads to the final page',
  async type => {
    const visit = await openAtStep(type, { status: 'waiting', plan: { updateStep: finishedAnswer } });
    await expectEnd(visit);
  },
);

test('[4.1] [7.33] a poll of C6 that ends the last step with the status finished leads to the final page', async () => {
  const visit = await openAtStep('c6ConsignadoPrivadoPolling', {
    status: 'waiting',
    plan: { pollC6ConsignadoPrivado: finishedAnswer },
  });
  await expectEnd(visit);
});

test('[4.1] [7.33] the right code of C6 that finishes the last step leads to the final page', async () => {
  const visit = await openAtStep('c6ConsignadoPrivadoToken', {
    status: 'waiting',
    plan: {
      pollC6ConsignadoPrivado: waitingAnswer({}),
      sendC6ConsignadoPrivadoToken: finishedAnswer,
    },
  });
  await visit.flows.stepAction('sendC6Token', '123456');
  await expectEnd(visit);
});

test('[4.1] a button whose answer finishes the last step leads to the final page', async () => {
  const visit = await openAtStep('rodobensKyc', { status: 'init', plan: { updateStep: finishedAnswer } });
  await visit.flows.stepAction('begin', '');
  await expectEnd(visit);
});

test('[4.1] a form whose answer finishes the last step leads to the final page', async () => {
  const visit = await openAtStep('form', { status: 'init', plan: { updateStep: finishedAnswer } });
  await visit.flows.submit();
  await expectEnd(visit);
});

test.each(['waiting', 'typed'] as const)(
  '[4.1] [7.20] a last step of a token that is finished (%s) leads to the final page',
  async way => {
    const status = (value: StepStatus) =>
      ({ kind: 'reply', status: 200, body: { data: { status: value } } }) as const;
    const visit = await openAtStep('tokenValidation', {
      status: 'waiting',
      plan: {
        getTokenValidation: status(way === 'waiting' ? 'finished' : 'waiting'),
        validateToken: status('finished'),
      },
    });
    if (way === 'typed') await visit.flows.stepAction('enterToken', '123456');
    await expectEnd(visit);
  },
);

test('[4.1] the status finished that arrives before its step is loaded leads to the final page', async () => {
  const visit = await openWithoutFinalStep(
    { proposal: proposalAt(SLUG) },
    { status: 'init', type: stepTypeWith('propostaEmPagamento') },
    { updateStep: waitingAnswer({ currentStep: FINAL, stepStatus: 'finished' }) },
  );
  await expectEnd(visit);
});

test.each(['creditAnalysis', 'tipoNovo'])(
  '[4.1] [4.7] a poll that ends with the status finished at a step %s before others is a success, and the visitor continues',
  async type => {
    const visit = await openAtStep(type, {
      status: 'waiting',
      step: { order: 0.5 },
      plan: { updateStep: finishedAnswer },
    });
    await until(() => statusOf(visit) === 'finished');
    expect(visit.state.place).toEqual({ kind: 'step', slug: SLUG });
    expect(visit.platform.address.current().searchParams.get('agx_hash')).toBe(visit.hash);
    expect(visit.platform.clock.sleepingCount()).toBe(0);
    // 'Continuar' asks the service for the next step.
    void visit.flows.stepAction('advance', '');
    await until(() => writesOf(visit).length === 1);
    expect(visit.state.place).toEqual({ kind: 'step', slug: SLUG });
  },
);

test('[4.1] [4.15] a form whose answer names a later form with the status finished leads to that form', async () => {
  const visit = await openAtStep('form', {
    status: 'init',
    step: { order: 0.5 },
    plan: { updateStep: waitingAnswer({ currentStep: 'dados-bancarios', stepStatus: 'finished' }) },
  });
  await visit.flows.submit();
  await until(() => visit.state.form.slug === 'dados-bancarios');
  expect(visit.state.place).toEqual({ kind: 'step', slug: 'dados-bancarios' });
});

test('[4.10] a step to review in status finished stays open', async () => {
  const visit = await openAtStep('creditAnalysis', {
    status: 'waiting',
    plan: { updateStep: waitingAnswer({ reviewStep: 'dados-pessoais', stepStatus: 'finished' }) },
  });
  await until(() => visit.state.form.slug === 'dados-pessoais');
  expect(visit.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});
