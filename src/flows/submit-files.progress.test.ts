import { expect, test } from 'vitest';
import type { UploadProgress } from '#api/upload.ts';
import { fail } from '#shared/result.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { createFlowContext } from '#tests/flows/create-flow-context.ts';
import { typeAddress, until } from '#tests/flows/flow-stage.ts';
import {
  attach,
  createDevice,
  HANGING_PLAN,
  listAttachedNames,
  openAddressStep,
  SLOW_PLAN,
  setUpUpload,
  withPhotoField,
} from '#tests/flows/set-up-upload.ts';
import { createGate } from '#tests/support/create-gate.ts';
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

test('[16.4] a cancelled upload is sent again with its key and has one effect', async () => {
  const stage = await openAddressStep(HANGING_PLAN);
  const { flows } = stage;
  const submission = flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  flows.cancelUpload();
  await submission;
  await flows.submit();
  const keys = stage.engine.journal
    .filter(({ operation }) => operation === 'updateStep')
    .map(({ request }) => request.headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1, uploads: 2 });
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

test('[8.44] an upload shows its progress, so there is no notice about a slow write', async () => {
  const stage = await openAddressStep(HANGING_PLAN);
  void stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await stage.platform.clock.advance(15_000);
  expect(stage.state.toasts).toEqual([]);
});
