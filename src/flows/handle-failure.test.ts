import { afterEach, expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, setUpFlows, typePersonalData, until } from '#tests/flows/flow-stage.ts';

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
  const world = {
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
  };
  stage = setUpFlows({ world });
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
