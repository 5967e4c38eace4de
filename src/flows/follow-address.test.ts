import { expect, onTestFinished, test } from 'vitest';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { succeed } from '#shared/result.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import {
  type FlowStage,
  type FlowStageOptions,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { outcomeWith } from '#tests/flows/outcome-with.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

async function open(options: FlowStageOptions): Promise<FlowStage> {
  const visit = setUpFlows(options);
  onTestFinished(() => visit.close());
  await visit.open();
  return visit;
}

/** Presses the browser's back button once, and waits until the app has followed. */
async function pressBack({ platform, path }: FlowStage): Promise<string> {
  const pathBefore = path();
  platform.address.back();
  await until(() => path() !== pathBefore, `the browser leaves ${pathBefore}`);
  return path();
}

test('[2.15] after a simulation, which nobody can open again, one press of the back button leads to the form before it', async () => {
  const visit = await open({
    product: 'credito-crefisa',
    world: { proposal: { currentStep: 'simulacao', answers: {} } },
  });
  const { flows, state } = visit;
  await until(() => state.simulation.status === 'ready');
  await flows.goBack();
  expect(visit.path()).toBe('/renda');
  await flows.goToCurrentStep();
  await until(() => state.simulation.status === 'ready');
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 });
  await flows.submitSimulation();
  await until(() => visit.path() === '/endereco');
  expect(await pressBack(visit)).toBe('/renda');
});

test('[2.15] [3.20] the browser goes back to the first form after a creation whose answer names no step', async () => {
  const visit = await open({
    wrap: api => ({
      ...api,
      createProposal: async (...request) => {
        const answer = await api.createProposal(...request);
        if (!answer.ok) return answer;
        const { proposal, ...outcome } = answer.value;
        return succeed({ ...outcome, namesNoStep: true, proposal: { ...proposal, currentStep: '' } });
      },
    }),
  });
  typePersonalData(visit.flows);
  await visit.flows.submit();
  await until(() => visit.path() === '/endereco');
  expect(await pressBack(visit)).toBe('/dados-pessoais');
});

/** A visit at a form whose answer makes the visitor wait, until the service has completed the proposal. */
async function openBeforeCompletion(
  changeSteps: (steps: readonly Step[]) => readonly Step[] = steps => steps,
) {
  let sent: StepOutcome = outcomeWith();
  const change = withConfiguration(configuration => {
    configuration.steps = changeSteps(configuration.steps);
  });
  const visit = await open({
    world: atAddressStep,
    wrap: api => ({
      ...change(api),
      updateStep: async (...request) => {
        const answer = await api.updateStep(...request);
        if (!answer.ok) return answer;
        sent = answer.value;
        return succeed({
          ...sent,
          proposal: { ...sent.proposal, currentStep: 'endereco' },
          waitsForCompletion: true,
        });
      },
      finishedUpdate: async () => succeed({ ...sent, stepStatus: 'success' }),
    }),
  });
  await typeAddress(visit);
  void visit.flows.submit();
  await until(() => visit.path() === '/dados-bancarios');
  return visit;
}

test('[2.15] [4.22] the browser goes back to the form that was sent before the service completed the proposal', async () => {
  const visit = await openBeforeCompletion();
  expect(await pressBack(visit)).toBe('/endereco');
});

test('[2.15] [4.13] [4.22] a completion takes the place of a form to which the next step forbids going back', async () => {
  const visit = await openBeforeCompletion(steps =>
    steps.map(step => (step.slug === 'dados-bancarios' ? { ...step, cannotReturnFromHere: true } : step)),
  );
  visit.platform.address.back();
  await waitForPendingWork();
  expect(visit.path()).toBe('/dados-bancarios');
});
