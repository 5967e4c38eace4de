import type { FieldValue } from '../model/field.ts';
import type { FieldKind } from './field-kind.ts';
import { textOf, unwrapValue } from './text-of.ts';
import { usualMembers } from './usual-members.ts';

const YES = /^(true|1|s|sim|aceito|aceita|aceitar|aceite)$/i;

/** The members that all kinds with a tick box share. Only a ticked box counts as filled. */
export const agreementMembers = {
  ...usualMembers,
  empty: false,
  carries: 'value',
  read: (typed: FieldValue) => typed === true,
  fromWire: (wire: unknown) => {
    const raw = unwrapValue(wire);
    return raw === true || YES.test(textOf(raw).trim());
  },
  show: (value: FieldValue) => (value === true ? 'Sim' : 'Não'),
  isFilled: (value: FieldValue) => value === true,
  toWire: (value: FieldValue) => value === true,
  commits: 'atOnce',
  isAgreement: true,
  errors: ['required', 'formRules'],
  joinsLabels: false,
  showsInReview: false,
} satisfies Partial<FieldKind>;
