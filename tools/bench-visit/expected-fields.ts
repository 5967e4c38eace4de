import { inputIdOf } from '#controls/input-id-of.ts';
import { type LargeStepSize, largeStepFields } from '#scenarios/products/large-step.ts';
import type { WireField } from '#scenarios/wire.ts';
import type { ExpectedField } from './watch-form.ts';

function kindOf({ component }: WireField): ExpectedField['kind'] {
  if (component === 'select') return 'list';
  if (component === 'radio') return 'radio';
  return component === 'checkbox' ? 'checkbox' : 'input';
}

/** The visible fields of the empty step, without those that depend on another field. */
export const expectedFields = (size: LargeStepSize): ExpectedField[] =>
  largeStepFields(size)
    .filter(({ conditionals }) => typeof conditionals !== 'object')
    .map(field => ({ id: inputIdOf(field.key), kind: kindOf(field) }));
