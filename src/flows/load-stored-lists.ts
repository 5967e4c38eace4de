import { listsElsewhere } from '#journey/form/lists-elsewhere.ts';
import { listNameOf } from '#journey/form/stored-list.ts';
import { stay } from '#journey/model/next-action.ts';
import { answeredStepsOf } from '#journey/steps/review/answered-steps.ts';
import { asRef } from '#state/field-state.ts';
import { createPlaceCheck } from './create-place-check.ts';
import { handleFailure } from './handle-failure.ts';
import { isOpenHere } from './hash-id.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { readWithTimeLimit } from './read-with-time-limit.ts';
import { repeatWhenOnline } from './repeat-when-online.ts';
import { refreshForm } from './run-consequences.ts';

/**
 * Loads the lists of stored answers: for a form those that its conditions on other steps need (3.26), else those whose
 * labels the review shows in place of codes (3.31, 7.23). Without its list a condition on a half-known answer does not
 * hold, and the review shows the code.
 */
export const loadStoredLists = oneAtATime(async (context, signal) => {
  const { api, form, state } = context;
  const { hashId, proposal, storedLists } = state;
  const session = form.current();
  const isStillHere = createPlaceCheck(context);
  // A list that could not be loaded is requested again.
  for (const [name, list] of Object.entries(storedLists)) if (list.length === 0) delete storedLists[name];
  const requests = session
    ? listsElsewhere(session.step, session.context).flatMap(({ request, options }) =>
        options ? [] : request,
      )
    : answeredStepsOf(state).flatMap(({ answers }) => answers.flatMap(({ list }) => list ?? []));
  const nextActions = await Promise.all(
    requests.map(async request => {
      const { fieldId, reference = '', resource, vehicle } = request;
      const send = (limited: AbortSignal) =>
        api.getOptions(
          { hashId, proposalId: proposal?.id ?? '', fieldId, reference, resource, vehicle },
          limited,
        );
      // A press waits for the lists of a form.
      const answer = await (session ? readWithTimeLimit(context, 'getOptions', send, signal) : send(signal));
      if (signal.aborted || !isOpenHere(context, hashId)) return stay;
      storedLists[listNameOf(request)] = asRef(answer.ok ? answer.value.options : []);
      if (answer.ok || !isStillHere()) return stay;
      repeatWhenOnline(context, 'stored lists', () => loadStoredLists(context));
      return handleFailure(context, answer.problem, 'lookup');
    }),
  );
  if (!signal.aborted && isOpenHere(context, hashId)) refreshForm(context);
  return nextActions.find(({ kind }) => kind !== 'stay') ?? stay;
});
