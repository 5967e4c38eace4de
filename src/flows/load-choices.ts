import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import { statusTextOf } from '#journey/errors/message.ts';
import type { Failure } from '#journey/model/failure.ts';
import { hasInput, type Simulation } from '#journey/simulation/simulation-declaration.ts';
import { contractsFor } from '#journey/simulation/takeover-contract.ts';
import type { Result } from '#shared/result.ts';
import { asRef } from '#state/field-state.ts';
import type { Context } from './context.ts';
import { handleFailure } from './handle-failure.ts';
import { replaceLookup } from './replace-lookup.ts';

/**
 * Loads the choices of a simulation in parallel with its first request. Choices that are loaded already are not
 * requested again. `chooseKind` is called if the service offers a single type of simulation, and another one is chosen.
 */
export function loadChoices(
  context: Context,
  simulation: Simulation,
  chooseKind: (kind: string) => void,
): void {
  const { api, state } = context;
  const slice = state.simulation;
  const ids = { hashId: state.hashId, proposalId: state.proposal?.id ?? '' };
  if (hasInput(simulation, 'contracts') && slice.contracts.status !== 'success')
    void loadTakeoverContracts(context, simulation, ids);
  const { limitsFrom } = simulation;
  if (limitsFrom && !slice.limits)
    void loadAsLookup(context, 'limits', signal => api.getSimulationLimits(limitsFrom, ids, signal)).then(
      limits => {
        // If an offer has arrived meanwhile, its limits stay: they are more precise.
        if (limits) slice.limits ??= limits;
      },
    );
  if (simulation.pricingType === 'portability' && slice.banks.length === 0)
    void loadAsLookup(context, 'banks', signal =>
      api.getSimulationList('getQitechParticipants', ids, signal),
    ).then(list => {
      if (list) slice.banks = asRef(list.options);
    });
  if (!hasInput(simulation, 'kind') || slice.kinds.length > 0) return;
  void sendLookup(context, 'kinds', signal =>
    api.getSimulationList('getAgxPrivateSimulationTypes', ids, signal),
  ).then(answer => {
    if (!answer) return;
    slice.haveKindsFailed = !answer.ok;
    if (!answer.ok) return;
    const { options } = answer.value;
    slice.kinds = asRef(options);
    const [kind, otherKind] = options;
    if (kind && !otherKind && kind.value !== slice.inputs.kind) chooseKind(kind.value);
  });
  void loadAsLookup(context, 'terms', signal =>
    api.getSimulationList('getAgxPrivateDeadlines', ids, signal),
  ).then(list => {
    if (list) slice.termOptions = asRef(list.options);
  });
}

const loadFailedTextOf = (problem: Failure): string =>
  (problem.kind === 'service' && statusTextOf(problem)) || LOAD_FAILED;

async function loadTakeoverContracts(
  context: Context,
  simulation: Simulation,
  ids: { hashId: string; proposalId: string },
): Promise<void> {
  const { contracts } = context.state.simulation;
  contracts.status = 'loading';
  const answer = await sendLookup(context, 'contracts', signal =>
    context.api.getQitechContracts(ids, signal),
  );
  if (!answer) return;
  contracts.status = answer.ok ? 'success' : 'error';
  contracts.message = answer.ok ? '' : loadFailedTextOf(answer.problem);
  if (answer.ok) contracts.list = asRef(contractsFor(answer.value, simulation.pricingType));
}

/** The answer; `undefined` if the request failed, or if it ended without one. */
async function loadAsLookup<Value>(
  context: Context,
  name: string,
  request: (signal: AbortSignal) => Promise<Result<Value, Failure>>,
): Promise<Value | undefined> {
  const answer = await sendLookup(context, name, request);
  return answer?.ok ? answer.value : undefined;
}

/**
 * Sends a request; `dispatch` runs the next action of a failure. `undefined` if the visitor has left, or if a newer
 * request has replaced this one.
 */
async function sendLookup<Value>(
  context: Context,
  name: string,
  request: (signal: AbortSignal) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure> | undefined> {
  const signal = replaceLookup(context, `simulation ${name}`);
  const answer = await request(signal);
  if (signal.aborted) return undefined;
  if (!answer.ok) context.dispatch(handleFailure(context, answer.problem, 'lookup'));
  return answer;
}
