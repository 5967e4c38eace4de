import { afterEach, expect, test } from 'vitest';
import { createSampleField } from '#controls/sample-field.ts';
import { DRAFT_DELAY } from '#flows/drafts.ts';
import { PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { createClock } from '#platform/clock.ts';
import { createImageStore } from '#platform/image-store.ts';
import { createImages } from '#platform/images.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import { answerDialog } from './answer-dialog.ts';
import {
  type FlowStage,
  type FlowStageOptions,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
  waitForPendingWork,
} from './flow-stage.ts';
import { withConfiguration } from './with-configuration.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const photoField = createSampleField({
  id: 'comprovante',
  key: 'comprovante',
  label: 'Comprovante',
  component: 'imageCapture',
});

/** The journey, with a photo field in one of its steps. */
const withPhotoField = (slug: string) =>
  withConfiguration(({ steps }) => {
    for (const step of steps) if (step.slug === slug) step.fields = [...step.fields, photoField];
  });

const createStore = () => createImageStore(createImages(window, createClock()));

async function attach({ flows, state }: FlowStage, ...names: string[]): Promise<void> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const bytes = await canvas.convertToBlob({ type: 'image/png' });
  const results = await Promise.all(names.map(name => flows.files.add(new File([bytes], name), PHOTO_KINDS)));
  flows.editField(
    'comprovante',
    results.map(result =>
      result.ok ? { id: result.value.id, name: result.value.name } : { id: '', name: result.problem },
    ),
  );
  expect(state.form.fields.comprovante?.value).toHaveLength(names.length);
}

/** Opens the address step of an existing proposal, fills it in and attaches photos. */
async function openAtAddress(
  plan: Plan = {},
  platform: FlowStageOptions['platform'] = {},
): Promise<FlowStage> {
  const visit = setUpFlows({
    world: atAddressStep,
    plan,
    wrap: withPhotoField('endereco'),
    platform: { images: createStore(), ...platform },
  });
  await visit.open();
  await typeAddress(visit);
  await attach(visit, 'frente.png', 'verso.png');
  return visit;
}

/** Name, type and size of the files in the field. */
const filesOfStage = async ({ state, flows }: FlowStage) =>
  filesOf(state.form.fields.comprovante?.value).map(({ id }) => {
    const file = flows.files.find(id);
    return [file?.name, file?.type, file?.size];
  });

const SLOW_PLAN: Plan = {
  updateStep: { kind: 'sequence', answers: [{ kind: 'latency', ms: 400 }], afterLast: 'worldAnswers' },
};

test('[7.10] photos are sent with their step as multipart, and their bytes are deleted afterwards', async () => {
  stage = await openAtAddress();
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  const sent = stage.sent('updateStep');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ order: 1, data: { numero: expect.any(String) } });
  expect(JSON.stringify(sent[0]?.comprovante)).toMatch(/(frente|verso)\.jpg, image\/jpeg/);
  expect(stage.flows.files.find('arquivo-1')).toBeUndefined();
});

test('[7.10] during the upload the form shows the current photo; afterwards it shows no progress', async () => {
  stage = await openAtAddress(SLOW_PLAN);
  const { state, flows } = stage;
  const submission = flows.submit();
  await until(() => state.form.uploadProgress !== undefined);
  expect(state.form.uploadProgress).toMatchObject({ fileCount: 2 });
  await submission;
  expect(state.form.uploadProgress).toBeUndefined();
});

test('[11.3] a cancelled upload leaves the form unchanged and can be started again', async () => {
  stage = await openAtAddress(SLOW_PLAN);
  const { state, flows } = stage;
  const submission = flows.submit();
  await until(() => state.form.uploadProgress !== undefined);
  flows.cancelUpload();
  await submission;
  expect(stage.path()).toBe('/endereco');
  expect([state.form.isSubmitting, state.form.uploadProgress]).toEqual([false, undefined]);
  expect(state.form.fields.comprovante?.value).toHaveLength(2);
  expect(flows.files.find('arquivo-1')).toBeDefined();
  await flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
});

test('[7.10] photos of the first step are sent with that step after the creation; there is one proposal', async () => {
  stage = setUpFlows({ wrap: withPhotoField('dados-pessoais'), platform: { images: createStore() } });
  await stage.open();
  typePersonalData(stage.flows);
  await attach(stage, 'rg.png');
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toHaveLength(1);
  const [update, ...furtherUpdates] = stage.sent('updateStep');
  expect(furtherUpdates).toEqual([]);
  expect(update).toMatchObject({ order: 0, comprovante: expect.stringContaining('rg.jpg') });
  expect(stage.path()).toBe('/endereco');
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1 });
});

const UNPROVEN_TITLE = 'Não conseguimos confirmar se o arquivo chegou';
const CONFIRMATION_TEXT = 'Conferimos: seus dados chegaram.';
const showsConfirmation = ({ state }: FlowStage) =>
  state.toasts.some(({ text }) => text === CONFIRMATION_TEXT);

