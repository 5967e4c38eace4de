import { fieldKinds } from '../fields/index.ts';
import { resourceNameOf } from '../fields/mask-name-of.ts';
import type { Field } from '../model/field.ts';
import { hasSameWords, wordsOf } from '../rules/words.ts';
import { type EvaluationContext, resourceOf } from './evaluation-context.ts';
import { valueAt } from './values.ts';

/**
 * 4.30, second condition: false for a consent term that the product or the deployment names, once a token exists (4.33,
 * assumption 4.33). Only fields that ask for an agreement are hidden.
 */
export const isShownWithToken = (
  field: Field,
  { hasToken, rules }: Pick<EvaluationContext, 'hasToken' | 'rules'>,
): boolean =>
  !(
    hasToken &&
    fieldKinds.find(field.component)?.isAgreement === true &&
    rules.termsHiddenWithToken.some(name => hasSameWords(wordsOf(field.key), wordsOf(name)))
  );

/** 4.30, third condition: the kind of the field decides. True for an unknown kind: it is shown as the text of 3.32. */
export const canShow = (field: Field): boolean => fieldKinds.find(field.component)?.canShow?.(field) ?? true;

/**
 * Whether the field is shown if its conditions hold (4.31, 4.32, 4.34). `hasFocus`: the field or one of its sub-fields
 * has the focus.
 */
export function isPresent(field: Field, context: EvaluationContext, hasFocus: boolean): boolean {
  // A field without a kind has no control, and the banner about an unknown kind (3.32) would have no name to show
  // (4.31).
  if (field.component === '') return false;
  // The exception for the autocomplete setting is one of 4.31, not of 4.32.
  if (field.hiddenOnFilled && !hasFocus && valueAt(context.answered, field.key) !== undefined) return false;
  if (context.autocomplete && fieldKinds.find(field.component)?.showsWithAutocomplete) return true;
  if (field.hidden) return false;
  if (hasFocus) return true;
  if (field.displayIfResourceIsEmpty && !hasEmptyResource(field, context)) return false;
  return !lacksItsResource(field, context);
}

/** Whether the list of the field is empty or has failed: an empty list is an error (5.34). */
export function hasEmptyResource(field: Field, context: EvaluationContext): boolean {
  const resource = resourceOf(field, context);
  if (!resource || resourceNameOf(field) === '') return false;
  return resource.status === 'error' || (resource.status === 'success' && resource.options.length === 0);
}

/** Whether the field is useless because its resource is empty: a button or a field for files (assumption 4.34). */
const lacksItsResource = (field: Field, context: EvaluationContext): boolean =>
  fieldKinds.find(field.component)?.needsResource === true && hasEmptyResource(field, context);
