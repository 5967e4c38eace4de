import { expect, test } from 'vitest';
import { filledMembersOf } from '#tests/support/filled-members-of.ts';
import { createEmptyForm } from './form-state.ts';

test('[3.1] the form of no step is empty: no values, no error, no message, and no write is running', () => {
  expect(filledMembersOf(createEmptyForm())).toEqual({});
});