/** With this answer the service has not stored the upload. */
const UNAVAILABLE = { kind: 'reply', status: 503, body: { code: 503, message: 'Indisponível.' } } as const;

/** Opens an earlier step again and attaches a file to it. */
async function openAtEarlierStep(plan: Plan): Promise<FlowStage> {
  const visit = setUpFlows({
    path: '/dados-pessoais',
    world: atAddressStep,
    plan,
    wrap: withPhotoField('dados-pessoais'),
    platform: { images: createStore() },
  });
  await visit.open();
  await until(() => visit.state.form.slug === 'dados-pessoais');
  await attach(visit, 'rg.png');
  return visit;
}

test.each([
  ['refused by a proxy', UNAVAILABLE],
  ['broken off', { kind: 'networkError' }],
] as const)(
  '[16.4] an earlier step with a new file, %s: the app asks the visitor and still has the file',
  async (_, answer) => {
    stage = await openAtEarlierStep({
      updateStep: { kind: 'sequence', answers: [answer], afterLast: 'worldAnswers' },
    });
    const submission = stage.flows.submit();
    await answerDialog(stage, 'cancel', UNPROVEN_TITLE);
    await submission;
    expect(showsConfirmation(stage)).toBe(false);
    expect(stage.path()).toBe('/dados-pessoais');
    expect(stage.flows.files.find('arquivo-1')).toBeDefined();
    await stage.flows.submit();
    expect(stage.path()).toBe('/endereco');
    expect(stage.engine.report().effects).toMatchObject({ uploads: 1 });
  },
);

test('[11.3] [11.4] values and photos survive a reload, photos apart from the draft; after sending the device has neither', async () => {
  const secureStorage = createMemorySecureStorage();
  const imageStore = (tab: string) =>
    createImageStore(createImages(window, createClock()), { secureStorage, tab });
  stage = await openAtAddress({}, { secureStorage, images: imageStore('first') });
  const { hash, engine } = stage;
  const filesBefore = await filesOfStage(stage);
  await eventually(async () => expect(await secureStorage.read(`attachments:${hash}`)).toBeDefined());
  // The system kills the page: no event of a normal unload occurs.
  stage.close();
  stage = setUpFlows({
    engine,
    wrap: withPhotoField('endereco'),
    platform: { secureStorage, images: imageStore('second') },
  });
  await stage.open();
  const { state, flows } = stage;
  expect(state.form.fields.numero?.value).toBe(marina.number);
  expect(await filesOfStage(stage)).toEqual(filesBefore);
  const [front, back] = filesOf(state.form.fields.comprovante?.value);
  // A removed photo is gone for good; a new one gets another id.
  flows.editField('comprovante', [{ id: back?.id ?? '', name: back?.name ?? '' }]);
  expect(await secureStorage.readFile(`file:${hash}:${front?.id}`)).toBeUndefined();
  await flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(JSON.stringify(stage.sent('updateStep')[0]?.comprovante)).toMatch(/verso\.jpg, image\/jpeg/);
  expect(await secureStorage.readFile(`file:${hash}:${back?.id}`)).toBeUndefined();
  expect(await secureStorage.read(`attachments:${hash}`)).toBeUndefined();
});

test('[11.3] a photo is stored as soon as it is in the form, earlier than typed values, because the camera app may end the page', async () => {
  const secureStorage = createMemorySecureStorage();
  const store = createImageStore(createImages(window, createClock()), { secureStorage, tab: 'first' });
  stage = setUpFlows({ wrap: withPhotoField('dados-pessoais'), platform: { secureStorage, images: store } });
  await stage.open();
  await attach(stage, 'frente.png');
  await waitForPendingWork(DRAFT_DELAY / 2);
  expect(await secureStorage.read(`attachments:${stage.hash}`)).toBeDefined();
  expect(await secureStorage.read(`drafts:${stage.hash}`)).toBeDefined();
});

test('[11.4f] opening another hash deletes the photos, too', async () => {
  const secureStorage = createMemorySecureStorage();
  stage = await openAtAddress(
    {},
    {
      secureStorage,
      images: createImageStore(createImages(window, createClock()), { secureStorage, tab: 'first' }),
    },
  );
  const [photo] = filesOf(stage.state.form.fields.comprovante?.value);
  const name = `file:${stage.hash}:${photo?.id}`;
  expect(await secureStorage.readFile(name)).toBeDefined();
  await stage.flows.recover('restart');
  expect(stage.state.hashId).not.toBe(stage.hash);
  expect(await secureStorage.readFile(name)).toBeUndefined();
  expect(await secureStorage.read(`attachments:${stage.hash}`)).toBeUndefined();
});

test('[11.4b] no draft on the device names a document', async () => {
  stage = await openAtAddress();
  const { secureStorage } = stage.platform;
  await new Promise(resolve => setTimeout(resolve, 400));
  const draft = JSON.stringify(await secureStorage.read(`drafts:${stage.state.hashId}`));
  expect(draft).toContain('numero');
  expect(draft).not.toContain('frente.jpg');
});
