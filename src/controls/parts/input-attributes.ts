import { inputHints } from '#journey/fields/input-hints.ts';
import type { InputHints } from '#journey/fields/keyboards.ts';
import type { Field } from '#journey/model/field.ts';
import type { ControlProps } from '../control.ts';

const hintsByField = new WeakMap<Field, InputHints>();

/** Remembered by field: they are asked for at every key. */
function hintsOf(field: Field): InputHints {
  const known = hintsByField.get(field) ?? inputHints(field);
  hintsByField.set(field, known);
  return known;
}

/** What an input says to the browser and to the screen reader (13.7): the same for every control that has one. */
export function inputAttributes(props: ControlProps) {
  return {
    ...ariaAttributes(props),
    ...hintsOf(props.field),
    id: props.id,
    name: props.field.key,
    enterKeyHint: props.last ? 'done' : 'next',
    onBlur: props.onLeave,
  } as const;
}

/** State and description of a control, as any element with a role can carry them. */
export function ariaAttributes({ describedBy, invalid, required }: ControlProps) {
  return {
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  } as const;
}
