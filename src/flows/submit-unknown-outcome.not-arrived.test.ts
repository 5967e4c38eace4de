import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { addressAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, setUpFlows, typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';

test('[11.2] an update of the current step that did not arrive is not taken for arrived, although the service has the same values', async () => {
  const stage = setUpFlows({
    world: {
      proposal: {
        currentStep: 'endereco',
        answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
      },
    },
  });
  const { engine, flows, state } = stage;
  await stage.open();
  await until(() => state.form.fields.cidade?.options.status === 'success', 'the cities have come');
  engine.breakNext('updateStep', { kind: 'networkError' });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen || state.form.summary.length > 0 || stage.path() !== '/endereco');
  expect(state.dialog.title).not.toBe('');
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  expect(stage.path()).toBe('/dados-bancarios');
  expect(engine.report().effects).toMatchObject({ savedSteps: 1 });
});

/**
 * Fails the next write before it arrives. Then the system says that the proposal is at `currentStep` with these
 * answers.
 */
function failAndMoveOn(
  { engine, state, hash }: FlowStage,
  operation: 'createProposal' | 'updateStep',
  currentStep: string,
  selfContract: Readonly<Record<string, object>>,
) {
  engine.breakNext(operation, { kind: 'networkError' });
  const proposal = {
    _id: state.proposal?.id ?? 'p-9',
    agxHash: hash,
    currentStep,
    situation: 'aberta',
    selfContract,
  };
  const answer = {
    kind: 'offContract',
    reason: 'the proposal was filled in elsewhere',
    status: 200,
    body: { data: { ...systemAnswer(creditoPessoal, null), proposal } },
  } as const;
  engine.breakNext('getSystem', answer);
  engine.breakNext('getSystem', answer);
}

test('[16.4] [11.2] a step that moved on with values of somebody else is not reported as received, and the typed values stay', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { flows, platform, state } = stage;
  await stage.open();
  await typeAddress(stage);
  failAndMoveOn(stage, 'updateStep', 'dados-bancarios', {
    'dados-pessoais': personalAnswers(marina),
    endereco: { ...addressAnswers(marina), numero: '7' },
  });
  await flows.submit();
  await until(() => stage.path() === '/dados-bancarios', 'the step of the service is open');
  expect(state.toasts).toEqual([]);
  expect(state.dialog.isOpen).toBe(false);
  platform.address.push(`/endereco${platform.address.current().search}`);
  await until(() => state.form.slug === 'endereco');
  expect(state.form.fields.numero?.value).toBe(marina.number);
});

test('[16.4] [11.2] a proposal that somebody else has created meanwhile with other values is not reported as received', async () => {
  const stage = setUpFlows();
  const { flows, platform, state } = stage;
  await stage.open();
  typePersonalData(flows);
  failAndMoveOn(stage, 'createProposal', 'endereco', {
    'dados-pessoais': { ...personalAnswers(marina), email: 'outra@exemplo.com.br' },
  });
  await flows.submit();
  await until(() => stage.path() === '/endereco', 'the step of the service is open');
  expect(state.toasts).toEqual([]);
  expect(stage.sent('createProposal')).toHaveLength(1);
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await until(() => state.form.slug === 'dados-pessoais');
  expect(state.form.fields.email?.value).toBe(marina.email);
});

test('[11.2] [4.12] an update of an earlier step that did not arrive is not taken for arrived', async () => {
  const stage = setUpFlows({ world: atAddressStep, path: '/dados-pessoais' });
  const { engine, flows, state } = stage;
  await stage.open();
  flows.editField('email', 'outro@exemplo.com.br');
  engine.breakNext('updateStep', { kind: 'networkError' });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen || stage.path() !== '/dados-pessoais');
  expect(stage.path()).toBe('/dados-pessoais');
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  expect(stage.path()).toBe('/endereco');
  expect(engine.report().effects).toMatchObject({ savedSteps: 1 });
});

const { complemento: _, ...addressWithoutComplement } = addressAnswers(marina);

test.each([
  ['changed in', 'dados-pessoais', 'email', 'outro@exemplo.com.br', 'endereco', 'dados-bancarios'],
  ['added to', 'endereco', 'complemento', 'Apto 99', 'dados-bancarios', 'termos'],
])(
  '[16.4] [4.12] [11.2] a value %s an earlier step that did not arrive stays in its form, although the proposal moved on meanwhile',
  async (_, slug, key, value, currentStep, nextStep) => {
    const answers = { 'dados-pessoais': personalAnswers(marina), endereco: addressWithoutComplement };
    const stage = setUpFlows({ world: { proposal: { currentStep, answers } }, path: `/${slug}` });
    const { flows, state } = stage;
    await stage.open();
    flows.editField(key, value);
    failAndMoveOn(stage, 'updateStep', nextStep, answers);
    const submission = flows.submit();
    await until(() => state.dialog.isOpen || state.toasts.length > 0, 'the outcome is shown');
    expect(state.dialog.isOpen).toBe(true);
    expect(state.toasts).toEqual([]);
    flows.answerDialog(state.dialog.id, 'cancel');
    await submission;
    expect(stage.path()).toBe(`/${slug}`);
    expect(state.form.fields[key]?.value).toBe(value);
  },
);
