import { expect, test } from 'vitest';
import { isPoll } from './is-poll.ts';

test('[10.4b] a call is a poll if it only asks, whether its body is JSON or the parts of a form', () => {
  expect(isPoll('updateStep', { polling: true })).toBe(true);
  expect(isPoll('updateStep', { polling: 'true' })).toBe(true);
  expect(isPoll('updateStep', { polling: false, data: {} })).toBe(false);
  expect(isPoll('createProposal', { polling: true })).toBe(false);
  expect(isPoll('finishedUpdate', undefined)).toBe(true);
  expect(isPoll(null, { polling: true })).toBe(false);
});
