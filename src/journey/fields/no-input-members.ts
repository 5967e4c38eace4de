import type { FieldKind } from './field-kind.ts';
import { usualMembers } from './usual-members.ts';

/** The members that all kinds without a value share: fields that are shown or pressed, and send nothing. */
export const noInputMembers = {
  ...usualMembers,
  empty: null,
  carries: 'nothing',
  read: () => null,
  fromWire: () => null,
  show: () => '',
  isFilled: () => false,
  toWire: () => null,
  errors: [],
  countsInProgress: false,
  showsOwnMessage: true,
  showsInReview: false,
} satisfies Partial<FieldKind>;
