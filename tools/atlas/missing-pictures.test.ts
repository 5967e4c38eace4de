import { expect, test } from 'vitest';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { resume } from '#scenarios/catalogue/contratacao/resume.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { createMissingPictures, fileNameOf } from './missing-pictures.ts';

const scenarioThrough = (id: string, headings: string[], waits = 0): Scenario => ({
  ...resume,
  id,
  walk: [
    { do: 'open' },
    ...Array.from({ length: waits }, () => ({ do: 'advance', ms: 1 }) as const),
    ...headings.map(heading => ({ do: 'waitFor', heading }) as const),
  ],
  verdict: {},
});

test('[10.14] for each screen without a picture the scenario with the shortest walk is next', () => {
  const missingPictures = createMissingPictures([
    scenarioThrough('long', ['A', 'B'], 5),
    scenarioThrough('short', ['A']),
    scenarioThrough('c', ['C']),
  ]);
  expect(missingPictures.nextScenario()?.id).toBe('short');
  missingPictures.markTaken('A');
  missingPictures.markTaken('B');
  expect(missingPictures.lacks('A')).toBe(false);
  expect(missingPictures.nextScenario()?.id).toBe('c');
  expect(missingPictures.nextScenario()).toBeUndefined();
  expect(missingPictures.stillMissing()).toEqual(['C']);
});

test('[10.14] a scenario that gave no picture is not played again, but another scenario of the screen is', () => {
  const missingPictures = createMissingPictures([
    scenarioThrough('broken', ['A']),
    scenarioThrough('whole', ['A'], 3),
  ]);
  expect([
    missingPictures.nextScenario()?.id,
    missingPictures.nextScenario()?.id,
    missingPictures.nextScenario(),
  ]).toEqual(['broken', 'whole', undefined]);
});

test('[10.14] a picture of every screen of the happy path is required', () => {
  const { lacks, stillMissing } = createMissingPictures([happyPath]);
  const screens = ['Dados pessoais', 'Endereço', 'Termos', 'Proposta enviada'];
  expect(screens.filter(lacks)).toEqual(screens);
  expect(stillMissing()).toEqual(expect.arrayContaining(screens));
});

test('[10.14] a picture is named after its screen', () => {
  expect(fileNameOf('Não temos oferta hoje para você', 7)).toBe('007-nao-temos-oferta-hoje-para.webp');
  expect(fileNameOf('…', 12)).toBe('012-tela.webp');
});
