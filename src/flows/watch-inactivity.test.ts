import { afterEach, expect, test } from 'vitest';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import {
  type FlowStage,
  setUpFlows,
  typePersonalData,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** Opens a product whose form may stay idle for `timeout` seconds. `act` simulates an activity of the visitor. */
async function openWithTimer(timeout: number | undefined, message = '', enable = true) {
  const system = systemAnswer(creditoPessoal, null);
  const configuration = { ...system.configuration, disrupture: { timer: { enable, timeout, message } } };
  const listeners = new Set<() => void>();
  const stageWithTimer = setUpFlows({
    // A timer of -60 s.
    ...(timeout !== undefined && timeout < 0 && { offContract: ['getSystem'] }),
    // The configuration keeps its display; only the inactivity timer is replaced.
    plan: {
      getSystem: {
        kind: 'reply',
        status: 200,
        body: { data: { ...system, configuration: configuration as typeof system.configuration } },
      },
    },
    platform: {
      activity: {
        subscribe(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
    },
  });
  stage = stageWithTimer;
  await stageWithTimer.open();
  // The code that counts the idle time loads after the journey has opened.
  if (enable && timeout !== undefined)
    await until(() => listeners.size === 1, 'the app listens for activity');
  else await waitForPendingWork();
  const act = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return { ...stageWithTimer, act, listenerCount: () => listeners.size };
}

test('[3.8b] after the configured seconds without activity the dialog opens', async () => {
  const { platform, state } = await openWithTimer(60, 'Sua simulação vale por mais um pouco.');
  await platform.clock.advance(59_000);
  expect(state.dialog.isOpen).toBe(false);
  await platform.clock.advance(1000);
  expect(state.dialog).toMatchObject({ isOpen: true, text: 'Sua simulação vale por mais um pouco.' });
});

test('[3.8b] the dialog opens after the configured seconds, although the device is set back by 10 minutes', async () => {
  const { platform, state } = await openWithTimer(60);
  platform.clock.setBack(600_000);
  await platform.clock.advance(59_000);
  expect(state.dialog.isOpen).toBe(false);
  await platform.clock.advance(1000);
  expect(state.dialog.isOpen).toBe(true);
});

test('[3.8] every activity of the visitor restarts the timer', async () => {
  const { platform, state, act } = await openWithTimer(60);
  await platform.clock.advance(50_000);
  act();
  await platform.clock.advance(50_000);
  expect(state.dialog.isOpen).toBe(false);
  await platform.clock.advance(10_000);
  expect(state.dialog.isOpen).toBe(true);
});

test('[3.8b] after the browser has suspended the page for the configured seconds, the first touch does not replace the dialog', async () => {
  const { platform, state, act } = await openWithTimer(60);
  await platform.clock.advance(10_000);
  act();
  platform.clock.standStill(60_000);
  // The timer ends a moment after the page continues (`sleep`).
  act();
  await platform.clock.advance(1000);
  expect(state.dialog.isOpen).toBe(true);
});

test('[3.8] continuing keeps the place, and the dialog opens again later', async () => {
  const { platform, state, flows, path } = await openWithTimer(60);
  flows.editField('nome', 'Marina Alves de Souza');
  await platform.clock.advance(60_000);
  flows.answerDialog(state.dialog.id, 'ok');
  await until(() => !state.dialog.isOpen);
  expect(path()).toBe('/dados-pessoais');
  expect(state.form.fields.nome?.value).toBe('Marina Alves de Souza');
  await until(() => platform.clock.sleepingCount() > 0, 'the timer runs again');
  await platform.clock.advance(60_000);
  expect(state.dialog.isOpen).toBe(true);
});

test('[3.8] [13.8] the default answer to the dialog is to continue', async () => {
  const { platform, state } = await openWithTimer(60);
  await platform.clock.advance(60_000);
  expect(state.dialog).toMatchObject({ okText: 'Continuar preenchendo', harmlessButton: 'ok' });
});

test('[3.8] starting again needs a confirmation, and leads to another hash', async () => {
  const { platform, state, flows, engine } = await openWithTimer(60);
  await platform.clock.advance(60_000);
  flows.answerDialog(state.dialog.id, 'cancel');
  await until(() => state.dialog.title === 'Recomeçar a proposta?');
  expect(engine.journal.some(({ operation }) => operation === 'newHash')).toBe(false);
  flows.answerDialog(state.dialog.id, 'ok');
  await until(() => engine.journal.some(({ operation }) => operation === 'newHash'));
});

test('[3.8] a visitor who decides against starting again is asked again after the same time without activity', async () => {
  const { platform, state, flows } = await openWithTimer(60);
  for (let round = 1; round <= 2; round += 1) {
    await until(() => platform.clock.sleepingCount() > 0, 'the timer runs');
    await platform.clock.advance(60_000);
    expect(state.dialog.title).toBe('Você ainda está aí?');
    flows.answerDialog(state.dialog.id, 'cancel');
    await until(() => state.dialog.title === 'Recomeçar a proposta?');
    // The question stays open as long as nobody answers it.
    await platform.clock.advance(300_000);
    expect(state.dialog.title).toBe('Recomeçar a proposta?');
    flows.answerDialog(state.dialog.id, 'cancel');
    await until(() => !state.dialog.isOpen);
  }
});

test('[3.8] the time of a visitor who reads the terms does not count', async () => {
  const { platform, state, flows } = await openWithTimer(60);
  flows.openTerms('termos');
  await platform.clock.advance(300_000);
  expect(state.dialog.isOpen).toBe(false);
  flows.closeTerms();
  await platform.clock.advance(60_000);
  expect(state.dialog.title).toBe('Você ainda está aí?');
});

test('[3.8] [11.1] the time of a running submission does not count', async () => {
  const { engine, platform, sent, state, flows } = await openWithTimer(60);
  typePersonalData(flows);
  engine.breakNext('createProposal', { kind: 'hang' });
  const submission = flows.submit();
  await until(() => sent('createProposal').length === 1);
  await platform.clock.advance(300_000);
  expect(state.dialog.isOpen).toBe(false);
  expect(state.form.isSubmitting).toBe(true);
  stage?.close();
  await submission;
});

test.each([
  [-60, 30],
  [0, 30],
  [1, 30],
  [900_000, 24 * 60 * 60],
])('[3.8] %d seconds are clamped to %d', async (seconds, effectiveSeconds) => {
  const { platform, state } = await openWithTimer(seconds);
  await platform.clock.advance(effectiveSeconds * 1000 - 1);
  expect(state.dialog.isOpen).toBe(false);
  await platform.clock.advance(1);
  expect(state.dialog.isOpen).toBe(true);
});

test('[3.8a] a timer that is off, or without seconds, never opens the dialog', async () => {
  for (const [timeout, enable] of [
    [60, false],
    [undefined, true],
  ] as const) {
    const { platform, state, listenerCount } = await openWithTimer(timeout, '', enable);
    await platform.clock.advance(24 * 60 * 60 * 1000);
    expect(state.dialog.isOpen).toBe(false);
    expect(listenerCount()).toBe(0);
    stage?.close();
  }
});

test('[3.8] leaving the form stops the timer', async () => {
  const { platform, state, listenerCount, flows } = await openWithTimer(60);
  expect(listenerCount()).toBe(1);
  flows.dispose();
  await until(() => listenerCount() === 0, 'the app no longer listens for activity');
  await platform.clock.advance(60_000);
  expect(state.dialog.isOpen).toBe(false);
});
