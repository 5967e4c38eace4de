import { afterEach, expect, test } from 'vitest';
import type { Next } from '#journey/model/next.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { createManualClock } from '#tests/support/memory-platform.ts';
import type { Context } from './context.ts';
import { fetchedWait } from './fetched-part.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** A part that is gone `missing` times; `asked` counts how often it was wanted, `ran` how often it worked. */
function setUp(missing: number) {
  stage = setUpFlows();
  const { api, state } = stage;
  const clock = createManualClock();
  const platform = { ...stage.platform, clock };
  const followed: Next[] = [];
  const counted = { asked: 0, ran: 0 };
  const leaving = new AbortController();
  // Only these parts are read on the way.
  const context = { api, platform, state, follow: (next: Next) => followed.push(next) } as unknown as Context;
  const wait = () =>
    fetchedWait(
      context,
      leaving.signal,
      async () => {
        counted.asked += 1;
        if (counted.asked <= missing) throw new TypeError('Failed to fetch dynamically imported module');
        return {};
      },
      async (): Promise<Next> => {
        counted.ran += 1;
        return { kind: 'stay' };
      },
    );
  return { wait, clock, counted, followed, leaving, reloads: stage.platform.reloads };
}

test('[4.41] a wait whose part is gone reloads the page, once', async () => {
  const { wait, counted, reloads, leaving } = setUp(9);
  await wait();
  expect(reloads()).toBe(1);
  expect(counted).toEqual({ asked: 1, ran: 0 });
  const second = wait();
  await until(() => counted.asked === 2);
  leaving.abort();
  await second;
  expect(reloads()).toBe(1);
});

test('[8.26] a wait whose part stays away after that is told once, tried every 2 s, and goes on by itself', async () => {
  const { wait, clock, counted, followed } = setUp(4);
  await wait();
  const waiting = wait();
  for (let tries = 2; tries < 5; tries += 1) {
    await until(() => counted.asked === tries && clock.sleepers() === 1);
    await clock.advance(2000);
  }
  await waiting;
  expect(counted).toEqual({ asked: 5, ran: 1 });
  expect(followed.map(({ kind }) => kind)).toEqual(['toast']);
});
