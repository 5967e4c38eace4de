import { afterEach, expect, test } from 'vitest';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { ServiceFailure } from '#journey/model/failure.ts';
import type { NextAction } from '#journey/model/next-action.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { createFlowContext } from '#tests/flows/create-flow-context.ts';
import { type FlowStage, setUpFlows, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { customerMessageOf, handleFailure } from './handle-failure.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const expired = {
  kind: 'offContract',
  reason: 'errors carry a name that the contract leaves open',
  status: 401,
  body: { code: 401, name: 'TokenExpiredError', message: 'jwt expired' },
} as const;

test.each([
  ['by its name', { name: 'TokenExpiredError', message: 'x' }],
  ['by a name inside', { error: { name: 'TokenExpiredError', message: 'x' } }],
  ['by its message', { message: 'TokenExpiredError: jwt expired' }],
])(
  '[4.23a] [9.36c] an expiry error, recognised %s, removes the refresh token and reloads the page once',
  async (_, body) => {
    stage = setUpFlows({ plan: { getSystem: { ...expired, body } } });
    stage.platform.cookies.write('refreshTokenId', 'r1');
    await stage.open();
    expect(stage.platform.cookies.read('refreshTokenId')).toBeUndefined();
    expect(stage.platform.reloads()).toBe(1);
    expect(stage.state.place.kind).toBe('opening');
    expect(stage.state.errorPage).toBeUndefined();
  },
);

test('[4.23b] without a refresh token the page does not reload: an expiry error is an ordinary 401', async () => {
  stage = setUpFlows({ plan: { getSystem: expired } });
  await stage.open();
  expect(stage.platform.reloads()).toBe(0);
  expect(stage.path()).toBe('/token-validation');
});

test('[4.23b] a second expiry in the same tab does not reload the page again', async () => {
  stage = setUpFlows({ plan: { getSystem: expired } });
  stage.platform.cookies.write('refreshTokenId', 'r1');
  await stage.open();
  stage.platform.cookies.write('refreshTokenId', 'r2');
  await stage.flows.recover('reopen');
  expect(stage.platform.reloads()).toBe(1);
  expect(stage.path()).toBe('/token-validation');
});

test('[8.25] after a successful answer of the same call the next conflict opens the journey again', async () => {
  const conflict = {
    kind: 'reply',
    status: 404,
    body: { code: 404, message: 'x', errors: { status: 'CONFLICT' } },
  } as const;
  stage = setUpFlows({
    world: { proposal: { currentStep: 'analise-de-credito', answers: {} } },
    plan: { proposalDetails: { kind: 'sequence', answers: [conflict], afterLast: 'worldAnswers' } },
  });
  const { engine, flows, sent, state } = stage;
  await stage.open();
  await flows.openSidePage('proposalStatus');
  await flows.loadDetails();
  expect(sent('getSystem')).toHaveLength(2);
  await flows.openSidePage('proposalStatus');
  await flows.loadDetails();
  expect(state.proposalDetails.status).toBe('success');
  engine.breakNext('proposalDetails', conflict);
  await flows.refreshDetails();
  expect(sent('getSystem')).toHaveLength(3);
  expect(state.errorPage).toBeUndefined();
});

test('[4.23] [11.3] values typed when the access expired are restored after the reload', async () => {
  stage = setUpFlows();
  const { flows, platform, engine } = stage;
  platform.cookies.write('refreshTokenId', 'r1');
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('getMultiProposal', expired);
  engine.breakNext('createProposal', expired);
  await flows.submit();
  expect(platform.reloads()).toBe(1);
  stage = stage.reload();
  await stage.open();
  expect(stage.state.form.fields.email?.value).toBe(marina.email);
});

test('[4.23] [11.3] what was typed is in the storage before the page reloads, without the help of the closing page', async () => {
  stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, platform, state } = stage;
  platform.cookies.write('refreshTokenId', 'r1');
  await stage.open();
  await until(() => state.form.fields.estado?.options.status === 'success');
  flows.editField('numero', '77');
  engine.breakNext('getResource', expired);
  flows.editField('estado', { value: 'SP', label: 'São Paulo' });
  await until(() => platform.reloads() === 1);
  // No time has passed on the clock, so no timer has saved anything.
  expect(JSON.stringify(await platform.secureStorage.read(`drafts:${stage.hash}`))).toContain('"77"');
});

test.each([
  { typed: true, reloads: 0, dispatched: [{ kind: 'go' }] },
  { typed: false, reloads: 1, dispatched: [] },
])(
  '[4.23] [11.3] [11.5] where the device stores nothing, an expiry does not reload the page over typed values (typed: $typed)',
  async ({ typed, reloads, dispatched }) => {
    stage = setUpFlows();
    const { state, platform } = stage;
    platform.cookies.write('refreshTokenId', 'r1');
    if (typed) state.drafts = { endereco: { values: { cep: '01310100' }, edited: ['cep'], schema: 's' } };
    const secureStorage = {
      ...platform.secureStorage,
      writeNow: () => false,
      health: () => 'memory' as const,
    };
    const actions: NextAction[] = [];
    const context = createFlowContext(stage, {
      platform: { ...platform, secureStorage },
      dispatch: action => void actions.push(action),
    });
    const failure = buildServiceFailure({ status: 401, name: 'TokenExpiredError' });
    expect(handleFailure(context, failure, 'submit')).toEqual({ kind: 'stay' });
    await until(() => actions.length + platform.reloads() > 0);
    expect(platform.reloads()).toBe(reloads);
    expect(actions).toMatchObject(dispatched);
  },
);

