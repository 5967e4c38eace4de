import { expect, test } from 'vitest';
import { PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, typeAddress, until } from '#tests/flows/flow-stage.ts';
import { setUpUpload, withPhotoField } from '#tests/flows/set-up-upload.ts';

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

/** Adds a photo beside those that the field shows. */
async function addPhoto(visit: FlowStage, name: string, content = name): Promise<void> {
  const added = await visit.flows.files.add(new File([content], name, { type: 'image/jpeg' }), PHOTO_KINDS);
  if (!added.ok) throw new Error(added.problem);
  visit.flows.editField('comprovante', [...attachedIn(visit), { id: added.value.id, name }]);
}

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
  await addPhoto(visit, 'extra.jpg');
  const names = ['frente.jpg', 'verso.jpg', 'extra.jpg'];
  expect(await submitAndReopen(visit)).toEqual({ known: names, stored: names });
});

test('[7.10] of photos with the same file name, also of sent ones, the one that the visitor removes is gone', async () => {
  const visit = await openWithSentPhotos();
  const sizes = () => {
    const stored = visit.state.proposal?.answers['dados-pessoais']?.comprovante;
    return (stored as { size: number }[]).map(({ size }) => size); // as the mock service lists files
  };
  await addPhoto(visit, 'frente.jpg', 'borrada');
  await addPhoto(visit, 'frente.jpg', 'bem clara');
  const names = ['frente.jpg', 'verso.jpg', 'frente-2.jpg', 'frente-3.jpg'];
  expect(namesIn(visit)).toEqual(names);
  await visit.flows.submit();
  await visit.flows.chooseStep('dados-pessoais');
  expect(namesIn(visit)).toEqual(names);
  visit.flows.editField(
    'comprovante',
    attachedIn(visit).filter(({ name }) => name !== 'frente-2.jpg'),
  );
  await visit.flows.submit();
  expect(sizes()).toEqual([48_210, 48_210, 'bem clara'.length]);
});

/** The answer of a service that stores an upload in place of everything that the field had. */
const replacingFiles = (names: readonly string[], currentStep = 'endereco') =>
  ({
    kind: 'reply',
    status: 200,
    body: {
      data: {
        currentStep,
        situation: 'em-preenchimento',
        stepStatus: 'init',
        selfContract: {
          'dados-pessoais': { ...personalAnswers(marina), comprovante: names.map(sentBefore) },
        },
      },
    },
  }) as const;

test('[7.10] if the service has dropped a photo that was to stay, the app says so, and the step shows what the service has', async () => {
  const visit = await openWithSentPhotos();
  await addPhoto(visit, 'extra.jpg');
  visit.engine.breakNext('updateStep', replacingFiles(['extra.jpg']));
  await visit.flows.submit();
  expect(visit.path()).toBe('/endereco');
  expect(visit.state.toasts).toMatchObject([
    {
      type: 'warning',
      title: 'Arquivos já enviados não estão mais na proposta',
      text: 'Comprovante: frente.jpg e verso.jpg. Volte à etapa e anexe de novo.',
    },
  ]);
  await visit.flows.chooseStep('dados-pessoais');
  expect(namesIn(visit)).toEqual(['extra.jpg']);
});

test('[7.10] the same is said of a photo that stays while another is removed', async () => {
  const visit = await openWithSentPhotos();
  visit.flows.editField('comprovante', [{ id: '', name: 'frente.jpg' }]);
  visit.engine.breakNext('updateStep', replacingFiles([]));
  await visit.flows.submit();
  expect(visit.state.toasts).toMatchObject([
    {
      title: 'Um arquivo já enviado não está mais na proposta',
      text: 'Comprovante: frente.jpg. Volte à etapa e anexe de novo.',
    },
  ]);
});

test('[7.10] [4.12] at a step that stays open the lost photo can be attached at once', async () => {
  const visit = await openWithSentPhotos();
  await addPhoto(visit, 'extra.jpg');
  visit.engine.breakNext('updateStep', replacingFiles(['frente.jpg', 'extra.jpg'], 'dados-pessoais'));
  await visit.flows.submit();
  expect(visit.path()).toBe('/dados-pessoais');
  expect(visit.state.toasts).toMatchObject([{ text: 'Comprovante: verso.jpg. Anexe de novo.' }]);
  expect(namesIn(visit)).toEqual(['frente.jpg', 'extra.jpg']);
});

/** Sends an address with a photo that the service cannot read, and waits for the warning. */
async function openReadErrorWarning(namesBefore: readonly string[] = []) {
  const person = { nome: marina.name, cpf: '52998224725', contaEmMeuNome: 'Sim' };
  const endereco = { comprovante: namesBefore.map(sentBefore) };
  const visit = setUpUpload({
    product: 'credito-conta-de-luz',
    world: {
      proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': person, endereco } },
      unreadable: ['endereco'],
    },
    wrap: withPhotoField('endereco'),
  });
  await visit.open();
  await typeAddress(visit);
  await addPhoto(visit, 'frente.jpg');
  const submission = visit.flows.submit();
  await until(() => visit.state.popup !== undefined, 'the warning is open');
  return { ...visit, submission };
}

test('[4.18c] [7.10] a photo that is added after a dismissed warning does not remove the sent one', async () => {
  const visit = await openReadErrorWarning();
  visit.flows.answerPopup({ kind: 'dismiss' });
  await visit.submission;
  expect(attachedIn(visit)).toEqual([{ id: '', name: 'frente.jpg' }]);
  await addPhoto(visit, 'verso.jpg');
  await visit.flows.submit();
  const stored = visit.state.proposal?.answers.endereco?.comprovante;
  expect(filesOf(stored).map(({ name }) => name)).toEqual(['frente.jpg', 'verso.jpg']);
});

test('[4.18d] [11.4] after a skipped warning no draft of the step with its photo is left', async () => {
  const visit = await openReadErrorWarning();
  visit.flows.answerPopup({ kind: 'skip' });
  await visit.submission;
  expect(visit.path()).toBe('/documentoDeIdentidade');
  expect(visit.state.drafts).toEqual({});
});

test('[4.18d] [7.10] a skipped warning keeps the photos that were sent before and the one that was just added', async () => {
  const visit = await openReadErrorWarning(['antes.jpg']);
  visit.flows.answerPopup({ kind: 'skip' });
  await visit.submission;
  expect(visit.path()).toBe('/documentoDeIdentidade');
  const stored = visit.state.proposal?.answers.endereco?.comprovante;
  expect(filesOf(stored).map(({ name }) => name)).toEqual(['antes.jpg', 'frente.jpg']);
});
