import type { StartingWorld } from '#scenarios/define-scenario.ts';
import { type FlowStage, type FlowStageOptions, setUpFlows, until } from '#tests/flows/flow-stage.ts';

export const worldAt = (
  currentStep: string,
  answers: NonNullable<StartingWorld['proposal']>['answers'] = {},
): StartingWorld => ({
  proposal: { currentStep, answers },
});

/** Opens a product at its simulation and waits for the first answer. */
export async function visitSimulation(options: FlowStageOptions): Promise<FlowStage> {
  const stage = setUpFlows(options);
  await openSimulation(stage);
  return stage;
}

export async function openSimulation({ open, state }: FlowStage): Promise<void> {
  await open();
  await until(() => state.simulation.status !== 'loading' && state.simulation.slug !== '');
}

/** Passes the pause after a change and waits for the answer to the request that follows. */
export async function settle({ platform, state }: FlowStage): Promise<void> {
  await until(() => platform.clock.sleepingCount() > 0, 'the pause has begun');
  await platform.clock.advance(300);
  await until(() => state.simulation.status !== 'loading', 'the answer has come');
}

export const loan: FlowStageOptions = { product: 'home-equity', world: worldAt('simulacao') };

/** Reloads the page and waits until the simulation is open again. */
export async function reopen(visit: FlowStage): Promise<FlowStage> {
  const stage = visit.reload();
  await openSimulation(stage);
  return stage;
}
