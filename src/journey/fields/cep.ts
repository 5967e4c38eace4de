import { isCep } from '#brazil/cep.ts';
import { createTextMembers } from './create-text-members.ts';
import type { FieldKind } from './field-kind.ts';
import { textOf } from './text-of.ts';

/** Postal code. Its 8th digit starts the address lookup (5.29). */
export const cep: FieldKind = {
  ...createTextMembers({ mask: 'cep' }),
  control: 'text',
  lookup: 'cep',
  picture: 'mapPin',
  isWellFormed: value => isCep(textOf(value)),
};
