import { expect, test } from 'vitest';
import { filesOf } from '#journey/fields/file-members.ts';
import { buildField } from '#journey/form/build-field.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { refuseDocumentsOnce } from '#scenarios/catalogue/erros/refuse-documents-once.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { asRef } from '#state/field-state.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { type FlowStage, typeAddress, until } from '#tests/flows/flow-stage.ts';
import { createDevice, openAddressStep, setUpUpload, withPhotoField } from '#tests/flows/set-up-upload.ts';
import { withFirstStepFields } from '#tests/flows/with-configuration.ts';

const PROOF_REFUSED_ONCE = refuseDocumentsOnce('inconsistentComprovanteDeResidencia');

/** Sends the step and presses 'Inserir outro comprovante' in the dialog about the refused document. */
async function sendAnotherProof(visit: FlowStage): Promise<void> {
  const submission = visit.flows.submit();
  await answerDialog(visit, 'ok');
  await submission;
  await until(() => visit.state.form.summary.length > 0);
}

/** The files and the error of the field of the proof. */
const proofIn = ({ state }: FlowStage) => {
  const field = state.form.fields.comprovante;
  return { names: filesOf(field?.value).map(({ name }) => name), error: field?.error };
};

test('[8.37] [11.4] refused photos of the step leave field, memory and device, and the field asks for another proof', async () => {
  const device = createDevice();
  const platform = device();
  const visit = await openAddressStep(PROOF_REFUSED_ONCE, platform);
  const ids = filesOf(visit.state.form.fields.comprovante?.value).map(({ id }) => id);
  await sendAnotherProof(visit);
  expect(proofIn(visit)).toEqual({ names: [], error: 'Envie outro comprovante.' });
  expect(visit.state.form.fields.logradouro?.value).toBe(marina.street);
  expect(ids.map(id => platform.images.find(id))).toEqual([undefined, undefined]);
  const { images } = device();
  await images.restore(visit.hash, ids);
  expect(ids.map(id => images.find(id))).toEqual([undefined, undefined]);
});

test('[8.37] a refused document of an earlier step leaves its field, which opens and asks for another proof', async () => {
  const sentBefore = { name: 'conta.jpg', size: 48_210, receivedAt: '2026-11-20T12:00:00.000Z' };
  const answers = { ...personalAnswers(marina), comprovante: [sentBefore] };
  const visit = setUpUpload({
    world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': answers } } },
    plan: PROOF_REFUSED_ONCE,
    wrap: withPhotoField('dados-pessoais'),
  });
  await visit.open();
  await typeAddress(visit);
  await sendAnotherProof(visit);
  expect(visit.path()).toBe('/dados-pessoais');
  expect(proofIn(visit)).toEqual({ names: [], error: 'Envie outro comprovante.' });
  expect(visit.state.form.fields.nome?.value).toBe(marina.name);
});

test('[8.37] [4.14] an earlier step of an endorsed proposal is not opened for another proof', async () => {
  const visit = setUpUpload({
    world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } } },
    plan: PROOF_REFUSED_ONCE,
    wrap: withPhotoField('dados-pessoais'),
  });
  await visit.open();
  await typeAddress(visit);
  const { proposal, rules } = visit.state;
  visit.state.rules = asRef({ ...rules, isEndorsementFinal: true });
  visit.state.proposal = proposal && asRef({ ...proposal, isEndorsed: true });
  const submission = visit.flows.submit();
  await answerDialog(visit, 'ok');
  await submission;
  expect(visit.path()).toBe('/endereco');
});

test('[8.34] [4.30] a hidden field is not asked to be filled in again: another one is, or none', async () => {
  const refusal: Plan = {
    createProposal: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 422,
          body: { code: 422, errors: { inconsistencies: [{ kind: 'inconsistentCPF' }] } },
        },
      ],
      afterLast: 'worldAnswers',
    },
  };
  const visitWith = async (...keys: string[]): Promise<FlowStage> => {
    const visit = setUpUpload({
      plan: refusal,
      wrap: withFirstStepFields(() => [
        buildField({ key: 'conta', label: 'Conta', hidden: true }),
        ...keys.map(key => buildField({ key, label: 'Conta bancária' })),
      ]),
    });
    await visit.open();
    const submission = visit.flows.submit();
    await answerDialog(visit, 'ok');
    await submission;
    return visit;
  };
  const { state } = await visitWith('contaBancaria');
  expect(state.form.summary.map(({ key }) => key)).toEqual(['contaBancaria']);
  const { state: stateWithoutField } = await visitWith();
  expect(stateWithoutField.form.summary).toEqual([]);
  expect(stateWithoutField.form.notice).toBe('');
});
