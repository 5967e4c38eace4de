import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { stepScenarios } from '#scenarios/step-scenarios.ts';
import type { PrimaryButtonAtRest } from '#tests/support/dock-at-rest.ts';
import { playScenario } from '#tests/support/play-scenario.ts';
import { playWithoutMotion } from '#tests/support/play-without-motion.ts';

playWithoutMotion();

const PHONE = { width: 360, height: 740 };
const originalSize = { width: window.innerWidth, height: window.innerHeight };
beforeAll(() => page.viewport(PHONE.width, PHONE.height));
afterAll(() => page.viewport(originalSize.width, originalSize.height));

const docks = new Map<string, PrimaryButtonAtRest>();

for (const scenario of stepScenarios) {
  test(`[${scenario.requirements.join(', ')}] ${scenario.id}: ${scenario.title}`, {
    timeout: 60_000,
    repeats: inject('repeats'),
  }, async () => {
    const dock = await playScenario(scenario);
    if (dock) docks.set(scenario.id, dock);
  });
}

test('[15.6a] [15.1b] the primary button of every step type in every status rests at one place of a phone, 56 px high', () => {
  // Not for a part of the scenarios, as with `-t`.
  expect(docks.size).toBeGreaterThan(stepScenarios.length / 3);
  const places = new Map<string, string[]>();
  for (const [id, { bottomDistance, height }] of docks) {
    const place = `${PHONE.height - bottomDistance} of ${PHONE.height}, ${height} px high`;
    places.set(place, [...(places.get(place) ?? []), id]);
  }
  expect(Object.fromEntries(places)).toEqual({ '720 of 740, 56 px high': [...docks.keys()] });
});
