import { maskNameOf } from '#journey/fields/mask-name-of.ts';
import { masks } from '#journey/masks/index.ts';
import type { Mask } from '#journey/masks/mask.ts';
import type { Field } from '#journey/model/field.ts';

/** The mask of a field (3.33): the field's own, otherwise that of its kind; `undefined` for an unknown name. */
export const maskOf = (field: Field): Mask | undefined => masks.find(maskNameOf(field));

/**
 * The `maxLength` of the input: the field's maximum plus the characters that the mask adds, which the field's maximum
 * does not count (assumption 3.23). `undefined` if the field has no maximum, if the mask is a function of the text,
 * or if the mask itself takes no more characters than the maximum. In the last case the mask must see one more key,
 * to remove a country code or to move the digits.
 */
export function maxCharactersOf({ maxLength }: Field, mask: Mask | undefined): number | undefined {
  const slots = mask?.options.mask;
  if (maxLength === undefined || typeof slots === 'function') return undefined;
  if (mask && mask.lengthOf('').capacity <= maxLength) return undefined;
  return maxLength + [slots].flat().filter(slot => typeof slot === 'string').length;
}
