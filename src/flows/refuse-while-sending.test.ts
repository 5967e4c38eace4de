import { expect, test } from 'vitest';
import { PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { Answer } from '#scenarios/define-scenario.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { type FlowStage, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { setUpLookupStage } from '#tests/flows/lookup-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createGate } from '#tests/support/create-gate.ts';

const NOTE = 'Estamos enviando seus dados. Aguarde para alterar este campo.';
const photo = buildField({ key: 'foto', label: 'Foto', component: 'imageCapture' });

/** Opens an address after a first step. The service holds the answer to the next write back. */
async function openAddressHeld(answer: Answer<'updateStep'> | { kind: 'world' } = { kind: 'world' }) {
  const visit = setUpLookupStage({
    world: { proposal: { currentStep: 'endereco', answers: { endereco: { rua: 'Rua Azul' } } } },
    wrap: withConfiguration(({ steps }) => {
      for (const step of steps) {
        if (step.slug === 'endereco')
          step.fields = [
            buildField({ key: 'rua', label: 'Rua' }),
            buildField({ key: 'aceite', label: 'Aceito', component: 'term', term: '<p>Texto</p>' }),
            buildField({ key: 'cnpj', label: 'CNPJ', component: 'cnpj' }),
          ];
        if (step.slug === 'dados-pessoais') step.fields = [buildField({ key: 'nome', label: 'Nome' }), photo];
      }
    }),
  });
  const answerGate = createGate();
  const { handlers, use } = visit.mocks;
  use(
    handlers.updateStep(
      answerGate.hold(async () => answer),
      { once: true },
    ),
  );
  await visit.open();
  return { ...visit, answerGate };
}

async function sendAddress(visit: FlowStage): Promise<{ submission: Promise<void> }> {
  const submission = visit.flows.submit();
  await until(() => visit.sent('updateStep').length === 1);
  return { submission };
}

const notesIn = ({ state }: FlowStage) =>
  Object.entries(state.form.fields).flatMap(([key, { refusal }]) => (refusal === '' ? [] : [[key, refusal]]));

test('[11.1] [11.3] while a step is being sent its fields keep their values and say why; no draft of the step is left', async () => {
  const visit = await openAddressHeld();
  const { answerGate, flows, path, state } = visit;
  const { submission } = await sendAddress(visit);
  flows.editField('rua', 'Rua Verde');
  expect(state.form.fields.rua?.value).toBe('Rua Azul');
  expect(notesIn(visit)).toEqual([['rua', NOTE]]);
  expect(state.form.announced).toBe(`Rua: ${NOTE}`);
  answerGate.open();
  await submission;
  expect(path()).toBe('/dados-bancarios');
  expect({ ...state.drafts }).toEqual({});
});

test('[11.1] [13.3] after a failure every field can be edited again, with its value and without the note', async () => {
  const visit = await openAddressHeld({ kind: 'reply', status: 500, body: { code: 500, message: '' } });
  const { answerGate, flows, state } = visit;
  flows.editField('rua', 'Rua Branca');
  await sendAddress(visit);
  flows.editField('rua', 'Rua Verde');
  answerGate.open();
  await answerDialog(visit, 'cancel');
  await waitForPendingWork();
  expect(notesIn(visit)).toEqual([]);
  expect(state.form.announced).toBe('');
  expect(state.form.fields.rua?.value).toBe('Rua Branca');
  flows.editField('rua', 'Rua Verde');
  expect(state.form.fields.rua?.value).toBe('Rua Verde');
});

test('[11.1] the form of an earlier step is not edited either, because the answer opens the next step', async () => {
  const visit = await openAddressHeld();
  const { answerGate, flows, state } = visit;
  const { submission } = await sendAddress(visit);
  await flows.chooseStep('dados-pessoais');
  flows.editField('nome', 'Ana');
  expect(notesIn(visit)).toEqual([['nome', NOTE]]);
  answerGate.open();
  await submission;
  expect({ ...state.drafts }).toEqual({});
});

test('[11.1] [2.41] [2.42] terms and a company that are chosen while the step is being sent change no field', async () => {
  const visit = await openAddressHeld();
  const { answerGate, flows, state } = visit;
  const { submission } = await sendAddress(visit);
  flows.openTerms('aceite');
  flows.agreeToTerms();
  expect(state.terms.isOpen).toBe(false);
  await flows.openCompanyLookup('cnpj');
  await flows.chooseCompany({ cnpj: '11222333000181', name: 'Padaria', uf: 'SP' });
  expect(state.companyLookup.isOpen).toBe(false);
  expect(notesIn(visit)).toEqual([
    ['aceite', NOTE],
    ['cnpj', NOTE],
  ]);
  expect(state.form.fields.aceite?.value).toBe(false);
  expect(state.form.fields.cnpj?.value).toBe('');
  answerGate.open();
  await submission;
});

test('[11.1] [11.3] a photo that was chosen before, and is ready while another step is being sent, is attached', async () => {
  const visit = await openAddressHeld();
  const { answerGate, flows, state } = visit;
  await flows.chooseStep('dados-pessoais');
  const added = await flows.files.add(new File(['1'], 'rg.png', { type: 'image/png' }), PHOTO_KINDS, photo);
  await flows.chooseStep('endereco');
  const { submission } = await sendAddress(visit);
  await flows.chooseStep('dados-pessoais');
  if (added.ok) flows.attachLateFile(photo, added.value, (attached, file) => [...attached, file]);
  expect(filesOf(state.form.fields.foto?.value).map(({ name }) => name)).toEqual(['rg.png']);
  answerGate.open();
  await submission;
});
