import { maskNameOf } from '#journey/fields/named.ts';
import { masks } from '#journey/masks/index.ts';
import type { Mask } from '#journey/masks/mask.ts';
import type { Field } from '#journey/model/field.ts';

/** The mask of a field (3.33): the one it names, else the one of its kind; an unknown name means none. */
export const maskOf = (field: Field): Mask | undefined => masks.find(maskNameOf(field));
