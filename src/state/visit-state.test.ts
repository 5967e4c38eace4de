import { expect, test } from 'vitest';
import { filledMembersOf } from '#tests/support/filled-members-of.ts';
import { createVisitState } from './visit-state.ts';

test('[12.7] partners receive nothing before the visitor was asked', () => {
  expect(createVisitState().trackingConsent).toBe('unasked');
});

test('[3.46] a device without settings names no CPF and no way for the code, and does not complete fields', () => {
  expect(filledMembersOf(createVisitState().deviceSettings)).toEqual({});
});
