import { fieldKinds } from '../fields/index.ts';
import { resourceNameOf } from '../fields/mask-name-of.ts';
import type { Field } from '../model/field.ts';
import { type EvaluationContext, resourceOf } from './context.ts';
import { valueAt } from './values.ts';

/** Keys of the consent terms of 4.33. The specification does not list them: assumed by name. */
const CONSENT = /lgpd|consulta.*cpf|cpf.*consulta|termo.*cpf/i;

/** 4.30, second condition: some consent terms are hidden once a token exists (4.33). */
export const passesToken = (field: Field, { hasToken, rules }: EvaluationContext): boolean =>
  !(
    hasToken &&
    rules.hidesTermsWithToken &&
    fieldKinds.find(field.component)?.opensTerms === true &&
    CONSENT.test(field.key)
  );

/** Whether the field exists, apart from its conditions (4.31, 4.32, 4.34). */
export function isPresent(field: Field, context: EvaluationContext): boolean {
  // Such a field has neither a control nor a name for the banner about an unknown one (3.32), so it is hidden (4.31).
  if (field.component === '') return false;
  if (context.autocomplete && fieldKinds.find(field.component)?.showsWithAutocomplete) return true;
  if (field.hidden) return false;
  if (context.focusedKey === field.key) return true;
  if (field.displayIfResourceIsEmpty && !hasEmptyResource(field, context)) return false;
  if (field.hiddenOnFilled && valueAt(context.openedWith, field.key) !== undefined) return false;
  return !lacksItsResource(field, context);
}

/** Its list is empty. An empty list counts as an error (5.34), so a failed one counts as empty, too. */
function hasEmptyResource(field: Field, context: EvaluationContext): boolean {
  const resource = resourceOf(field, context);
  if (!resource || resourceNameOf(field) === '') return false;
  return resource.status === 'error' || (resource.status === 'success' && resource.options.length === 0);
}

/** Some kinds are useless without their resource: buttons, and files (assumption 4.34). */
const lacksItsResource = (field: Field, context: EvaluationContext): boolean =>
  fieldKinds.find(field.component)?.needsResource === true && hasEmptyResource(field, context);
