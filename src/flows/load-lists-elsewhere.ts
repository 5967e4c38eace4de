import { stepBySlug } from '#journey/current-step.ts';
import { halfKnownElsewhere } from '#journey/form/half-known-elsewhere.ts';
import { listRequestsOf } from '#journey/form/list-requests-of.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import { asRef } from '#state/field-state.ts';
import type { Context } from './context.ts';
import { storedAnswersOf } from './forms.ts';
import { handleFailure } from './handle-failure.ts';
import { readWithTimeLimit } from './read-with-time-limit.ts';
import { repeatWhenOnline } from './repeat-when-online.ts';
import { replaceLookup } from './replace-lookup.ts';
import { refreshForm } from './run-consequences.ts';

/**
 * Loads the lists of fields of other steps that the conditions of the open form need. Without its list a condition on a
 * half-known answer does not hold.
 */
export async function loadListsElsewhere(context: Context): Promise<NextAction> {
  const { api, form, state } = context;
  const session = form.current();
  if (!session) return stay;
  const { config, hashId, proposal } = state;
  const signal = replaceLookup(context, 'lists elsewhere');
  const storedAnswers = storedAnswersOf(state);
  const nextActions = await Promise.all(
    halfKnownElsewhere(session.step, session.context).map(async ({ slug, field }) => {
      const step = config && stepBySlug(config, slug);
      const request = step && listRequestsOf(step, storedAnswers).get(field.key);
      if (!request) return stay;
      const { fieldId, reference = '', resource, vehicle } = request;
      const optionsRequest = {
        hashId,
        proposalId: proposal?.id ?? '',
        fieldId,
        reference,
        resource,
        vehicle,
      };
      const answer = await readWithTimeLimit(
        context,
        'getOptions',
        limited => api.getOptions(optionsRequest, limited),
        signal,
      );
      if (signal.aborted) return stay;
      if (answer.ok) {
        state.listsElsewhere[fieldId] = asRef(answer.value.options);
        return stay;
      }
      repeatWhenOnline(context, 'lists elsewhere', () => loadListsElsewhere(context));
      return handleFailure(context, answer.problem, 'lookup');
    }),
  );
  if (!signal.aborted) refreshForm(context);
  return nextActions.find(({ kind }) => kind !== 'stay') ?? stay;
}
