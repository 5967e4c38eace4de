import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { passDraftDelay, typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import {
  attach,
  createDevice,
  HANGING_PLAN,
  listAttachedNames,
  reopenAfterCrash,
  setUpUpload,
  withPhotoField,
} from '#tests/flows/set-up-upload.ts';
import type { SentFiles } from './sent-files.ts';

const UNPROVEN_TITLE = 'Não conseguimos confirmar se o arquivo chegou';

test('[16.4] [11.2] [11.3] a page closed during the upload of the first step opens that step again with a message', async () => {
  const nextPlatform = createDevice();
  let stage = setUpUpload({
    plan: HANGING_PLAN,
    wrap: withPhotoField('dados-pessoais'),
    platform: nextPlatform(),
  });
  await stage.open();
  typePersonalData(stage.flows);
  await attach(stage, 'rg.png');
  void stage.flows.submit();
  await until(() => stage.state.form.uploadProgress !== undefined);
  await until(() => stage.sent('updateStep').length === 1);
  stage = await reopenAfterCrash(stage, 'dados-pessoais', nextPlatform());
  expect(stage.state.proposal?.currentStep).toBe('endereco');
  expect(stage.path()).toBe('/dados-pessoais');
  expect(stage.state.form.notice).toContain(UNPROVEN_TITLE);
  expect(stage.state.form.notice).toContain('continua anexado');
  expect(stage.state.form.fields.nome?.value).toBe(marina.name);
  expect(listAttachedNames(stage)).toEqual(['rg.png']);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('createProposal')).toHaveLength(1);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, uploads: 1 });
  stage = await reopenAfterCrash(stage, 'dados-pessoais', nextPlatform());
  expect(stage.path()).toBe('/endereco');
});

test('[11.3] a photo is stored on the device also if it is attached before the device has been read', async () => {
  const nextPlatform = createDevice();
  const { secureStorage } = nextPlatform();
  const readings: (() => void)[] = [];
  const slowStorage: typeof secureStorage = {
    ...secureStorage,
    async read(name) {
      await new Promise<void>(resolve => readings.push(resolve));
      return secureStorage.read(name);
    },
  };
  let stage = setUpUpload({
    wrap: withPhotoField('dados-pessoais'),
    platform: { ...nextPlatform(), secureStorage: slowStorage },
  });
  const opening = stage.open();
  await until(() => readings.length > 0);
  // Reading the device delays the first form by 300 ms at most.
  await stage.platform.clock.advance(300);
  await until(() => stage.state.form.slug === 'dados-pessoais');
  typePersonalData(stage.flows);
  await attach(stage, 'rg.png');
  for (const read of readings) read();
  await opening;
  await passDraftDelay(stage);
  stage = await reopenAfterCrash(stage, 'dados-pessoais', nextPlatform());
  expect(stage.state.form.fields.nome?.value).toBe(marina.name);
  expect(listAttachedNames(stage)).toEqual(['rg.png']);
});

test('[16.4] [11.3] a page closed during the upload of an earlier step opens that step again, also if the browser has evicted the file', async () => {
  const nextPlatform = createDevice();
  let stage = setUpUpload({
    path: '/dados-pessoais',
    world: atAddressStep,
    plan: HANGING_PLAN,
    wrap: withPhotoField('dados-pessoais'),
    platform: nextPlatform(),
  });
  await stage.open();
  await attach(stage, 'rg.png');
  void stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  const browser = nextPlatform();
  stage = await reopenAfterCrash(stage, 'dados-pessoais', browser);
  expect(stage.path()).toBe('/dados-pessoais');
  expect(stage.state.form.notice).toContain('continua anexado');
  // The browser has evicted the photo meanwhile.
  await browser.secureStorage.clear('file:');
  stage = await reopenAfterCrash(stage, 'dados-pessoais', nextPlatform());
  expect(stage.path()).toBe('/dados-pessoais');
  expect(stage.state.form.notice).toContain('Anexe-o de novo');
  expect(JSON.stringify(await browser.secureStorage.read(`unproven-files:${stage.hash}`))).toContain(
    'rg.png',
  );
});

test('[16.4] files of an earlier step that the service has refused are not reported as uncertain after a reload', async () => {
  const nextPlatform = createDevice();
  let stage = setUpUpload({
    path: '/dados-pessoais',
    world: atAddressStep,
    plan: { updateStep: { kind: 'reply', status: 422, body: { code: 422, message: 'Foto ilegível.' } } },
    wrap: withPhotoField('dados-pessoais'),
    platform: nextPlatform(),
  });
  await stage.open();
  await attach(stage, 'rg.png');
  void stage.flows.submit();
  await answerDialog(stage, 'cancel');
  stage = await reopenAfterCrash(stage, 'dados-pessoais', nextPlatform());
  expect(stage.state.form.notice).toBe(
    'O arquivo desta etapa não foi recebido. Ele continua anexado aqui: envie outra vez.',
  );
});

