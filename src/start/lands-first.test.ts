import { expect, test } from 'vitest';
import { landsFirst } from './lands-first.ts';

const phone = { path: '/', hasProposal: false, isNarrow: true };

test('[15.4a] [2.19] a first visit on a phone shows the skeleton of the landing page, and so does a link to it', () => {
  expect(landsFirst(phone)).toBe(true);
  expect(landsFirst({ ...phone, isNarrow: false })).toBe(false);
  expect(landsFirst({ ...phone, isNarrow: false, path: '/começar' })).toBe(true);
  expect(landsFirst({ ...phone, isNarrow: false, path: '/inicio' })).toBe(true);
});

test('[15.4] [2.15] a link to a step and a known proposal show the skeleton of a form', () => {
  expect(landsFirst({ ...phone, path: '/dados-pessoais' })).toBe(false);
  expect(landsFirst({ ...phone, hasProposal: true })).toBe(false);
});
