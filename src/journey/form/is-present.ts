import { fieldKinds } from '../fields/index.ts';
import { resourceNameOf } from '../fields/mask-name-of.ts';
import type { Field } from '../model/field.ts';
import { hasSameWords, wordsOf } from '../rules/words.ts';
import { type EvaluationContext, resourceOf } from './context.ts';
import { valueAt } from './values.ts';

/**
 * 4.30, second condition: the consent terms that a product or the deployment names are hidden once a token exists
 * (4.33, assumption 4.33). Only an agreement is hidden, never a question.
 */
export const passesToken = (field: Field, { hasToken, rules }: EvaluationContext): boolean =>
  !(
    hasToken &&
    rules.termsHiddenWithToken.length > 0 &&
    fieldKinds.find(field.component)?.isAgreement === true &&
    rules.termsHiddenWithToken.some(name => hasSameWords(wordsOf(field.key), wordsOf(name)))
  );

/** 4.30, third condition: the kind of the field decides. An unknown kind is shown, with the text of 3.32. */
export const canShow = (field: Field): boolean => fieldKinds.find(field.component)?.canShow?.(field) ?? true;

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
