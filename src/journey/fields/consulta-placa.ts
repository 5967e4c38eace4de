import { isPlate } from '#brazil/plate.ts';
import type { FieldKind } from './field-kind.ts';
import { textOf } from './plain-object.ts';
import { textual } from './textual.ts';

/** Licence plate of 7 characters (9.26). The last character starts the vehicle lookup. */
export const consultaPlaca: FieldKind = {
  ...textual({ mask: 'licencePlate' }),
  control: 'text',
  lookup: 'plate',
  picture: 'car',
  isWellFormed: value => isPlate(textOf(value)),
};
