import type { FieldValue } from '../model/field.ts';
import type { FieldKind } from './field-kind.ts';
import { numberFromWire } from './number-from-wire.ts';

/** The members that all kinds without a value share: fields that are shown or pressed, and send nothing. */
export const noInputMembers = {
  empty: null,
  carries: 'nothing',
  read: () => null,
  fromWire: () => null,
  show: () => '',
  isFilled: () => false,
  toWire: () => null,
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
  errors: [],
  missingText: undefined,
  countsInProgress: false,
  width: 'full',
  showsOwnMessage: true,
  describeBounds: undefined,
  joinsLabels: true,
  showsInReview: false,
  picture: undefined,
} satisfies Partial<FieldKind>;