test('[4.24] an ordinary 401 does not remove the refresh token', async () => {
  stage = setUpFlows({ plan: { getSystem: { kind: 'reply', status: 401, body: { code: 401 } } } });
  stage.platform.cookies.write('refreshTokenId', 'r1');
  await stage.open();
  expect(stage.platform.cookies.read('refreshTokenId')).toBe('r1');
  expect(stage.platform.reloads()).toBe(0);
});

test('a page whose test session is gone shows the sentence of the mock host and the way back', async () => {
  const message =
    'Esta sessão de teste não existe mais. Escolha um cenário em /__scenarios para começar outra.';
  stage = setUpFlows({
    plan: {
      getSystem: {
        kind: 'offContract',
        reason: 'the mock host was restarted',
        status: 410,
        body: { code: 410, message },
      },
    },
  });
  await stage.open();
  expect(stage.state.errorPage?.lines).toEqual([message]);
});

/** Opens a form whose field `contaBancaria` has the label 'Conta'. */
async function openLabelledForm() {
  stage = setUpFlows({
    wrap: withConfiguration(({ steps: [first] }) => {
      if (first) first.fields = [buildField({ key: 'contaBancaria', label: 'Conta' })];
    }),
  });
  await stage.open();
  const { platform, state } = stage;
  return { context: createFlowContext(stage), platform, state };
}

const serviceFailureWith = (overrides: Pick<Partial<ServiceFailure>, 'redirects' | 'redirectsToHash'> = {}) =>
  buildServiceFailure({ message: 'Confira contaBancaria e rendaMensal.', ...overrides });

test('[12.10] [16.9] a failure is one line of operation and code in the console, and is counted', async () => {
  const { context, platform } = await openLabelledForm();
  handleFailure(context, { kind: 'timeout', operation: 'updateStep', isWrite: true }, 'submit');
  expect(platform.logLines).toEqual([['[proposta] updateStep: no answer in time', undefined]]);
  expect(platform.failures.take()).toEqual([
    { operation: 'updateStep', code: 'no answer in time', count: 1 },
  ]);
});

test('[12.10] a failure of the journey is logged with its detail, without one if the detail is empty', async () => {
  const { context, platform } = await openLabelledForm();
  const failure = { kind: 'journey', problem: 'creationFailed', detail: 'the answer has no id' } as const;
  handleFailure(context, failure, 'submit');
  handleFailure(context, { ...failure, detail: '' }, 'submit');
  expect(platform.logLines).toEqual([
    [expect.stringMatching(/^\[proposta\] journey: ./), 'the answer has no id'],
    [expect.stringMatching(/^\[proposta\] journey: ./), undefined],
  ]);
});

test('[8.29] a cancelled request is no failure: nothing is logged, counted or shown', async () => {
  const { context, platform } = await openLabelledForm();
  const nextAction = handleFailure(context, { kind: 'cancelled', operation: 'updateStep' }, 'submit');
  expect(nextAction).toEqual({ kind: 'stay' });
  expect(platform.logLines).toEqual([]);
  expect(platform.failures.take()).toEqual([]);
});

test.each([
  ['a redirection without a hash', { redirects: true }, true],
  ['a redirection to a hash', { redirects: true, redirectsToHash: '64f1b7c20d4e8a0012c9a7e1' }, false],
  ['a failure without a redirection', {}, false],
])('[8.49] after %s the console says that the hash is missing: %o', async (_, overrides, isLogged) => {
  const { context, platform } = await openLabelledForm();
  handleFailure(context, serviceFailureWith(overrides), 'submit');
  const lines = platform.logLines.map(([line]) => line);
  expect(lines.includes('Hash de redirecionamento não encontrado.')).toBe(isLogged);
});

test('[8.20] messages name fields by the labels of the open form, then by those of the configuration', async () => {
  const { context, state } = await openLabelledForm();
  expect(customerMessageOf(context, serviceFailureWith())).toBe('Confira Conta e rendaMensal.');
  const [field] = Object.values(state.form.fields);
  if (!field) throw new Error('The form has no field.');
  state.form.fields = { contaBancaria: { ...field, label: 'Conta corrente' } };
  expect(customerMessageOf(context, serviceFailureWith())).toBe('Confira Conta corrente e rendaMensal.');
  expect(handleFailure(context, serviceFailureWith(), 'submit')).toMatchObject({
    question: { text: expect.stringContaining('Conta corrente') },
  });
  expect(customerMessageOf(context, { kind: 'timeout', operation: 'updateStep', isWrite: true })).toBe('');
});

test('[8.20] before there is a configuration a message stays as the service sent it', async () => {
  const { context, state } = await openLabelledForm();
  state.config = undefined;
  state.form.fields = {};
  expect(customerMessageOf(context, serviceFailureWith())).toBe('Confira contaBancaria e rendaMensal.');
});
