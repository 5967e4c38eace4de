import { expect, onTestFinished, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { agreeToTerms } from '#tests/flows/agree-to-terms.ts';
import { erase } from '#tests/flows/erase.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';

/** Makes a step of the personal loan a consent. */
const withConsentAt = (slug: string) =>
  withConfiguration(({ steps, display }) => {
    const step = steps.find(candidate => candidate.slug === slug);
    if (step) Object.assign(step, { fields: [], type: { ...step.type, slug: 'lgpd' } });
    Object.assign(display, { enableProposalRestartAtAnytime: true, hasLandingPage: true });
  });

/** Opens a consent at the second step and ticks it. The answer to the consent waits until `answer` is called. */
async function openConsent() {
  const answer = createGate();
  const wrap = (original: Api): Api => {
    const api = withConsentAt('endereco')(original);
    return { ...api, sendConsent: answer.hold(api.sendConsent) };
  };
  const answers = { 'dados-pessoais': personalAnswers(marina) };
  const visit = setUpFlows({ world: { proposal: { currentStep: 'endereco', answers } }, wrap });
  onTestFinished(() => visit.close());
  await visit.open();
  agreeToTerms(visit);
  return { ...visit, answer: answer.open };
}

async function pressConsent({ flows, sent }: FlowStage): Promise<{ press: Promise<void> }> {
  const press = flows.stepAction('consent');
  await until(() => sent('externalLgpd').length === 1);
  return { press };
}

test('[2.40] [4.25] there is no restart while a consent is being sent', async () => {
  const visit = await openConsent();
  const { flows, state } = visit;
  const restart = flows.askRestart();
  await until(() => state.dialog.isOpen, 'before the press a restart is possible');
  flows.answerDialog(state.dialog.id, 'cancel');
  await restart;
  const { press } = await pressConsent(visit);
  await flows.askRestart();
  expect(state.dialog.isOpen).toBe(false);
  visit.answer();
  await press;
});

test('[11.4] a step is not sent if the device is erased while its consent is being sent', async () => {
  const visit = await openConsent();
  const { answer, sent } = visit;
  const { press } = await pressConsent(visit);
  await erase(visit);
  answer();
  await press;
  await waitForPendingWork();
  expect([...sent('createProposal'), ...sent('updateStep')]).toEqual([]);
});

test('[11.1] [11.2] a consent that creates the proposal creates one, although the visitor goes back to the landing page meanwhile', async () => {
  const answer = createGate();
  const visit = setUpFlows({
    // A phone opens the landing page.
    platform: { device: createMemoryPlatform().device },
    wrap: original => {
      const api = withConsentAt('dados-pessoais')(original);
      return { ...api, createProposal: answer.hold(api.createProposal) };
    },
  });
  onTestFinished(() => visit.close());
  const { flows, state, platform, sent, engine } = visit;
  await visit.open();
  await flows.startFirstStep();
  agreeToTerms(visit);
  const press = flows.stepAction('consent');
  await until(() => sent('createProposal').length === 1);
  platform.address.back();
  await until(() => state.place.kind === 'landing');
  answer.open();
  await press;
  expect(state.place.kind).toBe('landing');
  await flows.startFirstStep();
  agreeToTerms(visit);
  await flows.stepAction('consent');
  await waitForPendingWork();
  expect(sent('createProposal')).toHaveLength(1);
  expect(engine.report().effects).toMatchObject({ proposals: 1 });
});
