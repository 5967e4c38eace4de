import { expect, test } from 'vitest';
import { launchAddressOf } from '#scenarios/launch-address.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';

test('an app that is disposed of at any time during its opening sends nothing to the service of the next scenario', {
  timeout: 60_000,
}, async () => {
  const scenario = scenarioById('etapa-simulation-init');
  let openingCalls = 0;
  for (let delay = 0; delay < 150; delay += 15) {
    const earlierStage = setUpStage(scenario);
    await earlierStage.controls.open(launchAddressOf(scenario));
    await new Promise(resolve => setTimeout(resolve, delay));
    earlierStage.close();
    openingCalls += earlierStage.engine.journal.length;
    const nextStage = setUpStage(scenario);
    await new Promise(resolve => setTimeout(resolve, 60));
    expect(nextStage.engine.journal.map(({ operation }) => operation)).toEqual([]);
    nextStage.close();
  }
  expect(openingCalls).toBeGreaterThan(0);
});

test('apps that are disposed of leave no elements in the page', { timeout: 60_000 }, async () => {
  const scenario = scenarioById('etapa-liveness-waiting');
  const countNodes = () => document.getElementsByTagName('*').length;
  const play = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      const { controls, close } = setUpStage(scenario);
      await controls.open(launchAddressOf(scenario));
      await new Promise(resolve => setTimeout(resolve, 5));
      close();
    }
    await new Promise(resolve => setTimeout(resolve, 100));
  };
  await play(5);
  const initialNodeCount = countNodes();
  await play(40);
  expect(countNodes()).toBeLessThanOrEqual(initialNodeCount + 5);
});
