import { chosen } from './chosen.ts';
import type { FieldKind } from './field-kind.ts';

/** One option of a list: value and label travel, `format.send` may choose one of them (3.31). */
export const select: FieldKind = {
  ...chosen,
  control: 'select',
};
