import { expect, test } from 'vitest';
import { PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { createImageStore } from '#platform/image-store.ts';
import type { Images } from '#platform/images.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { fail, succeed } from '#shared/result.ts';
import { asRef } from '#state/field-state.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { typeAddress, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import {
  attach,
  listAttachedNames,
  openEarlierStep,
  proof,
  setUpUpload,
  withPhotoField,
} from '#tests/flows/set-up-upload.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';

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