test('[16.4] [11.3] after another step is submitted, the device still knows the files whose arrival is unknown', async () => {
  const nextPlatform = createDevice();
  let stage = setUpUpload({
    path: '/dados-pessoais',
    world: atAddressStep,
    plan: HANGING_PLAN,
    wrap: withPhotoField('dados-pessoais'),
    platform: nextPlatform(),
  });
  await stage.open();
  await attach(stage, 'rg.png');
  void stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  const browser = nextPlatform();
  stage = await reopenAfterCrash(stage, 'dados-pessoais', browser);
  const { platform, state, hash } = stage;
  platform.address.push(`/endereco${platform.address.current().search}`);
  await until(() => state.form.slug === 'endereco');
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(JSON.stringify(await browser.secureStorage.read(`unproven-files:${hash}`))).toContain('rg.png');
});

/** The journey with a photo field in its first step. The service stores an upload, and its answer never comes. */
const withoutUploadAnswers = (api: Api): Api => ({
  ...withPhotoField('dados-pessoais')(api),
  uploadStep: async (...args) => {
    await api.uploadStep(...args);
    return new Promise(() => undefined);
  },
});

test('[16.4] [11.3] files that the service confirms open no step again, and the device keeps nothing of them', async () => {
  const nextPlatform = createDevice();
  const browser = nextPlatform();
  let stage = setUpUpload({
    path: '/dados-pessoais',
    world: atAddressStep,
    wrap: withoutUploadAnswers,
    platform: browser,
  });
  await stage.open();
  await attach(stage, 'rg.png');
  void stage.flows.submit();
  await until(() => stage.engine.report().effects.uploads === 1);
  stage = await reopenAfterCrash(stage, 'dados-pessoais', nextPlatform());
  expect(stage.path()).toBe('/endereco');
  expect(stage.state.form.notice).toBe('');
  for (const kind of ['unproven-files', 'attachments', 'drafts'])
    expect(await browser.secureStorage.read(`${kind}:${stage.hash}`)).toBeUndefined();
});

test('[11.4] [16.4] the photos that the service confirms leave the memory and the device', async () => {
  const nextPlatform = createDevice();
  let stage = setUpUpload({
    path: '/dados-pessoais',
    world: atAddressStep,
    wrap: withoutUploadAnswers,
    platform: nextPlatform(),
  });
  await stage.open();
  await attach(stage, 'rg.png');
  const ids = filesOf(stage.state.form.fields.comprovante?.value).map(({ id }) => id);
  void stage.flows.submit();
  await until(() => stage.engine.report().effects.uploads === 1);
  const browser = nextPlatform();
  await browser.images.restore(stage.hash, ids);
  expect(ids.map(id => browser.images.find(id)?.name)).toEqual(['rg.png']);
  stage = await reopenAfterCrash(stage, 'dados-pessoais', browser);
  expect(ids.map(id => browser.images.find(id))).toEqual([undefined]);
  const { images } = nextPlatform();
  await images.restore(stage.hash, ids);
  expect(ids.map(id => images.find(id))).toEqual([undefined]);
});

test('[16.4] [11.7] the record of files of another proposal opens no step and shows no notice', async () => {
  const platform = createDevice()();
  const stage = setUpUpload({
    world: atAddressStep,
    wrap: withPhotoField('dados-pessoais'),
    platform,
  });
  const name = `unproven-files:${stage.hash}`;
  const record: SentFiles = {
    slug: 'dados-pessoais',
    data: {},
    files: [{ id: 'a-1', fieldKey: 'comprovante', name: 'rg.png', size: 6 }],
    proposalId: '64c0f2d1a9b8e70012d4ffff',
    currentSlug: 'endereco',
    waitedForCompletion: false,
    listed: { comprovante: [] },
    draftOf: '',
  };
  await platform.secureStorage.write(name, record);
  await stage.open();
  expect(stage.path()).toBe('/endereco');
  expect([stage.state.form.notice, stage.state.toasts]).toEqual(['', []]);
  expect(await platform.secureStorage.read(name)).toBeUndefined();
});

test('[16.3] [16.4] the request that creates the proposal is stored for a reload; a request with files is not, because nothing proves that the file bytes stay the same', async () => {
  const nextPlatform = createDevice();
  const browser = nextPlatform();
  const { secureStorage } = browser;
  const stage = setUpUpload({ wrap: withPhotoField('dados-pessoais'), platform: browser });
  await stage.open();
  typePersonalData(stage.flows);
  await attach(stage, 'rg.png');
  stage.engine.breakNext('createProposal', { kind: 'networkError' });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'cancel');
  await submission;
  expect(await secureStorage.read(`writes:${stage.hash}`)).toMatchObject({
    'submit dados-pessoais': { request: { slug: 'dados-pessoais' } },
  });
  stage.engine.breakNext('updateStep', { kind: 'networkError' });
  const secondSubmission = stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await until(() => stage.state.dialog.isOpen === true);
  expect(await secureStorage.read(`writes:${stage.hash}`)).toBeUndefined();
  await answerDialog(stage, 'cancel');
  await secondSubmission;
});
