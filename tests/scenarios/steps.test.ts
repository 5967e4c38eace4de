import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { stepScenarios } from '#scenarios/step-scenarios.ts';
import type { PrimaryButtonAtRest } from '#tests/support/dock-at-rest.ts';
import { playsInRun } from '#tests/support/play-in-turn.ts';
import { playScenario } from '#tests/support/play-scenario.ts';
import { playWithoutMotion } from '#tests/support/play-without-motion.ts';

playWithoutMotion();

const PHONE = { width: 360, height: 740 };
const originalSize = { width: window.innerWidth, height: window.innerHeight };
beforeAll(() => page.viewport(PHONE.width, PHONE.height));
afterAll(() => page.viewport(originalSize.width, originalSize.height));

const buttonById = new Map<string, PrimaryButtonAtRest>();

for (const scenario of stepScenarios) {
  test.runIf(playsInRun(scenario.id, 3))(
    `[${scenario.requirements.join(', ')}] ${scenario.id}: ${scenario.title}`,
    { timeout: 60_000, repeats: inject('repeats') },
    async () => {
      const button = await playScenario(scenario);
      if (button) buttonById.set(scenario.id, button);
    },
  );
}

test('[15.6a] [15.1b] the primary button of every step type in every status rests at one place of a phone, 56 px high', () => {
  // Fails if only some scenarios were played, as with `-t`.
  expect(buttonById.size).toBeGreaterThan(stepScenarios.length / 9);
  const idsByPlace = new Map<string, string[]>();
  for (const [id, { bottomDistance, height }] of buttonById) {
    const place = `${PHONE.height - bottomDistance} of ${PHONE.height}, ${height} px high`;
    idsByPlace.set(place, [...(idsByPlace.get(place) ?? []), id]);
  }
  expect(Object.fromEntries(idsByPlace)).toEqual({ '720 of 740, 56 px high': [...buttonById.keys()] });
});
