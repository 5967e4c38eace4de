import { expect, onTestFinished, test } from 'vitest';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { createFrameSession } from './frame-session.ts';

const ignore = (): void => undefined;

test('[10.7] a frame is cleared when it shows the empty page: the late end of the previous page does not count', async () => {
  const scenario = scenarioById('happy-path');
  const frame = document.createElement('iframe');
  frame.srcdoc = '<p>página anterior</p>';
  const previousPage = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await previousPage;
  const session = createFrameSession({
    frame,
    base: '/',
    session: 'workbench-test',
    scenario: () => scenario,
    bank: () => '',
    dialect: () => '',
    onPageOpened: ignore,
    onServiceStarted: ignore,
    onPagelessService: ignore,
    onInfo: ignore,
    onChange: ignore,
  });
  onTestFinished(() => {
    session.stop();
    frame.remove();
  });
  const addressWhenCleared = session.clear(scenario).then(() => frame.contentWindow?.location.href);
  frame.dispatchEvent(new Event('load'));
  expect(await addressWhenCleared).toBe('about:blank');
});
