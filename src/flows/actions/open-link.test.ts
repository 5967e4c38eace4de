import { expect, test } from 'vitest';
import { type FlowStage, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, waitingAnswer } from '#tests/flows/open-at-step.ts';
import { createGate } from '#tests/support/create-gate.ts';

const listOpenedWindows = (visit: FlowStage) => visit.platform.address.openedWindows();

const LINK = 'https://documentos.exemplo.com.br/envio';

test('[2.26a] [12.2] Abrir link asks for confirmation of an unlisted host, then opens it in another window', async () => {
  const visit = await openAtStep('documentLink', { step: { link: LINK } });
  await until(() => isWaiting(visit));
  const press = visit.flows.stepAction('openLink');
  await until(() => visit.state.dialog.isOpen);
  expect(visit.state.dialog.text).toContain('documentos.exemplo.com.br');
  expect(listOpenedWindows(visit)).toEqual([]);
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await press;
  expect(listOpenedWindows(visit)).toEqual([LINK]);
  expect(isWaiting(visit)).toBe(true);
});

test('[12.2] a visitor who does not agree stays on the page', async () => {
  const visit = await openAtStep('documentLink', { step: { link: LINK } });
  const press = visit.flows.stepAction('openLink');
  await until(() => visit.state.dialog.isOpen);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await press;
  expect(listOpenedWindows(visit)).toEqual([]);
});

test.each(['javascript:alert(1)', 'http://documentos.exemplo.com.br', 'https://a@b.exemplo.com'])(
  '[12.2] the address %s is refused',
  async link => {
    const visit = await openAtStep('documentLink', { step: { link } });
    await visit.flows.stepAction('openLink');
    expect(listOpenedWindows(visit)).toEqual([]);
    expect(visit.state.toasts.at(-1)?.title).toBe('Este link não pode ser aberto');
    expect(visit.platform.logLines.at(-1)?.[0]).toContain('openLink');
  },
);

test('[2.26] without an address the app requests it from the service', async () => {
  const visit = await openAtStep('documentLink');
  const countBefore = visit.sent('showStep').length;
  await visit.flows.stepAction('openLink');
  expect(visit.sent('showStep')).toHaveLength(countBefore + 1);
  expect(visit.state.toasts.at(-1)?.title).toBe('O link ainda não chegou');
});

test('[2.26] the address that the service gives on request is opened, and no other request is needed for it', async () => {
  const visit = await openAtStep('documentLink', { offContract: ['showStep'] });
  visit.engine.breakNext('showStep', {
    kind: 'reply',
    status: 200,
    body: { data: { slug: SLUG, link: LINK } },
    // The body has only what the app reads of it.
  } as never);
  const press = visit.flows.stepAction('openLink');
  await until(() => visit.state.dialog.isOpen);
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await press;
  expect(listOpenedWindows(visit)).toEqual([LINK]);
  expect(visit.state.stepDetails[SLUG]?.link).toBe(LINK);
});

/** A visitor who has pressed the button of a step without a link; the service answers when the gate opens. */
async function pressWithoutLink() {
  const visit = await openAtStep('documentLink', { offContract: ['showStep'] });
  await until(() => isWaiting(visit));
  const linkGate = createGate();
  const { showStep } = visit.api;
  // The signal is dropped, so that the answer comes although nobody awaits it any more.
  visit.api.showStep = linkGate.hold((hashId, slug) => showStep(hashId, slug));
  visit.engine.breakNext('showStep', {
    kind: 'reply',
    status: 200,
    body: { data: { slug: SLUG, link: LINK } },
    // The body has only what the app reads of it.
  } as never);
  return { visit, linkGate, press: visit.flows.stepAction('openLink') };
}

test.each([
  ['at another step', { currentStep: 'endereco', stepStatus: 'init' }],
  ['in another status', { stepStatus: 'success' }],
])('[11.6] [12.2] a link that arrives when the visitor is %s neither opens nor asks', async (_, answer) => {
  const { visit, linkGate, press } = await pressWithoutLink();
  visit.engine.breakNext('updateStep', waitingAnswer(answer));
  await visit.platform.clock.advance(2000);
  await until(() => visit.path() === '/endereco' || visit.state.stepStatus[SLUG] === 'success');
  linkGate.open();
  await waitForPendingWork();
  expect(visit.state.dialog.isOpen).toBe(false);
  expect(listOpenedWindows(visit)).toEqual([]);
  expect(visit.state.toasts).toEqual([]);
  await press;
});

test('[11.1] [15.3] the buttons of the next screen work although the answer about a link is still awaited', async () => {
  const visit = await openAtStep('documentLink');
  await until(() => isWaiting(visit));
  visit.engine.breakNext('showStep', { kind: 'hang' });
  void visit.flows.stepAction('openLink');
  await until(() => visit.sent('showStep').length > 0);
  visit.engine.breakNext('updateStep', waitingAnswer({ stepStatus: 'success' }));
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.stepStatus[SLUG] === 'success');
  const countBefore = visit.sent('updateStep').length;
  await waitForPendingWork();
  await visit.flows.stepAction('advance');
  expect(visit.sent('updateStep')).toHaveLength(countBefore + 1);
});

test('[2.26] [11.6] the question whether to leave for a link ends with the status in which it was asked', async () => {
  const visit = await openAtStep('documentLink', { step: { link: LINK } });
  await until(() => isWaiting(visit));
  const press = visit.flows.stepAction('openLink');
  await until(() => visit.state.dialog.isOpen);
  visit.engine.breakNext('updateStep', waitingAnswer({ stepStatus: 'success' }));
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.stepStatus[SLUG] === 'success');
  await waitForPendingWork();
  expect(visit.state.dialog.isOpen).toBe(false);
  await press;
  expect(listOpenedWindows(visit)).toEqual([]);
});
