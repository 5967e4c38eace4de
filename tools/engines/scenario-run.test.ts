import { expect, test } from 'vitest';
import { scenarios } from '#scenarios/index.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import { chooseRuns, differenceOf, engines, nameOf } from './scenario-run.ts';

const screens = scenarios.filter(scenario => !isServiceOnly(scenario));

test('[16.1a] a run plays every scenario tagged e2e once, alternating between a wide and a narrow window', () => {
  const runs = chooseRuns({});
  const tagged = screens.filter(({ tags }) => tags?.includes('e2e'));
  expect(tagged.length).toBeGreaterThan(70);
  expect(runs.map(({ scenario }) => scenario.id)).toEqual(tagged.map(({ id }) => id));
  expect(runs.slice(0, 4).map(({ window }) => window)).toEqual(['desktop', 'phone', 'desktop', 'phone']);
});

test('[16.1a] the full run plays every scenario with a screen in both windows', () => {
  const names = chooseRuns({ all: true }).map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(screens.flatMap(({ id }) => [`${id}@desktop`, `${id}@phone`]));
});

test('one scenario plays in both windows, tagged or not', () => {
  expect(chooseRuns({ only: ['token-reenvio'] }).map(nameOf)).toEqual([
    'token-reenvio@desktop',
    'token-reenvio@phone',
  ]);
});

test('[16.1] every scenario that an engine omits has a reason, and there are few of them', () => {
  const walks = chooseRuns({});
  for (const engine of engines) {
    const differences = walks.flatMap(run => differenceOf(engine, run) ?? []);
    for (const { reason } of differences) expect(reason).not.toBe('');
    expect(differences.length).toBeLessThan(walks.length / 10);
  }
});
