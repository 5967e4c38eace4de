import type { FieldValue, Option } from '../model/field.ts';
import { completeChoice } from './options.ts';
import { stateNameOf } from './state-name.ts';

/**
 * The choice that a lookup makes: the option with this name; null if the list does not contain it. Without a list the
 * choice gets a label without a value. `completeChoice` adds the value when the list arrives; until then the visitor
 * cannot submit the form (5.10). Only a state gets its two letters as the value, because lists of states use them.
 */
export function choiceByName(name: string, isState: boolean, options: readonly Option[]): FieldValue {
  const label = isState ? stateNameOf(name) : name;
  if (options.length === 0) return { value: isState ? name : '', label };
  return (
    completeChoice({ value: name, label: name }, options) ?? completeChoice({ value: label, label }, options)
  );
}
