import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Clock } from '#shared/clock.ts';
import { type App, AppContext } from './app-context.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

afterEach(cleanup);

function Seconds({ moment }: { moment: number }): ReactNode {
  return <p>{useSecondsUntil(moment)} s</p>;
}

test('[4.28] a pause that ends between render and effect is over on the screen as well', async () => {
  let readings = 0;
  const clock: Clock = {
    now() {
      readings += 1;
      return readings === 1 ? 999 : 1001;
    },
    sleep: async () => undefined,
  };
  const app = { flows: { clock } } as App; // the hook uses only the clock of the flows
  render(
    <AppContext.Provider value={app}>
      <Seconds moment={1000} />
    </AppContext.Provider>,
  );
  expect((await screen.findByText(/ s$/)).textContent).toBe('0 s');
});

test('[4.28] [2.23b] a countdown is over when the clock of the device is set back by a day', async () => {
  const start = Date.UTC(2026, 10, 24, 12);
  let now = start;
  const clock: Clock = {
    now: () => now,
    sleep: async () => {
      now = start - 24 * 60 * 60 * 1000;
    },
  };
  const app = { flows: { clock } } as App; // the hook uses only the clock of the flows
  render(
    <AppContext.Provider value={app}>
      <Seconds moment={start + 30_000} />
    </AppContext.Provider>,
  );
  expect((await screen.findByText('0 s')).textContent).toBe('0 s');
});

test('[14.3] without a moment there is nothing to count, so the component renders once', async () => {
  const phases: string[] = [];
  const clock: Clock = { now: () => 1000, sleep: async () => undefined };
  const app = { flows: { clock } } as App; // the hook uses only the clock of the flows
  await act(async () =>
    render(
      <AppContext.Provider value={app}>
        <Profiler id="seconds" onRender={(_, phase) => phases.push(phase)}>
          <Seconds moment={0} />
        </Profiler>
      </AppContext.Provider>,
    ),
  );
  expect(phases).toEqual(['mount']);
});
