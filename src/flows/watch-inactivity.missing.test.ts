import { expect, onTestFinished, test, vi } from 'vitest';
import { setUpFlows, typePersonalData, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('./watch-inactivity.ts', () => {
  load();
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('[3.8] [4.41] a form whose inactivity timer cannot be loaded works without it: the page does not reload, and nothing covers what is typed', async () => {
  const stage = setUpFlows({
    wrap: withConfiguration(configuration => {
      configuration.inactivity = { seconds: 60, message: '' };
    }),
  });
  onTestFinished(() => stage.close());
  await stage.open();
  typePersonalData(stage.flows);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await waitForPendingWork();
  expect(stage.platform.reloads()).toBe(0);
  expect([stage.state.dialog.isOpen, stage.state.toasts]).toEqual([false, []]);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
});
