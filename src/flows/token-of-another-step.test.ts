import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import {
  type FlowStage,
  setUpFlows,
  typeAddress,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

const RIGHT_CODE = '482913';
/** The step that asks for a code; the address is the step before it. */
const SLUG = 'dados-bancarios';

async function openAtTokenStep(): Promise<FlowStage> {
  const answers = allAnswers(marina);
  const visit = setUpFlows({
    world: {
      proposal: {
        currentStep: SLUG,
        answers: { 'dados-pessoais': answers['dados-pessoais'], endereco: answers.endereco },
      },
    },
    wrap: withConfiguration(configuration => {
      configuration.steps = configuration.steps.map(step =>
        step.slug === SLUG
          ? { ...step, fields: [], status: 'init', type: { ...step.type, slug: 'tokenValidation' } }
          : step,
      );
    }),
  });
  await visit.open();
  expect(visit.state.place).toEqual({ kind: 'step', slug: SLUG });
  return visit;
}

/** Sends the address, whose save is refused with 401. */
async function sendAddressAfterExpiry(visit: FlowStage): Promise<void> {
  const { engine, flows, state } = visit;
  await flows.chooseStep('endereco');
  await typeAddress(visit);
  engine.breakNext('updateStep', { kind: 'reply', status: 401, body: { code: 401 } });
  void flows.submit();
  await until(() => state.place.kind === 'tokenValidation');
  await waitForPendingWork();
}

const tokenCallsFor = ({ engine }: FlowStage, slug: string): number =>
  engine.journal.filter(
    ({ operation, address }) =>
      (operation === 'getTokenValidation' || operation === 'validateToken') && address.endsWith(`/${slug}`),
  ).length;

test('[2.23] [4.24] [7.20] a code that was sent for a step is none for the page after a 401 of another step', async () => {
  const visit = await openAtTokenStep();
  const { flows, path, state } = visit;
  await flows.stepAction('requestToken', 'sms');
  expect(state.token).toMatchObject({ slug: SLUG, status: 'sent' });
  await sendAddressAfterExpiry(visit);
  expect(state.token).toMatchObject({ slug: 'endereco', status: 'idle', target: '' });
  expect(tokenCallsFor(visit, 'endereco')).toBe(1);
  await flows.requestToken('sms');
  expect(state.token).toMatchObject({ slug: 'endereco', status: 'sent' });
  await flows.enterToken(RIGHT_CODE);
  expect(path()).toBe('/endereco');
});

test('[2.23] [7.20] a code that was sent for the page after a 401 is none for a step that asks for its own', async () => {
  const visit = await openAtTokenStep();
  const { flows, platform, state } = visit;
  await sendAddressAfterExpiry(visit);
  await flows.requestToken('sms');
  state.token.requestError = 'Aguarde.';
  expect(state.token).toMatchObject({ slug: 'endereco', status: 'sent' });
  platform.address.back();
  await until(() => state.place.kind === 'step');
  await flows.chooseStep(SLUG);
  expect(state.place).toEqual({ kind: 'step', slug: SLUG });
  expect(state.token).toMatchObject({ slug: SLUG, status: 'idle', target: '', requestError: '' });
});

test('[4.28] the pause before another code ends for a step that asks for its own', async () => {
  const visit = await openAtTokenStep();
  const { flows, platform, state } = visit;
  await sendAddressAfterExpiry(visit);
  await flows.requestToken('sms');
  expect(state.confirmation.resendAt).toBeGreaterThan(platform.clock.steadyNow());
  platform.address.back();
  await until(() => state.place.kind === 'step');
  await flows.chooseStep(SLUG);
  expect(state.confirmation.resendAt).toBe(0);
});

test('[2.23] [4.28] a code that was sent for the page after a 401 is still the one of the same step after a return, with its pause', async () => {
  const visit = await openAtTokenStep();
  const { flows, platform, state } = visit;
  await sendAddressAfterExpiry(visit);
  await flows.requestToken('sms');
  const { resendAt } = state.confirmation;
  expect(resendAt).toBeGreaterThan(platform.clock.steadyNow());
  platform.address.back();
  await until(() => state.place.kind === 'step');
  await sendAddressAfterExpiry(visit);
  expect(state.token.status).toBe('sent');
  expect(state.confirmation.resendAt).toBe(resendAt);
});
