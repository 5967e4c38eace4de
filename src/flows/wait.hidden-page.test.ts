import { expect, test } from 'vitest';
import { atAnalysis, pollCountOf } from '#tests/flows/at-analysis.ts';
import { setUpFlows, until } from '#tests/flows/flow-stage.ts';

test('[11.9b] on a hidden page the polls are five times slower', async () => {
  const stage = setUpFlows({ world: atAnalysis(50) });
  const { platform } = stage;
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  platform.setVisible(false);
  await platform.clock.advance(9999);
  expect(pollCountOf(stage)).toBe(1);
  await platform.clock.advance(1);
  await until(() => pollCountOf(stage) === 2);
});

test.each([100, 1500, 2500, 9000])(
  '[11.9c] when the page shows again after %i ms, a poll is sent at once',
  async hiddenFor => {
    const stage = setUpFlows({ world: atAnalysis(50) });
    const { platform } = stage;
    await stage.open();
    await until(() => platform.clock.sleepingCount() === 1);
    platform.setVisible(false);
    await platform.clock.advance(hiddenFor);
    expect(pollCountOf(stage)).toBe(1);
    platform.setVisible(true);
    await until(() => pollCountOf(stage) === 2);
  },
);

test('[11.9] after many polls only the current wait has listeners', async () => {
  let listeners = 0;
  const stage = setUpFlows({ world: atAnalysis(500) });
  const { platform } = stage;
  const { subscribe } = platform.visibility;
  platform.visibility.subscribe = listener => {
    listeners += 1;
    const stop = subscribe(listener);
    return () => {
      listeners -= 1;
      stop();
    };
  };
  await stage.open();
  for (let round = 1; round <= 30; round += 1) {
    await until(() => platform.clock.sleepingCount() === 1);
    expect(listeners).toBe(1);
    await platform.clock.advance(2000);
    await until(() => pollCountOf(stage) === round + 1);
  }
});
