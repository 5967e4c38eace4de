import type { Step } from '../model/step.ts';
import { openingConsequencesOf } from './consequences.ts';
import type { EvaluatedForm } from './evaluate-form.ts';
import type { LoadOptions } from './load-options.ts';

/** The requests for the lists of a step with its stored answers, by field key. */
export function listRequestsOf(step: Step, form: EvaluatedForm): ReadonlyMap<string, LoadOptions> {
  const requests = openingConsequencesOf(step, form);
  return new Map(
    requests.flatMap(request => (request.kind === 'loadOptions' ? [[request.fieldKey, request]] : [])),
  );
}
