import { stay } from '#journey/model/next-action.ts';
import { answeredStepsOf, listNameOf } from '#journey/steps/review/answered-steps.ts';
import { asRef } from '#state/field-state.ts';
import { createPlaceCheck } from './create-place-check.ts';
import { handleFailure } from './handle-failure.ts';
import { isOpenHere } from './hash-id.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { repeatWhenOnline } from './repeat-when-online.ts';

/**
 * Loads the lists whose labels the review shows in place of the codes that the service has stored (3.31, 7.23). If a
 * list cannot be loaded, the review shows the code.
 */
export const loadReviewLists = oneAtATime(async (context, signal) => {
  const { api, state } = context;
  const { hashId, proposal, reviewLists } = state;
  if (!proposal) return stay;
  const isStillHere = createPlaceCheck(context);
  // A list that could not be loaded is requested again.
  for (const [name, list] of Object.entries(reviewLists)) if (list.length === 0) delete reviewLists[name];
  const requests = answeredStepsOf(state).flatMap(({ answers }) => answers.flatMap(({ list }) => list ?? []));
  const nextActions = await Promise.all(
    requests.map(async list => {
      const { fieldId, reference = '', resource, vehicle } = list;
      const answer = await api.getOptions(
        { hashId, proposalId: proposal.id, fieldId, reference, resource, vehicle },
        signal,
      );
      if (signal.aborted || !isOpenHere(context, hashId)) return stay;
      reviewLists[listNameOf(list)] = asRef(answer.ok ? answer.value.options : []);
      if (answer.ok || !isStillHere()) return stay;
      repeatWhenOnline(context, 'reviewLists', () => loadReviewLists(context));
      return handleFailure(context, answer.problem, 'lookup');
    }),
  );
  return nextActions.find(({ kind }) => kind !== 'stay') ?? stay;
});
