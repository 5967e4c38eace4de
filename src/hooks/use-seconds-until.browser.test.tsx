import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Clock } from '#shared/clock.ts';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { AppContext, type AppContextValue } from './app-context.ts';
import { usePauseUntil, useSecondsUntil } from './use-seconds-until.ts';

afterEach(cleanup);

function Seconds({ moment }: { moment: number }): ReactNode {
  return <p>{useSecondsUntil(moment)} s</p>;
}

function PauseEnd({ moment }: { moment: number }): ReactNode {
  const { endsAt } = usePauseUntil(moment);
  return <p>{new Date(endsAt).toTimeString().slice(0, 5)}</p>;
}

test('[4.28] a pause that ends between render and effect is over on the screen as well', async () => {
  let readings = 0;
  const clock: Clock = {
    now: () => 0,
    steadyNow() {
      readings += 1;
      return readings === 1 ? 999 : 1001;
    },
    sleep: async () => undefined,
  };
  const app = { flows: { clock } } as AppContextValue; // the hook uses only the clock of the flows
  render(
    <AppContext.Provider value={app}>
      <Seconds moment={1000} />
    </AppContext.Provider>,
  );
  expect((await screen.findByText(/ s$/)).textContent).toBe('0 s');
});

test.each([
  ['10 minutes', 600_000],
  ['a day', 24 * 60 * 60 * 1000],
])(
  '[4.28] [2.23b] a countdown continues and ends in time when the device is set back by %s',
  async (_, setBack) => {
    const clock = createManualClock();
    const app = { flows: { clock } as unknown } as AppContextValue; // the hook uses only the clock of the flows
    render(
      <AppContext.Provider value={app}>
        <Seconds moment={clock.steadyNow() + 30_000} />
      </AppContext.Provider>,
    );
    clock.setBack(setBack);
    await act(() => clock.advance(10_000));
    expect(screen.getByText(/ s$/).textContent).toBe('20 s');
    await act(() => clock.advance(20_000));
    expect(screen.getByText(/ s$/).textContent).toBe('0 s');
  },
);

test('[4.28] [2.23] the time of day at which a pause ends follows the clock of the device', async () => {
  const clock = createManualClock(new Date(2026, 10, 25, 12, 0).getTime());
  const app = { flows: { clock } as unknown } as AppContextValue; // the hook uses only the clock of the flows
  render(
    <AppContext.Provider value={app}>
      <PauseEnd moment={clock.steadyNow() + 180_000} />
    </AppContext.Provider>,
  );
  expect(screen.getByText(/:/).textContent).toBe('12:03');
  clock.setBack(600_000);
  await act(() => clock.advance(1000));
  expect(screen.getByText(/:/).textContent).toBe('11:53');
});

test('[14.3] without a moment there is nothing to count, so the component renders once', async () => {
  const phases: string[] = [];
  const clock: Clock = { now: () => 0, steadyNow: () => 1000, sleep: async () => undefined };
  const app = { flows: { clock } } as AppContextValue; // the hook uses only the clock of the flows
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
