import { inputHintsOf } from '#journey/fields/input-hints.ts';
import type { InputHints } from '#journey/fields/keyboards.ts';
import type { Field } from '#journey/model/field.ts';
import type { ControlProps } from '../control.ts';

const hintsByField = new WeakMap<Field, InputHints>();

/** The hints of a field, cached, because every key press needs them. */
function hintsOf(field: Field): InputHints {
  const hints = hintsByField.get(field) ?? inputHintsOf(field);
  hintsByField.set(field, hints);
  return hints;
}

/**
 * The attributes of an input for the browser and screen readers (13.7), shared by all controls. There is no `name`,
 * because the service chooses the keys and a control called `nodeName` would hide that member of its form (12.4).
 * In place of a name, browsers use the id for autofill.
 */
export function inputAttributesOf(props: ControlProps) {
  return {
    ...ariaAttributesOf(props),
    ...hintsOf(props.field),
    id: props.id,
    enterKeyHint: props.isLast ? 'done' : 'next',
    onBlur: props.onLeave,
  } as const;
}

/** ARIA state and description of a control, for any element with a role. */
export function ariaAttributesOf({ describedBy, invalid, required }: ControlProps) {
  return {
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  } as const;
}
