import { isCnpj } from '#brazil/cnpj.ts';
import type { FieldKind } from './field-kind.ts';
import { textOf } from './plain-object.ts';
import { textual } from './textual.ts';

/** Number of a company; it may contain letters since July 2026 (9.25). */
export const cnpj: FieldKind = {
  ...textual({ mask: 'cnpj' }),
  control: 'text',
  lookup: 'company',
  picture: 'job',
  isWellFormed: value => isCnpj(textOf(value)),
};
