import { createEngine } from '#mocks/engine.ts';
import { requestOfPlainCall } from '#mocks/plain-call.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import type { WireStep, WireSystem } from '#scenarios/wire.ts';

/** The state of the service when a scenario's link is opened. */
export interface StateAtOpening {
  /** The answer of the service. */
  system: WireSystem;
  steps: readonly WireStep[];
  /** The step to show: that of the proposal, else the first one; undefined if `steps` does not contain it. */
  current: WireStep | undefined;
  /** True while the service completes the proposal: the app shows the completion screen first. */
  isCompleting: boolean;
}

/** The most attempts to open a link, because some scenarios fail first and succeed after a retry. */
const maxAttempts = 4;

/**
 * Opens the scenario's link at its mock service, as the app would. Returns undefined when the walk does not open the
 * product's own link, or no attempt returns steps.
 */
export async function stateAtOpening(scenario: Scenario): Promise<StateAtOpening | undefined> {
  const open = scenario.walk.find(action => action.do === 'open');
  if (!open || open.hash !== undefined) return undefined;
  const engine = createEngine({ scenario, clock: { now: () => 0, sleep: async () => undefined } });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const system = await requestSystem(scenario, request => engine.handle(request));
    if (system) return stateFrom(system);
  }
  return undefined;
}

async function requestSystem(
  scenario: Scenario,
  handle: (request: Request) => Promise<Response>,
): Promise<WireSystem | undefined> {
  const request = requestOfPlainCall({
    operation: 'getSystem',
    path: { hashId: hashOf(scenario) },
    headers: { version: 'v2' },
  });
  const requestWithTimeout = new Request(request, { signal: AbortSignal.timeout(50) });
  try {
    const response = await handle(requestWithTimeout);
    if (!response.ok) return undefined;
    const body: { data?: WireSystem } = await response.json(); // other answers are handled below
    return Array.isArray(body.data?.steps) ? body.data : undefined;
  } catch {
    // HTML, half a body or none opens no journey.
    return undefined;
  }
}

function stateFrom(system: WireSystem): StateAtOpening {
  const { steps, proposal, waitingFinishFillProposalSelfContract } = system;
  const [firstStep] = [...steps].filter(({ order }) => order >= 0).sort((a, b) => a.order - b.order);
  const slug = proposal ? (proposal.reviewStep ?? proposal.currentStep) : firstStep?.slug;
  return {
    system,
    steps,
    current: steps.find(step => step.slug === slug),
    isCompleting: waitingFinishFillProposalSelfContract === true,
  };
}
