import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Clock } from '#shared/clock.ts';
import { type App, AppContext } from './app-context.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

function Seconds(): ReactNode {
  return <p>{useSecondsUntil(1000)} s</p>;
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
      <Seconds />
    </AppContext.Provider>,
  );
  expect(await screen.findByText('0 s')).toBeTruthy();
});
