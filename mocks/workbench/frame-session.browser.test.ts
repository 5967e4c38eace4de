import { expect, onTestFinished, test } from 'vitest';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { createFrameSession } from './frame-session.ts';

const ignore = (): void => undefined;

function startSession(frame: HTMLIFrameElement, scenario: Scenario) {
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
  return session;
}

test('[10.7] a frame is cleared when it shows the empty page: the late end of the previous page does not count', async () => {
  const scenario = scenarioById('happy-path');
  const frame = document.createElement('iframe');
  frame.srcdoc = '<p>página anterior</p>';
  const previousPage = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await previousPage;
  const session = startSession(frame, scenario);
  const addressWhenCleared = session.clear().then(() => frame.contentWindow?.location.href);
  frame.dispatchEvent(new Event('load'));
  expect(await addressWhenCleared).toBe('about:blank');
});

test.each([
  ['the next run is online after a walk that was stopped while it had cut the connection', false, true],
  [
    'the next run is offline if the tester has chosen it, even after a walk that restored the connection',
    true,
    false,
  ],
])('[10.7] %s', async (_, isOfflineByTester, isCutByWalk) => {
  const scenario = scenarioById('happy-path');
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const session = startSession(frame, scenario);
  const isOffline = async () => {
    const address = new URL(`/unauth/product-self-contract/${hashOf(scenario)}/system`, location.href);
    return (await session.handle(new Request(address))).type === 'error';
  };
  session.setOffline(isOfflineByTester);
  session.serve(scenario);
  await session.controls.setOffline(isCutByWalk);
  expect(await isOffline()).toBe(isCutByWalk);
  await session.clear();
  session.serve(scenario);
  expect(await isOffline()).toBe(isOfflineByTester);
});
