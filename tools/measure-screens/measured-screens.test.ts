import { expect, test } from 'vitest';
import { findScenario } from '#scenarios/index.ts';
import { measuredScreens } from './measured-screens.ts';

test('[15.1] twelve kinds of screens are measured, each in an existing scenario whose walk begins with `open`', () => {
  expect(new Set(measuredScreens.map(({ name }) => name)).size).toBe(12);
  for (const { scenario, path } of measuredScreens) {
    const foundScenario = findScenario(scenario);
    expect(foundScenario?.walk[0]?.do, scenario).toBe('open');
    expect(path === undefined || path.startsWith('/')).toBe(true);
  }
});
