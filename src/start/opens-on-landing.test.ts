import { expect, test } from 'vitest';
import { opensOnLanding } from './opens-on-landing.ts';

const phone = { path: '/', hasProposal: false, isNarrow: true };

test('[15.4a] [2.19] [2.17d] a first visit on a phone shows the skeleton of the landing page, and so does any link to it', () => {
  expect(opensOnLanding(phone)).toBe(true);
  expect(opensOnLanding({ ...phone, isNarrow: false })).toBe(false);
  for (const path of ['/começar', '/inicio'])
    for (const hasProposal of [true, false])
      expect(opensOnLanding({ path, hasProposal, isNarrow: false })).toBe(true);
});

test('[15.4] [2.15] a link to a step and a known proposal show the skeleton of a form', () => {
  expect(opensOnLanding({ ...phone, path: '/dados-pessoais' })).toBe(false);
  expect(opensOnLanding({ ...phone, hasProposal: true })).toBe(false);
});
