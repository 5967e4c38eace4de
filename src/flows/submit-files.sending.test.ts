import { expect, test } from 'vitest';
import type { UploadProgress } from '#api/upload.ts';
import { PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { createImageStore } from '#platform/image-store.ts';
import type { Images } from '#platform/images.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { fail, succeed } from '#shared/result.ts';
import { asRef } from '#state/field-state.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { createFlowContext } from '#tests/flows/create-flow-context.ts';
import { typeAddress, typePersonalData, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import {
  attach,
  createDevice,
  HANGING_PLAN,
  listAttachedNames,
  listUpdates,
  openAddressStep,
  openEarlierStep,
  openFirstStep,
  proof,
  SLOW_PLAN,
  setUpUpload,
  UNAVAILABLE,
  withPhotoField,
} from '#tests/flows/set-up-upload.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import { openHash } from './open-journey.ts';
import { sendSubmission } from './send-submission.ts';
import { submissionOf } from './submission-of.ts';

test('[16.4] the app does not ask again about files whose upload the visitor cancelled', async () => {
  const platform = createDevice()();
  const { secureStorage } = platform;
  const stage = await openAddressStep(SLOW_PLAN, platform);
  const submission = stage.flows.submit();
  await until(() => stage.state.form.uploadProgress !== undefined);
  expect(await secureStorage.read(`unproven-files:${stage.hash}`)).toBeDefined();
  stage.flows.cancelUpload();
  await submission;
  expect(await secureStorage.read(`unproven-files:${stage.hash}`)).toBeUndefined();
});

test('[13.3] [15.8] a screen reader announces each time that the upload was cancelled, and that the files are still attached', async () => {
  const stage = await openAddressStep({ updateStep: { kind: 'hang' } });
  const { flows, state } = stage;
  for (const count of [1, 2]) {
    const submission = flows.submit();
    await until(() => stage.sent('updateStep').length === count);
    expect(state.form.announced).toBe('');
    flows.cancelUpload();
    await submission;
    expect(state.form.announced).toBe('Envio cancelado. Os arquivos continuam anexados.');
    expect(listAttachedNames(stage)).toEqual(['frente.png', 'verso.png']);
  }
});

/** An earlier step with a photo that the device prepares until `finish` is called. */
async function openWithUnpreparedPhoto(result: Awaited<ReturnType<Images['prepare']>> | undefined) {
  const secureStorage = createMemorySecureStorage();
  let finish = (): void => undefined;
  const prepare: Images['prepare'] = file =>
    new Promise(resolve => {
      finish = () => resolve(result ?? succeed(file));
    });
  const images = createImageStore({ prepare }, { secureStorage, tab: 'a' });
  const stage = setUpUpload({
    path: '/dados-pessoais',
    world: atAddressStep,
    wrap: withPhotoField('dados-pessoais'),
    platform: { secureStorage, images },
  });
  await stage.open();
  return { stage, finish: () => finish() };
}

test('[7.10b] [11.6] a photo that is still being prepared at the press is sent with the step', async () => {
  const { stage, finish } = await openWithUnpreparedPhoto(undefined);
  const attaching = attach(stage, 'frente.png');
  const submission = stage.flows.submit();
  await until(() => stage.state.form.isSubmitting);
  await waitForPendingWork(100);
  expect(stage.sent('updateStep')).toEqual([]);
  finish();
  await attaching;
  await submission;
  expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1, uploads: 1 });
});

test('[7.10b] [12.11] if the photo turns out to be unusable, nothing is sent, so that the visitor sees why', async () => {
  const { stage, finish } = await openWithUnpreparedPhoto(fail('broken'));
  const attaching = stage.flows.files.add(new File(['?'], 'frente.png', { type: 'image/png' }), []);
  const submission = stage.flows.submit();
  finish();
  expect(await attaching).toMatchObject({ ok: false });
  await submission;
  expect(stage.sent('updateStep')).toEqual([]);
  expect(stage.state.form.isSubmitting).toBe(false);
});

test('[4.15] [7.10b] a photo that is being prepared at another step does not hold up the press', async () => {
  const { stage } = await openWithUnpreparedPhoto(undefined);
  void attach(stage, 'frente.png');
  await stage.flows.goToCurrentStep();
  await typeAddress(stage);
  void stage.flows.submit();
  await until(() => stage.path() === '/dados-bancarios');
  expect(stage.sent('updateStep')).toHaveLength(1);
});

