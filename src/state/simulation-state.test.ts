import { expect, test } from 'vitest';
import { filledMembersOf } from '#tests/support/filled-members-of.ts';
import { createEmptySimulation } from './simulation-state.ts';

test('[8.42] before its first request a simulation goes by the amount, without insurance and without offers', () => {
  expect(filledMembersOf(createEmptySimulation())).toEqual({
    status: 'idle',
    'inputs.kind': 'valor',
    'contracts.status': 'initial',
  });
});
