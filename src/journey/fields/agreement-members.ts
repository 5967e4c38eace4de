import type { FieldValue } from '../model/field.ts';
import type { FieldKind } from './field-kind.ts';
import { numberFromWire } from './number-from-wire.ts';
import { textOf, unwrapValue } from './text-of.ts';

const YES = /^(true|1|s|sim|aceito|aceita|aceitar|aceite)$/i;

/** The members that all kinds with a tick box share. Only a ticked box counts as filled. */
export const agreementMembers = {
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
  boundFromWire: numberFromWire,
  normalise: (value: FieldValue): FieldValue => value,
  amount: (): number | undefined => undefined,
  isWellFormed: () => true,
  files: 'none',
  commits: 'atOnce',
  keyboard: undefined,
  defaults: {},
  lookup: undefined,
  filledAs: undefined,
  needsResource: false,
  showsWithAutocomplete: false,
  isAgreement: true,
  opensTerms: false,
  errors: ['required', 'formRules'],
  missingText: undefined,
  countsInProgress: true,
  width: 'full',
  showsOwnMessage: false,
  describeBounds: undefined,
  joinsLabels: false,
  showsInReview: false,
  picture: undefined,
} satisfies Partial<FieldKind>;
