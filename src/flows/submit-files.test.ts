import { afterEach, expect, test } from 'vitest';
import { PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { buildField } from '#journey/form/build-field.ts';
import { createImageStore } from '#platform/image-store.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { succeed } from '#shared/result.ts';
import {
  type FlowStage,
  type FlowStageOptions,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
} from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { addXmlHttpRequest } from '#tests/support/add-xml-http-request.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';

let stage: FlowStage | undefined;
let removeXmlHttpRequest = (): void => undefined;
afterEach(() => {
  expect(stage?.engine.violations ?? []).toEqual([]);
  stage?.close();
  stage = undefined;
  removeXmlHttpRequest();
});

/** A journey in Node whose uploads reach the mock service. */
function setUp(options: FlowStageOptions): FlowStage {
  removeXmlHttpRequest();
  const visit = setUpFlows(options);
  removeXmlHttpRequest = addXmlHttpRequest();
  return visit;
}

const proof = buildField({ key: 'comprovante', label: 'Comprovante', component: 'imageCapture' });

/** The journey, with a photo field in one of its steps. */
const withPhotoField = (slug: string) =>
  withConfiguration(configuration => {
    configuration.steps = configuration.steps.map(step =>
      step.slug === slug ? { ...step, fields: [...step.fields, proof] } : step,
    );
  });

async function attach({ flows, state }: FlowStage, ...names: string[]): Promise<void> {
  const added = await Promise.all(
    names.map(name => flows.files.add(new File([name], name, { type: 'image/png' }), PHOTO_KINDS)),
  );
  flows.editField(
    'comprovante',
    added.flatMap(result => (result.ok ? [{ id: result.value.id, name: result.value.name }] : [])),
  );
  expect(state.form.fields.comprovante?.value).toHaveLength(names.length);
}

/** The names of the attached files whose bytes the app still has. */
const listAttachedNames = ({ state, flows }: FlowStage) =>
  filesOf(state.form.fields.comprovante?.value).map(({ id }) => flows.files.find(id)?.name);

const addressWorld = {
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
};

/** Opens the address step of an existing proposal, fills it in and attaches photos. */
async function openAddressStep(
  plan: Plan = {},
  platform: FlowStageOptions['platform'] = {},
): Promise<FlowStage> {
  const visit = setUp({ world: addressWorld, plan, wrap: withPhotoField('endereco'), platform });
  await visit.open();
  await typeAddress(visit);
  await attach(visit, 'frente.png', 'verso.png');
  return visit;
}

async function openFirstStep(plan: Plan = {}): Promise<FlowStage> {
  const visit = setUp({ plan, wrap: withPhotoField('dados-pessoais') });
  await visit.open();
  typePersonalData(visit.flows);
  await attach(visit, 'rg.png');
  return visit;
}

/** Opens an earlier step again and attaches files to it. */
async function openEarlierStep(plan: Plan, ...names: string[]): Promise<FlowStage> {
  const visit = setUp({
    path: '/dados-pessoais',
    world: addressWorld,
    plan,
    wrap: withPhotoField('dados-pessoais'),
  });
  await visit.open();
  await until(() => visit.state.form.slug === 'dados-pessoais');
  await attach(visit, ...(names.length > 0 ? names : ['rg.png']));
  return visit;
}

/** Presses the button of the open dialog. */
async function answerDialog({ flows, state }: FlowStage, choice: 'ok' | 'cancel'): Promise<void> {
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, choice);
}

const UNPROVEN_TITLE = 'Não conseguimos confirmar se o arquivo chegou';
const CONFIRMATION_TEXT = 'Conferimos: seus dados chegaram.';
const showsConfirmation = ({ state }: FlowStage) =>
  state.toasts.some(({ text }) => text === CONFIRMATION_TEXT);

/** With this answer the service has not stored the upload. */
const UNAVAILABLE = { kind: 'reply', status: 503, body: { code: 503, message: 'Indisponível.' } } as const;
const SLOW_PLAN: Plan = {
  updateStep: { kind: 'sequence', answers: [{ kind: 'latency', ms: 400 }], afterLast: 'worldAnswers' },
};
const HANGING_PLAN: Plan = {
  updateStep: { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' },
};

/** Key and files of each update. */
const listUpdates = ({ engine }: FlowStage) =>
  engine.journal
    .filter(({ operation }) => operation === 'updateStep')
    .map(({ request }) => ({ key: request.headers['idempotency-key'], body: request.body }));

test('[16.4a] [11.2] a lost file of the first step is not reported as received; it is sent again as an update of that step', async () => {
  stage = await openFirstStep({
    updateStep: { kind: 'sequence', answers: [UNAVAILABLE], afterLast: 'worldAnswers' },
  });
  const submission = stage.flows.submit();
  await until(() => stage?.state.dialog.isOpen === true);
  expect(stage.state.dialog.title).toBe(UNPROVEN_TITLE);
  expect(showsConfirmation(stage)).toBe(false);
  expect(stage.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(listAttachedNames(stage)).toEqual(['rg.png']);
  await answerDialog(stage, 'ok');
  await submission;
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('createProposal')).toHaveLength(1);
  const [first, second, ...more] = stage.engine.journal.filter(({ operation }) => operation === 'updateStep');
  expect(more).toEqual([]);
  expect(second?.request.body).toEqual(first?.request.body);
  expect(second?.request.headers['idempotency-key']).toBe(first?.request.headers['idempotency-key']);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, uploads: 1 });
});

