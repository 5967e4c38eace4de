import { expect, test, vi } from 'vitest';
import { cookieNames } from '#platform/cookie-names.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { HASH, restoreLate, sentFiles, stored } from '#tests/flows/set-up-drafts.ts';
import { createMemoryAddress, createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { deviceErased, eraseDevice, erasureQuestion } from './erase-device.ts';

test('[11.4] [2.59] the question says what is lost and what stays; its harmless answer changes nothing', () => {
  expect(erasureQuestion).toEqual({
    picture: undefined,
    type: 'warning',
    title: 'Apagar seus dados deste aparelho?',
    text: 'O que você preencheu e ainda não enviou será perdido. O que já foi enviado continua com o banco. Para ver a proposta de novo, use o link que você recebeu.',
    okText: 'Apagar',
    cancelText: 'Cancelar',
    onOk: 'eraseDevice',
    onCancel: 'stay',
    technical: '',
  });
});

test('[11.4] the page after the erasure says that nothing is saved, and leads nowhere', () => {
  expect(deviceErased).toEqual({
    kind: 'page',
    page: {
      picture: 'shield',
      title: 'Seus dados foram apagados deste aparelho',
      lines: [
        'Nada do que você preencheu ficou salvo aqui.',
        'Para voltar à proposta, use o link que você recebeu.',
      ],
      technical: '',
      action: undefined,
      secondary: undefined,
      isError: false,
    },
  });
});

test('[11.4] [9.36] an erasure ends everything that runs and removes everything that is known', async () => {
  const platform = createMemoryPlatform({
    address: createMemoryAddress('/endereco?agx_hash=6650c1f2a4b3d90012e7f001&campanha=x'),
  });
  const forgetAnswers = vi.fn();
  const { context, state } = createContextWithoutService({ forgetAnswers }, { platform });
  const upload = new AbortController();
  context.upload.controller = upload;
  const signal = context.placeScope.enter();
  let releaseCount = 0;
  Object.assign(context.tabClaim, {
    hashId: state.hashId,
    isElsewhere: true,
    release: () => (releaseCount += 1),
  });
  const question = context.ask.question(erasureQuestion);
  context.formerHashIds.add('h0');
  context.popup.newProposalChoices.set('52998224725', 'h0');
  context.recentWaits.set('x', { repetitions: 1, requests: 1, askedAt: 1, hasEnded: true });
  context.redirectedIds.add('h1');
  context.failedLookups.set('cep', { kind: 'lookUpCep', fieldKey: 'cep', cep: '01001000' });
  context.latestWrites.storedConsent = { hashId: state.hashId, content: '52998224725' };
  context.latestWrites.following = { hashId: state.hashId } as never; // Only its presence counts.
  context.latestWrites.succeeded = { press: 'dados begin', succeededAt: 0 };
  context.pendingWrites.set(state.hashId, new Map());
  context.unprovenFiles.sent = { slug: 'x' } as never; // Only its presence counts.
  state.form.slug = 'endereco';
  state.drafts.endereco = { values: { rua: 'x' }, edited: [], schema: '' };
  platform.tabMemory.write('hashId', state.hashId);
  const { hashId } = state;
  platform.lastBrand.write(hashId, {} as never); // Only its presence counts.
  const added = await platform.images.add(new File(['1'], 'rg.png', { type: 'image/png' }), []);
  if (!added.ok) throw new Error('The file was refused.');
  await platform.secureStorage.write('session:another', { initial: 'X' });
  for (const name of Object.values(cookieNames)) platform.cookies.write(name, 'x');

  await eraseDevice(context);

  expect(forgetAnswers).toHaveBeenCalled();
  expect(await question).toBe('withdrawn');
  expect(signal.aborted).toBe(true);
  expect(upload.signal.aborted).toBe(true);
  expect(releaseCount).toBe(1);
  expect(context.tabClaim).toMatchObject({ hashId: '', isElsewhere: false });
  expect(context.formerHashIds.size).toBe(0);
  expect(context.popup.newProposalChoices.size).toBe(0);
  expect(context.recentWaits.size).toBe(0);
  expect(context.redirectedIds.size).toBe(0);
  expect(context.failedLookups.size).toBe(0);
  expect(context.latestWrites).toEqual({
    storedConsent: undefined,
    following: undefined,
    succeeded: undefined,
  });
  expect(context.pendingWrites.size).toBe(0);
  expect(context.unprovenFiles.sent).toBeUndefined();
  expect(platform.images.find(added.value.id)).toBeUndefined();
  expect(state).toMatchObject({ hashId: '', drafts: {}, form: { slug: '' } });
  expect(platform.address.current().pathname).toBe('/');
  expect(platform.address.current().search).toBe('?campanha=x');
  for (const name of Object.values(cookieNames)) expect(platform.cookies.read(name), name).toBeUndefined();
  expect(platform.tabMemory.read('hashId')).toBeUndefined();
  expect(platform.lastBrand.read(hashId)).toBeUndefined();
  expect(await platform.secureStorage.read('session:another')).toBeUndefined();
});

test('[11.4] an erasure without an upload erases as well', async () => {
  const { context, state } = createContextWithoutService({ forgetAnswers: () => undefined });
  await eraseDevice(context);
  expect(state.hashId).toBe('');
});

test('[11.4] the record of sent files that is still being read when the device is erased does not come back', async () => {
  const late = await restoreLate(stored('', {}), undefined, { [`unproven-files:${HASH}`]: sentFiles });
  Object.assign(late.context.api, { forgetAnswers: () => undefined });
  await eraseDevice(late.context);
  await late.release();
  expect(late.context.unprovenFiles.sent).toBeUndefined();
  expect(late.state.filesDueAt).toBe('');
});
