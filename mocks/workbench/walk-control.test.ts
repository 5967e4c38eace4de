import { expect, test } from 'vitest';
import { defineScenario, type Scenario } from '#scenarios/define-scenario.ts';
import { createEngine } from '../engine.ts';
import { createStaticDriver } from './testing/static-driver.ts';
import { createWalkControl, type WalkProgress } from './walk-control.ts';

const story: Scenario = defineScenario({
  id: 'a-walk',
  title: 'Um passeio',
  story: 'Um passeio.',
  requirements: [],
  product: 'credito-pessoal',
  world: {},
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'fill', field: 'CPF', with: '1' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Termos' },
  ],
  verdict: {},
});

function startWalk(onAction: (action: string) => Promise<void> = async () => undefined) {
  const doneActions: string[] = [];
  const walks: WalkProgress[] = [];
  const control = createWalkControl({
    scenario: story,
    driver: isStopped =>
      createStaticDriver({
        async onAction(action) {
          if (isStopped()) throw new Error('the walk was stopped');
          await onAction(action);
          doneActions.push(action);
        },
      }),
    service: createEngine({ scenario: story }),
    requests: () => doneActions.length,
    pace: () => 0,
    onChange: walk => walks.push(walk),
  });
  /** Lets all pending promises and timers run. */
  const settle = () => new Promise(resolve => setTimeout(resolve, 5));
  return { control, done: doneActions, walks, settle };
}

test('[10.7] a walk plays to its end', async () => {
  const { control, done } = startWalk();
  control.play();
  const walk = await control.ended;
  expect(walk.phase).toBe('done');
  expect(done).toEqual(['open', 'fill CPF 1', 'press Continuar', 'waitForHeading Termos']);
  expect(walk.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
});

test('[10.7] a walk plays one action at a time', async () => {
  const { control, done, settle } = startWalk();
  control.step();
  await settle();
  expect([control.walk.phase, control.walk.at, done.length]).toEqual(['paused', 1, 1]);
  control.step();
  await settle();
  expect([control.walk.phase, control.walk.at, done.length]).toEqual(['paused', 2, 2]);
  control.play();
  expect((await control.ended).phase).toBe('done');
});

test('[10.7] a walk plays up to a chosen action and pauses before it', async () => {
  const { control, done, settle } = startWalk();
  control.play(3);
  await settle();
  expect(control.walk.phase).toBe('paused');
  expect(done.at(-1)).toBe('press Continuar');
});

test('[10.7] after a pause the running action ends and no other begins', async () => {
  const { control, done, settle } = startWalk(() => new Promise(resolve => setTimeout(resolve, 2)));
  control.play();
  control.pause();
  await settle();
  await settle();
  expect(done.length).toBeLessThan(2);
  expect(control.walk.phase).toBe('paused');
});

test("an action that fails ends the walk, with the first line of the driver's message", async () => {
  const { control } = startWalk(async action => {
    if (action.startsWith('press'))
      throw new Error('there is no button "Continuar"\n\n<body>the whole page</body>');
  });
  control.play();
  const walk = await control.ended;
  expect(walk.phase).toBe('failed');
  expect(walk.problem).toBe('there is no button "Continuar"');
  expect(walk.steps.map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'waiting']);
});

test('a stopped walk does nothing more and reports nothing more', async () => {
  const { control, done, walks, settle } = startWalk();
  control.step();
  await settle();
  control.stop();
  const reportCount = walks.length;
  await settle();
  expect(done).toEqual(['open']);
  expect(walks.length).toBe(reportCount);
  await control.ended;
});

test('each action records the number of earlier requests, which separates its requests from those', async () => {
  const { control } = startWalk();
  control.play();
  const { steps } = await control.ended;
  expect(steps.map(({ requestsBefore }) => requestsBefore)).toEqual([0, 1, 2, 3]);
});