test('[16.4] [11.2] after a creation whose answer is lost the file is sent as an update', async () => {
  stage = await openFirstStep({
    createProposal: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
  });
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('createProposal')).toHaveLength(1);
  // Once at the opening, once after the lost answer.
  expect(stage.sent('getSystem')).toHaveLength(2);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, uploads: 1 });
});

test('[16.4] [11.2] a creation that is found only later is not sent again: its files follow as an update', async () => {
  stage = await openFirstStep();
  stage.engine.breakNext('createProposal', { kind: 'lostAfterCommit' });
  stage.engine.breakNext('getSystem', { kind: 'networkError' });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'cancel');
  await submission;
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('createProposal')).toHaveLength(1);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, uploads: 1 });
});

test('[16.4b] files that the service lists are not sent twice', async () => {
  stage = await openEarlierStep({
    updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
  });
  await stage.flows.submit();
  expect(showsConfirmation(stage)).toBe(true);
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('updateStep')).toHaveLength(1);
  expect(stage.engine.report().effects).toMatchObject({ uploads: 1 });
});

test('[16.4b] if the current step has changed, the service has the files of the earlier one', async () => {
  stage = await openAddressStep({
    updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
  });
  await stage.flows.submit();
  expect(showsConfirmation(stage)).toBe(true);
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.engine.report().effects).toMatchObject({ uploads: 2, savedSteps: 1 });
});

test('[16.4] if the current step has not changed, the service has no file: the failure shows, and a retry sends the file', async () => {
  stage = await openAddressStep({
    updateStep: { kind: 'sequence', answers: [UNAVAILABLE], afterLast: 'worldAnswers' },
  });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'ok');
  await submission;
  expect(showsConfirmation(stage)).toBe(false);
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.engine.report().effects).toMatchObject({ uploads: 2 });
});

/**
 * A device whose secure storage, photos included, survives the end of a page. Returns a function that creates the
 * platform of the next visit.
 */
function createDevice() {
  const secureStorage = createMemorySecureStorage();
  let visits = 0;
  return () => {
    visits += 1;
    const storageOptions = { secureStorage, tab: `visit${visits}` };
    return {
      secureStorage,
      images: createImageStore({ prepare: async file => succeed(file) }, storageOptions),
    };
  };
}

/** Ends the page without the events of a normal unload, as the system does, and opens the link again. */
async function reopenAfterCrash(
  crashed: FlowStage,
  slug: string,
  platform: FlowStageOptions['platform'] = {},
): Promise<FlowStage> {
  const { engine } = crashed;
  crashed.close();
  const visit = setUp({ engine, wrap: withPhotoField(slug), platform });
  await visit.open();
  return visit;
}