/** An earlier step that the visitor has left while its photo is being prepared. */
async function leaveUnpreparedPhoto(result?: Awaited<ReturnType<Images['prepare']>>) {
  const { stage, finish } = await openWithUnpreparedPhoto(result);
  const { flows, state, platform } = stage;
  const field = state.form.session.current && fieldsOf(state.form.session.current.step).byKey('comprovante');
  if (!field) throw new Error('There is no photo field.');
  const adding = flows.files.add(new File(['x'], 'frente.png'), PHOTO_KINDS, field);
  await flows.goToCurrentStep();
  await until(() => state.form.slug === 'endereco');
  return {
    stage,
    /** Finishes the photo and reports it as the control of the field does. */
    async finish(): Promise<void> {
      finish();
      const added = await adding;
      if (added.ok) flows.attachLateFile(field, added.value, (attached, file) => [...attached, file]);
    },
    readStored: async () => platform.secureStorage.readFile(`file:${stage.hash}:arquivo-a-1`),
  };
}

test('[11.3] a photo that is ready after the visitor has left its step is in the field when the step opens again, and is sent with it', async () => {
  const { stage, finish, readStored } = await leaveUnpreparedPhoto();
  await finish();
  await stage.flows.chooseStep('dados-pessoais');
  expect(listAttachedNames(stage)).toEqual(['frente.png']);
  expect(stage.state.form.fields.nome?.value).toBe(marina.name);
  await stage.flows.submit();
  expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1, uploads: 1 });
  expect(await readStored()).toBeUndefined();
});

test('[7.10] [11.3] a photo that is ready after the visitor has left its step has a name that no other file of its field has', async () => {
  const { stage, finish } = await leaveUnpreparedPhoto();
  await stage.flows.chooseStep('dados-pessoais');
  stage.flows.editField('comprovante', [{ id: '', name: 'frente.png' }]);
  await stage.flows.goToCurrentStep();
  await until(() => stage.state.form.slug === 'endereco');
  await finish();
  await stage.flows.chooseStep('dados-pessoais');
  expect(filesOf(stage.state.form.fields.comprovante?.value).map(({ name }) => name)).toEqual([
    'frente.png',
    'frente-2.png',
  ]);
});

test('[11.3] [11.8] a photo that is ready after the journey has been opened again is in the field of its step', async () => {
  const visit = setUpUpload({
    world: atAddressStep,
    // As in a real answer, each configuration has field objects of its own.
    wrap: withConfiguration(({ steps }) => {
      for (const step of steps) if (step.slug === 'endereco') step.fields = [...step.fields, { ...proof }];
    }),
  });
  await visit.open();
  const { flows, state } = visit;
  const field = state.form.session.current && fieldsOf(state.form.session.current.step).byKey('comprovante');
  if (!field) throw new Error('There is no photo field.');
  const added = await flows.files.add(new File(['x'], 'frente.png'), PHOTO_KINDS, field);
  if (!added.ok) throw new Error(added.problem);
  await flows.chooseStep('dados-pessoais');
  await flows.open();
  await flows.chooseStep('endereco');
  flows.attachLateFile(field, added.value, (attached, file) => [...attached, file]);
  expect(listAttachedNames(visit)).toEqual(['frente.png']);
});

test('[11.3] [11.6] a photo that is ready after the visitor has come back joins those that were attached meanwhile', async () => {
  const { stage, finish } = await leaveUnpreparedPhoto();
  await stage.flows.chooseStep('dados-pessoais');
  stage.flows.editField('comprovante', [{ id: '', name: 'verso.png' }]);
  const submission = stage.flows.submit();
  await finish();
  expect(filesOf(stage.state.form.fields.comprovante?.value).map(({ name }) => name)).toEqual([
    'verso.png',
    'frente.png',
  ]);
  await submission;
  expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1, uploads: 1 });
});

test('[4.34] [12.11] a photo that is ready after its field has been filled with ten others is not attached, and a message says so', async () => {
  const { stage, finish, readStored } = await leaveUnpreparedPhoto();
  const { flows, state } = stage;
  await flows.chooseStep('dados-pessoais');
  const others = Array.from({ length: 10 }, (_, index) => ({ id: '', name: `${index}.png` }));
  flows.editField('comprovante', others);
  await finish();
  expect(state.form.fields.comprovante?.value).toEqual(others);
  expect(state.toasts).toMatchObject([
    { type: 'warning', title: 'O arquivo frente.png não foi anexado', text: 'O limite é de 10 arquivos.' },
  ]);
  expect(await readStored()).toBeUndefined();
});

test('[4.15] [12.11] a press is not lost because of an unusable photo whose field has left the screen', async () => {
  const { stage, finish } = await leaveUnpreparedPhoto(fail('broken'));
  await stage.flows.chooseStep('dados-pessoais');
  const submission = stage.flows.submit();
  await until(() => stage.state.form.isSubmitting);
  await finish();
  await submission;
  expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1 });
});

