import { expect, test } from 'vitest';
import { isCorreiosAgreement } from './is-correios-agreement.ts';

test.each([
  ['0087', true],
  ['12008734', true],
  ['A-0087', true],
  ['087', false],
  ['00-87', false],
  ['', false],
])('[5.32] the agreement %j is that of Correios: %s', (code, isCorreios) => {
  expect(isCorreiosAgreement(code)).toBe(isCorreios);
});
