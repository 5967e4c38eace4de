import { isChosen } from '../fields/choice-members.ts';
import { resourceNameOf } from '../fields/mask-name-of.ts';
import type { Field, FieldValue } from '../model/field.ts';

/**
 * Whether a choice is none of the options of its field, so that nobody sees what is chosen. Only of a field that has
 * all of its options itself: a list from the service may be incomplete until it is loaded.
 */
export function isUnlisted(field: Field, value: FieldValue): boolean {
  if (field.options.length === 0 || resourceNameOf(field) !== '') return false;
  const choices = [value].flat().filter(isChosen);
  return (
    choices.length > 0 && !choices.some(choice => field.options.some(option => option.value === choice.value))
  );
}