test('[11.4] a photo whose device was erased while it was being prepared stays nowhere', async () => {
  const { stage, finish, readStored } = await leaveUnpreparedPhoto();
  await stage.flows.recover('eraseDevice');
  await finish();
  expect(stage.state.drafts).toEqual({});
  expect(await readStored()).toBeUndefined();
});

test('[11.4] a photo that is ready when its field does not exist any more stays nowhere', async () => {
  const { stage, finish, readStored } = await leaveUnpreparedPhoto();
  const { flows, state } = stage;
  if (!state.config) throw new Error('There is no configuration.');
  const steps = state.config.steps.map(step => ({
    ...step,
    fields: step.fields.filter(({ key }) => key !== 'comprovante'),
  }));
  state.config = asRef({ ...state.config, steps });
  await finish();
  expect(flows.files.find('arquivo-a-1')).toBeUndefined();
  expect(await readStored()).toBeUndefined();
});

test('[11.4] a photo that is ready after the visitor has left its step replaces that of the draft, which stays nowhere', async () => {
  const stage = await openEarlierStep({}, 'antiga.png');
  const { flows, state } = stage;
  const [oldFile] = filesOf(state.form.fields.comprovante?.value);
  const field = state.form.session.current && fieldsOf(state.form.session.current.step).byKey('comprovante');
  if (!oldFile || !field) throw new Error('There is no photo.');
  const added = await flows.files.add(new File(['x'], 'nova.png'), PHOTO_KINDS, field);
  if (!added.ok) throw new Error(added.problem);
  await flows.goToCurrentStep();
  await until(() => state.form.slug === 'endereco');
  expect(flows.files.find(oldFile.id)?.name).toBe('antiga.png');
  flows.attachLateFile(field, added.value, (_attached, file) => [file]);
  expect(flows.files.find(oldFile.id)).toBeUndefined();
  await flows.chooseStep('dados-pessoais');
  expect(listAttachedNames(stage)).toEqual(['nova.png']);
});

test('[4.15] [7.10b] a press that waits for a photo ends when the visitor leaves the step', async () => {
  const { stage } = await openWithUnpreparedPhoto(undefined);
  void attach(stage, 'frente.png');
  void stage.flows.submit();
  await until(() => stage.state.form.isSubmitting);
  await stage.flows.goToCurrentStep();
  await until(() => !stage.state.form.isSubmitting);
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.sent('updateStep')).toHaveLength(1);
});

test.each([
  [401, { message: 'Sua sessão expirou.' }],
  [400, { code: 401, message: 'Sua sessão expirou.' }],
])(
  '[4.24] [16.4] files that the service refused with %d and %j are not recorded as of unknown arrival',
  async (status, body) => {
    const secureStorage = createMemorySecureStorage();
    const expiry = { kind: 'offContract', reason: 'expired', status, body } as const;
    const stage = await openAddressStep(
      { updateStep: { kind: 'sequence', answers: [expiry], afterLast: 'worldAnswers' } },
      { secureStorage },
    );
    await stage.flows.submit();
    expect(stage.state.place).toEqual({ kind: 'tokenValidation' });
    expect(await secureStorage.read(`unproven-files:${stage.hash}`)).toBeUndefined();
  },
);

