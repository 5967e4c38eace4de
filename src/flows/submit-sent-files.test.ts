import { expect, test } from 'vitest';
import { PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, until } from '#tests/flows/flow-stage.ts';
import { setUpUpload, withPhotoField } from '#tests/flows/set-up-upload.ts';
import { createGate } from '#tests/support/create-gate.ts';

const sentBefore = (name: string) => ({ name, size: 48_210, receivedAt: '2026-11-20T12:00:00.000Z' });

/** Opens an earlier step of which the service has two photos. */
async function openWithSentPhotos(): Promise<FlowStage> {
  const answers = {
    ...personalAnswers(marina),
    comprovante: [sentBefore('frente.jpg'), sentBefore('verso.jpg')],
  };
  const visit = setUpUpload({
    path: '/dados-pessoais',
    world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': answers } } },
    wrap: withPhotoField('dados-pessoais'),
  });
  await visit.open();
  await until(() => visit.state.form.slug === 'dados-pessoais');
  expect(namesIn(visit)).toEqual(['frente.jpg', 'verso.jpg']);
  return visit;
}

const attachedIn = ({ state }: FlowStage) =>
  filesOf(state.form.fields.comprovante?.value).map(({ id, name }) => ({ id, name }));
const namesIn = (visit: FlowStage) => attachedIn(visit).map(({ name }) => name);

/** Sends the step and opens it again, once from the app's knowledge and once in a new visit. */
async function submitAndReopen(visit: FlowStage): Promise<{ known: string[]; stored: string[] }> {
  await visit.flows.submit();
  expect(visit.path()).toBe('/endereco');
  await visit.flows.chooseStep('dados-pessoais');
  const known = namesIn(visit);
  const { engine } = visit;
  visit.close();
  const nextVisit = setUpUpload({ engine, path: '/dados-pessoais', wrap: withPhotoField('dados-pessoais') });
  await nextVisit.open();
  await until(() => nextVisit.state.form.slug === 'dados-pessoais');
  return { known, stored: namesIn(nextVisit) };
}

test('[7.10] a sent photo that the visitor removes is gone when the step is opened again', async () => {
  const visit = await openWithSentPhotos();
  visit.flows.editField('comprovante', [{ id: '', name: 'frente.jpg' }]);
  expect(await submitAndReopen(visit)).toEqual({ known: ['frente.jpg'], stored: ['frente.jpg'] });
});

test('[7.10] a photo that is added to sent ones does not remove them', async () => {
  const visit = await openWithSentPhotos();
  const added = await visit.flows.files.add(
    new File(['x'], 'extra.jpg', { type: 'image/jpeg' }),
    PHOTO_KINDS,
  );
  if (!added.ok) throw new Error(added.problem);
  const { id, name } = added.value;
  visit.flows.editField('comprovante', [...attachedIn(visit), { id, name }]);
  const names = ['frente.jpg', 'verso.jpg', 'extra.jpg'];
  expect(await submitAndReopen(visit)).toEqual({ known: names, stored: names });
});

test('[11.3] a photo that is added while the step is being sent stays beside the sent one', async () => {
  const visit = await openWithSentPhotos();
  const add = async (name: string) => {
    const added = await visit.flows.files.add(new File([name], name, { type: 'image/jpeg' }), PHOTO_KINDS);
    if (!added.ok) throw new Error(added.problem);
    const { id } = added.value;
    visit.flows.editField('comprovante', [...attachedIn(visit), { id, name }]);
  };
  const answerGate = createGate();
  Object.assign(visit.api, { uploadStep: answerGate.hold(visit.api.uploadStep) });
  await add('extra.jpg');
  const submission = visit.flows.submit();
  await until(() => visit.sent('updateStep').length === 1);
  await add('mais.jpg');
  answerGate.open();
  await submission;
  await visit.flows.chooseStep('dados-pessoais');
  expect(attachedIn(visit).map(({ id, name }) => [name, id === '' ? 'sent' : 'new'])).toEqual([
    ['frente.jpg', 'sent'],
    ['verso.jpg', 'sent'],
    ['extra.jpg', 'sent'],
    ['mais.jpg', 'new'],
  ]);
});
