import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import type { Failure } from '#journey/model/failure.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { fail, succeed } from '#shared/result.ts';
import { LINK, openStep, stayAction } from '#tests/flows/open-step.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';

const showLink = (link: string): Partial<Api> => ({
  showStep: async () => succeed(stepWith({ slug: 'analise', link })),
});

test('[12.2] [2.26] the link of a step opens beside the app, after a question if its host is not listed', async () => {
  const visit = openStep({ step: { link: LINK } });
  const { platform, state, context } = visit;
  const press = visit.press('openLink');
  await runPendingWork();
  expect(state.dialog).toMatchObject({
    isOpen: true,
    type: 'info',
    title: 'Abrir outra página?',
    text: 'Você vai continuar em documentos.exemplo.com.br. Esta tela fica aberta e avança sozinha quando você terminar.',
    okText: 'Abrir link',
    cancelText: 'Cancelar',
    isDismissible: true,
    picture: undefined,
    technical: '',
  });
  context.ask.answer(state.dialog.id, 'cancel');
  expect(await press).toEqual(stayAction);
  expect(platform.address.openedWindows()).toEqual([]);
  const secondPress = visit.press('openLink');
  await runPendingWork();
  context.ask.answer(state.dialog.id, 'ok');
  expect(await secondPress).toEqual(stayAction);
  expect(platform.address.openedWindows()).toEqual([LINK]);
  const listed = openStep({ step: { link: LINK } });
  listed.context.allowedHosts = ['documentos.exemplo.com.br'];
  await listed.press('openLink');
  expect(listed.platform.address.openedWindows()).toEqual([LINK]);
});

test('[2.28] a step without a link is asked for once more; without one, or after a failure, a message says so', async () => {
  const found = openStep({ api: showLink(LINK) });
  found.context.allowedHosts = ['documentos.exemplo.com.br'];
  await found.press('openLink');
  expect(found.platform.address.openedWindows()).toEqual([LINK]);
  expect(found.state.stepDetails.analise?.link).toBe(LINK);
  const failed = fail<Failure>({ kind: 'network', operation: 'showStep', isWrite: false, isOffline: false });
  for (const api of [showLink(''), { showStep: async () => failed }]) {
    const missing = openStep({ api });
    expect(await missing.press('openLink')).toEqual(stayAction);
    expect(missing.toast()).toMatchObject({
      type: 'info',
      title: 'O link ainda não chegou',
      text: 'Confira as mensagens do seu celular em instantes.',
    });
    expect(missing.platform.logLines).toEqual([]);
  }
});

test('[12.2] an unsafe address is refused with a message and a line in the console', async () => {
  const visit = openStep({ step: { link: 'javascript:alert(1)' } });
  expect(await visit.press('openLink')).toEqual(stayAction);
  expect(visit.toast()).toMatchObject({
    type: 'error',
    title: 'Este link não pode ser aberto',
    text: 'Peça um novo link e tente de novo.',
  });
  expect(visit.platform.logLines).toEqual([
    ['[proposta] openLink: the address of the step is refused', 'analise'],
  ]);
  expect(visit.state.dialog.isOpen).toBe(false);
});