test('[16.4] a cancelled upload is sent again with its key and has one effect', async () => {
  const stage = await openAddressStep(SLOW_PLAN);
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

test('[7.10] [2.45] during an upload the form shows its progress; after it has failed, none', async () => {
  const shownProgress: unknown[] = [];
  const stage = setUpUpload({
    world: atAddressStep,
    wrap: api => ({
      ...withPhotoField('endereco')(api),
      uploadStep: async ({ onProgress }) => {
        shownProgress.push(stage.state.form.uploadProgress);
        onProgress?.({ fileNumber: 2, fileCount: 2, percent: 40 });
        shownProgress.push(stage.state.form.uploadProgress);
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
  await until(() => stage.state.dialog.isOpen === true);
  expect(shownProgress).toEqual([
    { fileNumber: 1, fileCount: 2, percent: 0 },
    { fileNumber: 2, fileCount: 2, percent: 40 },
  ]);
  expect(stage.state.form.uploadProgress).toBeUndefined();
  await answerDialog(stage, 'cancel');
  await submission;
});

test('[7.10] [14.2] the proposal of a creation whose files follow is stored as it was answered', async () => {
  const created: unknown[] = [];
  const stored: unknown[] = [];
  const stage = setUpUpload({
    wrap: api => ({
      ...withPhotoField('dados-pessoais')(api),
      createProposal: async (...args) => {
        const answer = await api.createProposal(...args);
        if (answer.ok) created.push(answer.value.proposal);
        return answer;
      },
      uploadStep: (...args) => {
        stored.push(stage.state.proposal);
        return api.uploadStep(...args);
      },
    }),
  });
  await stage.open();
  typePersonalData(stage.flows);
  await attach(stage, 'rg.png');
  await stage.flows.submit();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toBe(created[0]);
});

test('[15.4] [7.10] a visitor who looks at an earlier step during an upload and comes back sees its progress and can cancel it', async () => {
  const stage = await openAddressStep(HANGING_PLAN);
  const { state, flows } = stage;
  const submission = flows.submit();
  await until(() => state.form.uploadProgress !== undefined);
  await flows.chooseStep('dados-pessoais');
  await flows.goToCurrentStep();
  expect(state.form).toMatchObject({ slug: 'endereco', isSending: true, uploadProgress: { fileCount: 2 } });
  flows.cancelUpload();
  await submission;
  expect(state.form).toMatchObject({ isSending: false, uploadProgress: undefined });
});

test('[15.4] the progress of an upload goes on while the visitor looks at an earlier step, but not at another proposal', async () => {
  const uploadGate = createGate();
  let report: ((progress: UploadProgress) => void) | undefined;
  const stage = setUpUpload({
    world: atAddressStep,
    wrap: api => ({
      ...withPhotoField('endereco')(api),
      uploadStep: async ({ onProgress }) => {
        report = onProgress;
        await uploadGate.opened;
        return fail({ kind: 'network', operation: 'updateStep', isWrite: true, isOffline: false });
      },
    }),
  });
  const { state, flows } = stage;
  await stage.open();
  await typeAddress(stage);
  await attach(stage, 'frente.png', 'verso.png');
  const submission = flows.submit();
  await until(() => report !== undefined);
  await flows.chooseStep('dados-pessoais');
  const halfDone = { fileNumber: 2, fileCount: 2, percent: 50 };
  report?.(halfDone);
  expect(state.form).toMatchObject({ slug: 'dados-pessoais', uploadProgress: halfDone });
  await openHash(createFlowContext(stage), '6650c1f2a4b3d90012e7f0b7');
  report?.({ ...halfDone, percent: 90 });
  expect(state.form.uploadProgress).toBeUndefined();
  uploadGate.open();
  await submission;
});

test('[11.6] [7.10] an upload can be cancelled although that of another proposal ends meanwhile', async () => {
  const otherHashId = '6650c1f2a4b3d90012e7f0b7';
  const gates = [createGate(), createGate()] as const;
  const signals: (AbortSignal | undefined)[] = [];
  const stage = setUpUpload({
    world: atAddressStep,
    wrap: original => {
      const api = withPhotoField('endereco')(original);
      return {
        ...api,
        getSystem: (_, ...rest) => api.getSystem(stage.hash, ...rest),
        uploadStep: async ({ signal }) => {
          const gate = gates[signals.length];
          signals.push(signal);
          await gate?.opened;
          return fail({ kind: 'cancelled', operation: 'updateStep' });
        },
      };
    },
  });
  await stage.open();
  await typeAddress(stage);
  await attach(stage, 'frente.png');
  const context = createFlowContext(stage);
  const submission = submissionOf(context);
  if (!submission) throw new Error('the form is open');
  const firstUpload = sendSubmission(context, submission);
  await until(() => signals.length === 1);
  await openHash(context, otherHashId);
  const secondUpload = sendSubmission(context, { ...submission, hashId: otherHashId });
  await until(() => signals.length === 2);
  gates[0].open();
  await firstUpload;
  context.upload.controller?.abort();
  expect(signals.map(signal => signal?.aborted)).toEqual([false, true]);
  gates[1].open();
  await secondUpload;
});

test('[16.3] [11.2] a creation of unknown outcome keeps its key after another file was attached, because it contains no files', async () => {
  const stage = await openFirstStep();
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

test('[16.3] a write with other files has another key', async () => {
  const stage = await openAddressStep({
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

test('[8.44] an upload shows its progress, so there is no notice about a slow write', async () => {
  const stage = await openAddressStep(HANGING_PLAN);
  void stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await stage.platform.clock.advance(15_000);
  expect(stage.state.toasts).toEqual([]);
});

test('[3.7] a document of another step that the visitor reuses is sent by its name', async () => {
  const stage = setUpUpload({
    world: atAddressStep,
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
  await until(() => stage.sent('updateStep').length === 1);
  expect(stage.sent('updateStep')[0]).toMatchObject({ data: { comprovante: ['rg.png'] } });
});