test('[16.4] [11.2] [11.3] a page closed during the upload of the first step opens that step again with a message', async () => {
  const nextPlatform = createDevice();
  stage = setUp({ plan: HANGING_PLAN, wrap: withPhotoField('dados-pessoais'), platform: nextPlatform() });
  await stage.open();
  typePersonalData(stage.flows);
  await attach(stage, 'rg.png');
  void stage.flows.submit();
  await until(() => stage?.state.form.uploadProgress !== undefined);
  await until(() => stage?.sent('updateStep').length === 1);
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

test('[16.4] [11.3] a page closed during the upload of an earlier step opens that step again, also without the bytes', async () => {
  const nextPlatform = createDevice();
  stage = setUp({
    path: '/dados-pessoais',
    world: addressWorld,
    plan: HANGING_PLAN,
    wrap: withPhotoField('dados-pessoais'),
    platform: nextPlatform(),
  });
  await stage.open();
  await attach(stage, 'rg.png');
  void stage.flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
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

test('[16.4] [11.3] the submission of another step does not forget files of unknown arrival', async () => {
  const nextPlatform = createDevice();
  stage = setUp({
    path: '/dados-pessoais',
    world: addressWorld,
    plan: HANGING_PLAN,
    wrap: withPhotoField('dados-pessoais'),
    platform: nextPlatform(),
  });
  await stage.open();
  await attach(stage, 'rg.png');
  void stage.flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
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

test('[16.4] [11.3] files that the service confirms open no step again, and the device keeps nothing of them', async () => {
  const nextPlatform = createDevice();
  const first = nextPlatform();
  const SLOW_ANSWER_PLAN: Plan = {
    updateStep: { kind: 'sequence', answers: [{ kind: 'latency', ms: 300 }], afterLast: 'worldAnswers' },
  };
  stage = setUp({
    path: '/dados-pessoais',
    world: addressWorld,
    plan: SLOW_ANSWER_PLAN,
    wrap: withPhotoField('dados-pessoais'),
    platform: first,
  });
  await stage.open();
  await attach(stage, 'rg.png');
  void stage.flows.submit();
  await until(() => stage?.engine.report().effects.uploads === 1);
  stage = await reopenAfterCrash(stage, 'dados-pessoais', nextPlatform());
  expect(stage.path()).toBe('/endereco');
  expect(stage.state.form.notice).toBe('');
  for (const kind of ['unproven-files', 'attachments', 'drafts'])
    expect(await first.secureStorage.read(`${kind}:${stage.hash}`)).toBeUndefined();
});

test('[16.4] the app does not ask again about files whose upload the visitor cancelled', async () => {
  const platform = createDevice()();
  const { secureStorage } = platform;
  stage = await openAddressStep(SLOW_PLAN, platform);
  const submission = stage.flows.submit();
  await until(() => stage?.state.form.uploadProgress !== undefined);
  expect(await secureStorage.read(`unproven-files:${stage.hash}`)).toBeDefined();
  stage.flows.cancelUpload();
  await submission;
  expect(await secureStorage.read(`unproven-files:${stage.hash}`)).toBeUndefined();
});

test.each([
  [401, { message: 'Sua sessão expirou.' }],
  [400, { code: 401, message: 'Sua sessão expirou.' }],
])('[4.24] [16.4] files that %d with %j kept out are not reported as uncertain', async (status, body) => {
  const secureStorage = createMemorySecureStorage();
  const expiry = { kind: 'offContract', reason: 'expired', status, body } as const;
  stage = await openAddressStep(
    { updateStep: { kind: 'sequence', answers: [expiry], afterLast: 'worldAnswers' } },
    { secureStorage },
  );
  await stage.flows.submit();
  expect(stage.state.place).toEqual({ kind: 'tokenValidation' });
  expect(await secureStorage.read(`unproven-files:${stage.hash}`)).toBeUndefined();
});

test('[16.4] a cancelled upload is sent again with its key and has one effect', async () => {
  stage = await openAddressStep(SLOW_PLAN);
  const { state, flows } = stage;
  const submission = flows.submit();
  await until(() => state.form.uploadProgress !== undefined);
  flows.cancelUpload();
  await submission;
  await flows.submit();
  const keys = stage.engine.journal
    .filter(({ operation }) => operation === 'updateStep')
    .map(({ request }) => request.headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  [['rg.png'], UNPROVEN_TITLE, 'O arquivo continua aqui: envie de novo para garantir que chegue.'],
  [
    ['rg.png', 'verso.png'],
    'Não conseguimos confirmar se os arquivos chegaram',
    'Os arquivos continuam aqui: envie de novo para garantir que cheguem.',
  ],
])('[16.4] nothing proves that %j arrived: the visitor decides', async (names, title, text) => {
  stage = await openEarlierStep(
    { updateStep: { kind: 'sequence', answers: [UNAVAILABLE], afterLast: 'worldAnswers' } },
    ...names,
  );
  const submission = stage.flows.submit();
  await until(() => stage?.state.dialog.isOpen === true);
  expect(stage.state.dialog).toMatchObject({
    picture: 'document',
    type: 'warning',
    title,
    text: `A conexão falhou durante o envio. ${text}`,
    okText: 'Enviar de novo',
    cancelText: 'Agora não',
  });
  await answerDialog(stage, 'cancel');
  await submission;
  expect(stage.path()).toBe('/dados-pessoais');
  expect(listAttachedNames(stage)).toEqual(names);
  expect(listUpdates(stage)).toHaveLength(1);
});

test('[7.10] [2.45] during an upload the form shows its progress; after it has failed, none', async () => {
  const shownProgress: unknown[] = [];
  stage = setUp({
    world: addressWorld,
    wrap: api => ({
      ...withPhotoField('endereco')(api),
      uploadStep: async ({ onProgress }) => {
        shownProgress.push(stage?.state.form.uploadProgress);
        onProgress?.({ fileNumber: 2, fileCount: 2, percent: 40 });
        shownProgress.push(stage?.state.form.uploadProgress);
        return {
          ok: false,
          problem: { kind: 'network', operation: 'updateStep', isWrite: true, isOffline: false },
        };
      },
    }),
  });
  await stage.open();
  await typeAddress(stage);
  await attach(stage, 'frente.png', 'verso.png');
  const submission = stage.flows.submit();
  await until(() => stage?.state.dialog.isOpen === true);
  expect(shownProgress).toEqual([
    { fileNumber: 1, fileCount: 2, percent: 0 },
    { fileNumber: 2, fileCount: 2, percent: 40 },
  ]);
  expect(stage.state.form.uploadProgress).toBeUndefined();
  await answerDialog(stage, 'cancel');
  await submission;
});

test('[16.3] [11.2] a creation of unknown outcome keeps its key after another file was attached, because it contains no files', async () => {
  stage = await openFirstStep();
  stage.engine.breakNext('createProposal', { kind: 'networkError' });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'cancel');
  await submission;
  await attach(stage, 'cnh.png');
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  const keys = stage.engine.journal
    .filter(({ operation }) => operation === 'createProposal')
    .map(({ request }) => request.headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('[8.1] after a creation that brings no offer, no file follows', async () => {
  const noOffer = { _id: 'p-1', currentStep: 'dados-pessoais', situation: '', selfContract: {} };
  stage = await openFirstStep({
    createProposal: {
      kind: 'offContract',
      reason: 'an answer without an offer',
      status: 200,
      body: { data: { ...noOffer, result: { kind: 'noOffer' } } },
    },
  });
  await stage.flows.submit();
  expect(stage.state.errorPage?.title).toBe('Não temos uma oferta hoje para você');
  expect(stage.sent('updateStep')).toEqual([]);
});

test('[16.4] [14.7] files that have arrived are no longer in memory, nor recorded as sent', async () => {
  stage = await openAddressStep();
  const ids = filesOf(stage.state.form.fields.comprovante?.value).map(({ id }) => id);
  await stage.flows.submit();
  expect(ids.map(id => stage?.flows.files.find(id))).toEqual([undefined, undefined]);
  expect(await stage.platform.secureStorage.read(`unproven-files:${stage.hash}`)).toBeUndefined();
});

test('[16.3] a write with other files has another key', async () => {
  stage = await openAddressStep({
    updateStep: { kind: 'sequence', answers: [UNAVAILABLE], afterLast: 'worldAnswers' },
  });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'cancel');
  await submission;
  await attach(stage, 'outra.png', 'verso.png');
  await stage.flows.submit();
  const keys = listUpdates(stage).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

test('[16.3] [16.4] the request of a creation survives a reload; that of files does not, because nothing proves that their bytes are the same', async () => {
  const nextPlatform = createDevice();
  const browser = nextPlatform();
  const { secureStorage } = browser;
  stage = setUp({ wrap: withPhotoField('dados-pessoais'), platform: browser });
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
  await until(() => stage?.sent('updateStep').length === 1);
  await until(() => stage?.state.dialog.isOpen === true);
  expect(await secureStorage.read(`writes:${stage.hash}`)).toBeUndefined();
  await answerDialog(stage, 'cancel');
  await secondSubmission;
});

test('[8.44] an upload shows its progress, so there is no notice about a slow write', async () => {
  stage = await openAddressStep(HANGING_PLAN);
  void stage.flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
  await stage.platform.clock.advance(15_000);
  expect(stage.state.toasts).toEqual([]);
});

test('[3.7] a document of another step that the visitor reuses is sent by its name', async () => {
  stage = setUp({
    world: addressWorld,
    wrap: api =>
      withConfiguration(configuration => {
        configuration.stepsWithReuseDocument = { endereco: true };
      })(withPhotoField('endereco')(api)),
  });
  await stage.open();
  const { proposal } = stage.state;
  if (!proposal) throw new Error('There is no proposal.');
  const earlierAnswers = { ...proposal.answers['dados-pessoais'], comprovante: ['rg.png'] };
  stage.state.proposal = { ...proposal, answers: { ...proposal.answers, 'dados-pessoais': earlierAnswers } };
  await typeAddress(stage);
  stage.flows.editField('comprovante', [{ id: '', name: 'rg.png' }]);
  void stage.flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
  expect(stage.sent('updateStep')[0]).toMatchObject({ data: { comprovante: ['rg.png'] } });
});

test('[2.54] [16.4] an upload of unknown outcome that ends the flow shows the page that the service names, not a question about files', async () => {
  const page = {
    kind: 'offContract',
    reason: 'a gateway that ends the flow',
    status: 503,
    body: { code: 503, message: 'Não podemos seguir.', redirectToErrorPage: true },
  } as const;
  stage = await openFirstStep({
    updateStep: { kind: 'sequence', answers: [page], afterLast: 'worldAnswers' },
  });
  await stage.flows.submit();
  expect(stage.state.dialog.isOpen).toBe(false);
  expect(stage.state.errorPage?.lines).toEqual(['Não podemos seguir.']);
});
