import { expect, test } from 'vitest';
import { scenarios } from '#scenarios/index.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import { chooseWalks, differenceOf, engines, nameOf } from './walks.ts';

const screens = scenarios.filter(scenario => !isServiceOnly(scenario));

test('[16.1a] a run plays every scenario tagged e2e once, alternating between a wide and a narrow window', () => {
  const walks = chooseWalks({});
  const tagged = screens.filter(({ tags }) => tags?.includes('e2e'));
  expect(tagged.length).toBeGreaterThan(70);
  expect(walks.map(({ scenario }) => scenario.id)).toEqual(tagged.map(({ id }) => id));
  expect(walks.slice(0, 4).map(({ window }) => window)).toEqual(['desktop', 'phone', 'desktop', 'phone']);
});

test('[16.1a] the full run plays every scenario with a screen in both windows', () => {
  const names = chooseWalks({ all: true }).map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(screens.flatMap(({ id }) => [`${id}@desktop`, `${id}@phone`]));
});

test('one scenario plays in both windows, tagged or not', () => {
  expect(chooseWalks({ only: ['token-reenvio'] }).map(nameOf)).toEqual([
    'token-reenvio@desktop',
    'token-reenvio@phone',
  ]);
});

test('[16.1] every scenario that an engine omits has a reason, and there are few of them', () => {
  const walks = chooseWalks({});
  for (const engine of engines) {
    const omittedWalks = walks.flatMap(walk => differenceOf(engine, walk) ?? []);
    for (const { reason } of omittedWalks) expect(reason).not.toBe('');
    expect(omittedWalks.length).toBeLessThan(walks.length / 10);
  }
});
