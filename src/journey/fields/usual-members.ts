import type { FieldValue } from '../model/field.ts';
import type { FieldKind } from './field-kind.ts';
import { numberFromWire } from './number-from-wire.ts';

/** The members that a kind has unless it declares others. Its control, its value and its errors are always its own. */
export const usualMembers = {
  boundFromWire: numberFromWire,
  normalise: (value: FieldValue): FieldValue => value,
  amount: (): number | undefined => undefined,
  isWellFormed: () => true,
  files: 'none',
  commits: 'onLeave',
  keyboard: undefined,
  defaults: {},
  lookup: undefined,
  filledAs: undefined,
  needsResource: false,
  showsWithAutocomplete: false,
  isAgreement: false,
  opensTerms: false,
  missingText: undefined,
  countsInProgress: true,
  width: 'full',
  showsOwnMessage: false,
  describeBounds: undefined,
  joinsLabels: true,
  showsInReview: true,
  picture: undefined,
} satisfies Partial<FieldKind>;
