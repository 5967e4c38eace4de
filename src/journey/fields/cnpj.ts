import { isCnpj } from '#brazil/cnpj.ts';
import { createTextMembers } from './create-text-members.ts';
import type { FieldKind } from './field-kind.ts';
import { textOf } from './text-of.ts';

/** Number of a company; it may contain letters since July 2026 (9.25). */
export const cnpj: FieldKind = {
  ...createTextMembers({ mask: 'cnpj' }),
  control: 'text',
  lookup: 'company',
  picture: 'job',
  isWellFormed: value => isCnpj(textOf(value)),
};
