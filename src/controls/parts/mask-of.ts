import { maskNameOf } from '#journey/fields/mask-name-of.ts';
import { masks } from '#journey/masks/index.ts';
import type { Mask } from '#journey/masks/mask.ts';
import type { Field } from '#journey/model/field.ts';

/** The mask of a field (3.33): the one it names, else the one of its kind; an unknown name means none. */
export const maskOf = (field: Field): Mask | undefined => masks.find(maskNameOf(field));

/**
 * The most characters that an input may hold: what a mask adds to a text is not counted (assumption 3.23). A mask that changes
 * with the text ends it by itself, and a maximum of 0 is none.
 */
export function mostCharacters({ maxLength }: Field, mask: Mask | undefined): number | undefined {
  const slots = mask?.options.mask;
  if (!maxLength || typeof slots === 'function') return undefined;
  return maxLength + [slots].flat().filter(slot => typeof slot === 'string').length;
}
