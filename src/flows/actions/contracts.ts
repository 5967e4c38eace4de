import { isAtStep } from '#journey/current-step.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { asRef } from '#state/field-state.ts';
import type { Context } from '../context.ts';
import { dropDraft } from '../drafts.ts';
import { handleFailure } from '../handle-failure.ts';
import { isOpenHere } from '../hash-id.ts';
import { repeatWhenOnline } from '../repeat-when-online.ts';
import { sendStep, writeFor } from './write.ts';

/** Loads the customer's loan contracts (7.14). An error appears in place of the list. */
export async function loadContractsOfStep(
  context: Context,
  step: Step,
  signal: AbortSignal,
): Promise<NextAction> {
  const { api, state } = context;
  state.contracts = { status: 'loading', list: asRef([]) };
  const { hashId } = state;
  const answer = await api.listContracts(hashId, signal);
  if (signal.aborted || !isOpenHere(context, hashId) || !isAtStep(state.place, step.slug)) return stay;
  if (answer.ok) {
    state.contracts = { status: 'success', list: asRef(answer.value) };
    return stay;
  }
  const nextAction = handleFailure(context, answer.problem, 'contracts');
  // A failure that leads elsewhere is not shown here: the step loads the list again when it is drawn again.
  if (nextAction.kind !== 'run') state.contracts = { status: 'error', list: asRef([]) };
  repeatWhenOnline(context, 'contracts', () => loadContractsOfStep(context, step, signal));
  return nextAction;
}

/** Sends the chosen contract as the answer of the step (assumption 7.14). */
export const chooseContract = (context: Context, step: Step, id: string): Promise<NextAction> =>
  id === ''
    ? Promise.resolve(stay)
    : writeFor(context, step, {
        input: id,
        write: async () => {
          const { hashId } = context.state;
          const answer = await sendStep(context, step, { contrato: id });
          if (answer.ok && isOpenHere(context, hashId)) void dropDraft(context, step.slug);
          return answer;
        },
      });
