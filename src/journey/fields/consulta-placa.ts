import { isPlate } from '#brazil/plate.ts';
import { createTextMembers } from './create-text-members.ts';
import type { FieldKind } from './field-kind.ts';
import { textOf } from './text-of.ts';

/** Licence plate of 7 characters (9.26). The last character starts the vehicle lookup. */
export const consultaPlaca: FieldKind = {
  ...createTextMembers({ mask: 'licencePlate' }),
  control: 'text',
  lookup: 'plate',
  picture: 'car',
  isWellFormed: value => isPlate(textOf(value)),
};
