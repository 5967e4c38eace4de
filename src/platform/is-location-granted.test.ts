import { expect, test } from 'vitest';
import { isLocationGranted } from './is-location-granted.ts';

test.each([
  ['granted', true],
  ['prompt', false],
  ['denied', false],
])('[4.17] the position counts as granted if the browser says so: %s', async (state, isGranted) => {
  expect(await isLocationGranted({ query: async () => ({ state }) })).toBe(isGranted);
});

test('[4.17] the position does not count as granted in a browser that does not know, or refuses to say', async () => {
  expect(await isLocationGranted(undefined)).toBe(false);
  expect(await isLocationGranted({ query: () => Promise.reject(new TypeError()) })).toBe(false);
});
