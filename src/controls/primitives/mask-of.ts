import { maskNameOf } from '#journey/fields/mask-name-of.ts';
import { masks } from '#journey/masks/index.ts';
import type { Mask } from '#journey/masks/mask.ts';
import type { Field } from '#journey/model/field.ts';

/** The mask of a field (3.33): its own, otherwise its kind's; an unknown name means none. */
export const maskOf = (field: Field): Mask | undefined => masks.find(maskNameOf(field));

/**
 * The `maxLength` of the input: the field's maximum, which does not count the characters that a mask adds (assumption 3.23),
 * plus those characters. A mask that depends on the text (a function) gets no maximum, because its length varies. 0 means no
 * limit.
 */
export function maxCharacters({ maxLength }: Field, mask: Mask | undefined): number | undefined {
  const slots = mask?.options.mask;
  if (!maxLength || typeof slots === 'function') return undefined;
  return maxLength + [slots].flat().filter(slot => typeof slot === 'string').length;
}
