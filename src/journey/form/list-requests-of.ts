import type { Step } from '../model/step.ts';
import { type LoadOptions, openingConsequencesOf } from './consequences.ts';
import type { StoredAnswers } from './stored-answers.ts';

/** The requests for the lists of a step with its stored answers, by field key. */
export function listRequestsOf(step: Step, storedAnswers: StoredAnswers): ReadonlyMap<string, LoadOptions> {
  const form = storedAnswers.formOf(step);
  const requests = form ? openingConsequencesOf(step, form) : [];
  return new Map(
    requests.flatMap(request => (request.kind === 'loadOptions' ? [[request.fieldKey, request]] : [])),
  );
}
