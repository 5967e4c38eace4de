import { expect, test } from 'vitest';
import { createEmptySimulation } from './simulation-state.ts';

test('[8.42] before its first request a simulation goes by the amount, without insurance and without offers', () => {
  expect(createEmptySimulation()).toMatchObject({
    slug: '',
    status: 'idle',
    inputs: { amount: undefined, kind: 'valor', insured: false, contracts: [] },
    limits: undefined,
    offers: [],
    chosen: undefined,
    errors: {},
    message: '',
    isEdited: false,
    banks: [],
    kinds: [],
    termOptions: [],
  });
});
