import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import type { Failure } from '#journey/model/failure.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { fail, succeed } from '#shared/result.ts';
import { LINK, openStep, stayAction } from '#tests/flows/open-step.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';

const showLink = (link: string): Partial<Api> => ({
  showStep: async () => succeed(stepWith({ slug: 'analise', link })),
});

test("[2.26] [13.5] in a partner's frame that opens no tab the visitor gets the address to copy, also without a clipboard", async () => {
  const visit = openStep({ step: { link: LINK } });
  const { platform, state, context } = visit;
  const copied: string[] = [];
  let hasClipboard = true;
  platform.address.openBeside = () => false;
  platform.sharing.copy = async text => {
    copied.push(text);
    return hasClipboard;
  };
  context.allowedHosts = ['documentos.exemplo.com.br'];
  const press = visit.press('openLink');
  await runPendingWork();
  expect(state.dialog).toMatchObject({
    title: 'Abra este endereço em outra aba',
    text: 'Sua proposta continua aberta aqui.',
    address: LINK,
    okText: 'Copiar endereço',
    cancelText: 'Fechar',
  });
  context.ask.answer(state.dialog.id, 'ok');
  expect(await press).toEqual(stayAction);
  expect(copied).toEqual([LINK]);
  expect(state.toasts.at(-1)).toMatchObject({ title: 'Endereço copiado' });
  hasClipboard = false;
  const secondPress = visit.press('openLink');
  await runPendingWork();
  context.ask.answer(state.dialog.id, 'ok');
  await runPendingWork();
  expect(state.dialog).toMatchObject({ title: 'O endereço não foi copiado', cancelText: '' });
  expect(state.dialog.address).toBe(LINK);
  context.ask.answer(state.dialog.id, 'ok');
  expect(await secondPress).toEqual(stayAction);
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
    text: 'Você vai continuar em documentos.exemplo.com.br. Quando terminar, volte a esta tela: ela avança sozinha.',
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

test('[2.28] a step without a link is asked for once more; if it still has none, a message says so', async () => {
  const found = openStep({ api: showLink(LINK) });
  found.context.allowedHosts = ['documentos.exemplo.com.br'];
  await found.press('openLink');
  expect(found.platform.address.openedWindows()).toEqual([LINK]);
  expect(found.state.stepDetails.analise?.link).toBe(LINK);
  const missing = openStep({ api: showLink('') });
  expect(await missing.press('openLink')).toEqual(stayAction);
  expect(missing.toast()).toMatchObject({
    type: 'info',
    title: 'O link ainda não chegou',
    text: 'Confira as mensagens do seu celular daqui a pouco.',
  });
  expect(missing.platform.logLines).toEqual([]);
});

const refusal = (members: Parameters<typeof buildServiceFailure>[0]): Failure =>
  buildServiceFailure({ operation: 'showStep', isWrite: false, ...members });

test.each<[string, Failure, object]>([
  [
    'a broken connection',
    { kind: 'network', operation: 'showStep', isWrite: false, isOffline: false },
    { kind: 'toast', text: 'Por favor, tente novamente recarregando a página.' },
  ],
  [
    'a refusal',
    refusal({ status: 400, message: 'Link cancelado pelo banco.' }),
    { kind: 'toast', text: 'Link cancelado pelo banco.' },
  ],
  ['a refusal without a word', refusal({ status: 400 }), { kind: 'toast', text: 'Erro desconhecido' }],
  ['401', refusal({ status: 401 }), { kind: 'go', to: { kind: 'tokenValidation' } }],
  [
    'an end of the flow',
    refusal({ status: 400, endsFlow: true, message: 'Fim.' }),
    { kind: 'page', page: { lines: ['Fim.'] } },
  ],
])(
  '[2.28] [8.3] [8.20] [8.22] [8.23] %s in place of the link shows what has failed',
  async (_, failure, nextAction) => {
    const visit = openStep({ api: { showStep: async () => fail(failure) } });
    expect(await visit.press('openLink')).toMatchObject(nextAction);
    expect(visit.toast()).toBeUndefined();
    expect(visit.platform.logLines).toHaveLength(1);
  },
);

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
