import { expect, onTestFinished, test } from 'vitest';
import { type FlowStage, type FlowStageOptions, setUpFlows, until } from '#tests/flows/flow-stage.ts';

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
