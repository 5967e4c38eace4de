import { expect, test } from 'vitest';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import {
  attach,
  listUpdates,
  openAddressStep,
  openFirstStep,
  setUpUpload,
  UNAVAILABLE,
  withPhotoField,
} from '#tests/flows/set-up-upload.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';

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
