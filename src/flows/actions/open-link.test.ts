import { expect, test } from 'vitest';
import { type FlowStage, until } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG } from '#tests/flows/open-at-step.ts';

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
  const visit = await openAtStep('documentLink');
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
