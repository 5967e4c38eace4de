import { expect, test } from 'vitest';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { resume } from '#scenarios/catalogue/contratacao/resume.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { createMissingPictures, fileNameOf } from './missing-pictures.ts';

const coming = (id: string, headings: string[], waits = 0): Scenario => ({
  ...resume,
  id,
  walk: [
    { do: 'open' },
    ...Array.from({ length: waits }, () => ({ do: 'advance', ms: 1 }) as const),
    ...headings.map(heading => ({ do: 'waitFor', heading }) as const),
  ],
  verdict: {},
});

test('[10.14] the shortest walk to each screen without a picture is played', () => {
  const wanted = createMissingPictures([
    coming('long', ['A', 'B'], 5),
    coming('short', ['A']),
    coming('c', ['C']),
  ]);
  expect(wanted.next()?.id).toBe('short');
  wanted.markTaken('A');
  wanted.markTaken('B');
  expect(wanted.lacks('A')).toBe(false);
  expect(wanted.next()?.id).toBe('c');
  expect(wanted.next()).toBeUndefined();
  expect(wanted.left()).toEqual(['C']);
});

test('[10.14] a walk that gave no picture is not played again, but another one is', () => {
  const wanted = createMissingPictures([coming('broken', ['A']), coming('whole', ['A'], 3)]);
  expect([wanted.next()?.id, wanted.next()?.id, wanted.next()]).toEqual(['broken', 'whole', undefined]);
});

test('[10.14] every screen of the happy path is wanted', () => {
  expect(createMissingPictures([happyPath]).lacks('Proposta enviada')).toBe(true);
});

test('[10.14] a picture is named after its screen', () => {
  expect(fileNameOf('Não temos oferta hoje para você', 7)).toBe('007-nao-temos-oferta-hoje-para.webp');
  expect(fileNameOf('…', 12)).toBe('012-tela.webp');
});
