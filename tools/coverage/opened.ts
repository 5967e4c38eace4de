import { createEngine } from '#mocks/engine.ts';
import { requestOfPlainCall } from '#mocks/plain-call.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { hashOf } from '#scenarios/index.ts';
import type { WireStep, WireSystem } from '#scenarios/wire.ts';

/** What the service brings when a scenario's link is opened. */
export interface Opened {
  steps: readonly WireStep[];
  /** The step the visitor comes to; undefined when the service names none that is there. */
  current: WireStep | undefined;
  /** The service completes the proposal: its screen stands before the current step. */
  completing: boolean;
}

/** So many times a link is tried: scenarios that fail at first go on after a retry. */
const tries = 4;

/** Asks the scenario's own service what its link opens, as the app would. undefined when it brings no journey. */
export async function opened(scenario: Scenario): Promise<Opened | undefined> {
  const open = scenario.walk.find(action => action.do === 'open');
  if (!open || open.hash !== undefined) return undefined;
  const engine = createEngine({ scenario, clock: { now: () => 0, sleep: async () => undefined } });
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const system = await ask(scenario, request => engine.handle(request));
    if (system) return openedBy(system);
  }
  return undefined;
}

async function ask(
  scenario: Scenario,
  handle: (request: Request) => Promise<Response>,
): Promise<WireSystem | undefined> {
  const request = requestOfPlainCall({
    operation: 'getSystem',
    path: { hashId: hashOf(scenario) },
    headers: { version: 'v2' },
    answers: 200,
  });
  const soon = new Request(request, { signal: AbortSignal.timeout(50) });
  try {
    const response = await handle(soon);
    if (!response.ok) return undefined;
    const body: { data?: WireSystem } = await response.json(); // what is no journey is sorted out below
    return Array.isArray(body.data?.steps) ? body.data : undefined;
  } catch {
    // HTML, half a body, or nothing at all: no journey.
    return undefined;
  }
}

function openedBy({ steps, proposal, waitingFinishFillProposalSelfContract }: WireSystem): Opened {
  const [first] = [...steps].filter(({ order }) => order >= 0).sort((a, b) => a.order - b.order);
  const slug = proposal ? (proposal.reviewStep ?? proposal.currentStep) : first?.slug;
  return {
    steps,
    current: steps.find(step => step.slug === slug),
    completing: waitingFinishFillProposalSelfContract === true,
  };
}
