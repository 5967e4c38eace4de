import { resourceNameOf } from '../fields/named.ts';
import type { Field } from '../model/field.ts';
import { type EvaluationContext, resourceOf } from './context.ts';
import { valueAt } from './values.ts';

/** Keys of the consent terms of 4.33. Which ones they are is not shown: assumed by name. */
const CONSENT = /lgpd|consulta.*cpf|cpf.*consulta|termo.*cpf/i;

/** 4.30, second condition: some consent terms are not asked again once a token exists (4.33). */
export const passesToken = (field: Field, { hasToken, rules }: EvaluationContext): boolean =>
  !(hasToken && rules.hidesTermsWithToken && field.component === 'term' && CONSENT.test(field.key));

/** Whether the field is there at all, its conditions aside (4.31, 4.32, 4.34). */
export function isPresent(field: Field, context: EvaluationContext): boolean {
  if (field.component === '') return false;
  if (field.component === 'textWithAutoComplete' && context.autocomplete) return true;
  if (field.hidden) return false;
  if (context.focusedKey === field.key) return true;
  if (field.displayIfResourceIsEmpty && !hasEmptyResource(field, context)) return false;
  if (field.hiddenOnFilled && valueAt(context.openedWith, field.key) !== undefined) return false;
  return !lacksItsResource(field, context);
}

/** Its list came, and with nothing in it. An empty list counts as an error (5.34), so a failed one is empty, too. */
function hasEmptyResource(field: Field, context: EvaluationContext): boolean {
  const resource = resourceOf(field, context);
  if (!resource || resourceNameOf(field) === '') return false;
  return resource.status === 'error' || (resource.status === 'success' && resource.options.length === 0);
}

/** What has no use without the resource it names (4.34): buttons, and files, with or without a camera (assumption 4.34). */
const USELESS_WITHOUT = ['file', 'imageCapture', 'button'];

const lacksItsResource = (field: Field, context: EvaluationContext): boolean =>
  USELESS_WITHOUT.includes(field.component) && hasEmptyResource(field, context);
