import { expect, test } from 'vitest';
import { scenarios } from '#scenarios/index.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import { chooseRuns, engines, findDifference, runNameOf } from './scenario-run.ts';

const screenScenarios = scenarios.filter(scenario => !isServiceOnly(scenario));

test('[16.1a] a run plays every scenario tagged e2e once, alternating between a wide and a narrow window', () => {
  const runs = chooseRuns({});
  const taggedScenarios = screenScenarios.filter(({ tags }) => tags?.includes('e2e'));
  expect(taggedScenarios.length).toBeGreaterThan(70);
  expect(runs.map(({ scenario }) => scenario.id)).toEqual(taggedScenarios.map(({ id }) => id));
  expect(runs.slice(0, 4).map(({ window }) => window)).toEqual(['desktop', 'phone', 'desktop', 'phone']);
});

test('[16.1a] Chromium, which most visitors have, plays every run, and no engine is left out', () => {
  expect(engines).toEqual(['chromium', 'gecko', 'webkit']);
  expect(chooseRuns({ all: true }).flatMap(run => findDifference('chromium', run) ?? [])).toEqual([]);
});

test('[16.1a] the full run plays every scenario with a screen in both windows', () => {
  const names = chooseRuns({ all: true }).map(runNameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(screenScenarios.flatMap(({ id }) => [`${id}@desktop`, `${id}@phone`]));
});

test('one scenario plays in both windows, tagged or not', () => {
  expect(chooseRuns({ only: ['token-reenvio'] }).map(runNameOf)).toEqual([
    'token-reenvio@desktop',
    'token-reenvio@phone',
  ]);
});

test('[16.1] every scenario that an engine omits has a reason, and there are few of them', () => {
  const runs = chooseRuns({});
  for (const engine of engines) {
    const differences = runs.flatMap(run => findDifference(engine, run) ?? []);
    for (const { reason } of differences) expect(reason).not.toBe('');
    expect(differences.length).toBeLessThan(runs.length / 10);
  }
});
