import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { changedSystem } from '#scenarios/products/building-blocks/changed-system.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atBankStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { openAtStep } from '#tests/flows/open-at-step.ts';
import { createMemoryPlatform, createMemoryTabMemory } from '#tests/support/memory-platform.ts';

/** A device that is a phone. */
const phone = { device: createMemoryPlatform().device };

const enterAddress = (to: FlowStage, path: string) =>
  to.platform.address.push(`${path}${to.platform.address.current().search}`);

/** The path of the address without decoding, because some paths cannot be decoded. */
const readPathname = ({ platform }: FlowStage) => platform.address.current().pathname;

test('[1.2a] [2.19c] [4.21a] [2.21a] without a proposal the first step opens at its slug', async () => {
  const stage = setUpFlows();
  await stage.open();
  expect(stage.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(stage.path()).toBe('/dados-pessoais');
});

test('[3.16b] [2.19a] [2.21] a phone shows the landing page first; its button opens the first step', async () => {
  const stage = setUpFlows({ platform: phone });
  await stage.open();
  expect(stage.path()).toBe('/inicio');
  await stage.flows.startFirstStep();
  expect(stage.path()).toBe('/dados-pessoais');
});

test('[3.16b] without a landing page a phone opens the first step at once', async () => {
  const stage = setUpFlows({
    platform: phone,
    plan: changedSystem(creditoPessoal, { display: { hasLandingPage: false } }),
  });
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
});

test('[4.10] [4.21b] with a proposal the current step that the service reports opens, whatever step the link names', async () => {
  const stage = setUpFlows({ world: atBankStep, path: '/termos' });
  await stage.open();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.state.loading.isResuming).toBe(false);
});

test.each([['../../admin'], ['<script>alert(1)</script>'], ['%00'], ['a b'], ['x'.repeat(129)]])(
  '[2.54] the hash %s opens nothing and sends no call',
  async hash => {
    const stage = setUpFlows({ query: { agx_hash: hash } });
    await stage.open();
    expect(stage.state.errorPage?.title).toBe('Link de acesso é inválido');
    expect(stage.engine.journal).toEqual([]);
    expect(stage.platform.logLines).toHaveLength(1);
  },
);

test('[6.2a] [2.54a] without a hash the link is invalid', async () => {
  const stage = setUpFlows({ query: { agx_hash: '' } });
  await stage.open();
  expect(stage.state.errorPage?.title).toBe('Link de acesso é inválido');
});

test('[3.17] [3.2d] a tab that is reloaded without a hash in its address uses its own, not the cookie of another tab', async () => {
  const tabMemory = createMemoryTabMemory();
  const stageBefore = setUpFlows({ platform: { tabMemory } });
  await stageBefore.open();
  const { engine } = stageBefore;
  stageBefore.close();
  const stage = setUpFlows({ engine, query: { agx_hash: '' }, platform: { tabMemory } });
  stage.platform.cookies.write('agx_hash', 'outro-hash');
  await stage.open();
  expect(stage.state.hashId).toBe(stage.hash);
});

test('[2.22a] [12.1] tokens move from the address to cookies, the rest of the address stays', async () => {
  const stage = setUpFlows({
    query: { token: 't1', jwtToken: 'j1', userOfficeToken: 'u1', redo_step: 'termos', scenario: 's' },
  });
  await stage.open();
  const { search } = stage.platform.address.current();
  expect(search).toBe(`?agx_hash=${stage.hash}&scenario=s`);
  expect(stage.platform.cookies.read('cookiesAccessToken')).toBe('t1');
  expect(stage.platform.cookies.read('jwtToken')).toBe('j1');
  expect(stage.platform.cookies.read('userOfficeToken')).toBe('u1');
});

test('[7.8a] only the system call carries userOfficeToken', async () => {
  const stage = setUpFlows({ query: { userOfficeToken: 'u1' }, world: atBankStep });
  await stage.open();
  const requestsWithToken = stage.engine.journal.filter(({ request }) =>
    Object.keys(request.headers).some(name => name.toLowerCase() === 'userofficetoken'),
  );
  expect(requestsWithToken.map(({ operation }) => operation)).toEqual(['getSystem']);
});

test('[7.8b] the system answer has proposal, steps, configuration and code', async () => {
  const stage = setUpFlows({ world: atBankStep });
  await stage.open();
  const { state, platform, hash } = stage;
  const system = systemAnswer(creditoPessoal, null);
  expect(state.proposal).toMatchObject({ currentStep: 'dados-bancarios', hashId: hash });
  expect(state.config?.steps.map(({ slug }) => slug)).toEqual(system.steps?.map(({ slug }) => slug));
  expect(state.config?.display.pageTitle).toBe(system.configuration?.display?.pageTitle);
  expect(platform.cookies.read('cookiesCode')).toBe(system.code);
});

test.each([
  ['no jwt', {}, 'of-proposal'],
  ['a jwt', { jwtToken: 'of-link' }, 'of-link'],
])('[3.19f] the jwt of a proposal is used and stored if the link has %s', async (_, query, storedJwt) => {
  const stage = setUpFlows({
    query,
    world: { proposal: { currentStep: 'dados-bancarios', answers: {}, jwtToken: 'of-proposal' } },
  });
  await stage.open();
  expect(stage.state.launchParams.jwtToken).toBe(storedJwt);
  expect(stage.platform.cookies.read('jwtToken')).toBe(storedJwt);
});

test('[3.22] [8.4] the empty template never opens, also if the service is at it: the page says that the journey has changed', async () => {
  const visit = await openAtStep('form', { step: { order: -1 } });
  await until(() => visit.state.errorPage !== undefined);
  expect(visit.state.errorPage?.lines).toEqual([
    'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde',
  ]);
  expect(visit.state.place.kind).toBe('opening');
  expect(visit.sent('showStep')).toEqual([]);
});

test('[11.6] a journey that is opened twice at once navigates once', async () => {
  const stage = setUpFlows({ world: atBankStep });
  const { engine, state } = stage;
  engine.breakNext('getSystem', { kind: 'latency', ms: 60 });
  await Promise.all([stage.open(), stage.open()]);
  await waitForPendingWork(80);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-bancarios' });
  expect(engine.journal.filter(({ operation }) => operation === 'getResource')).toHaveLength(1);
  expect(state.form.fields.banco?.options.status).toBe('success');
  expect(stage.platform.logLines).toEqual([]);
});

test('[4.12] the browser goes back to an earlier form and forward again', async () => {
  const stage = setUpFlows({ world: atBankStep });
  await stage.open();
  enterAddress(stage, '/endereco');
  await until(() => stage.state.form.slug === 'endereco');
  expect(stage.state.form.fields.numero?.value).toBe(marina.number);
  enterAddress(stage, '/dados-bancarios');
  await until(() => stage.state.form.slug === 'dados-bancarios');
});

test.each(['/termos', '/analise-de-credito', '/nada', '/%E0%A4%A', '/final-page'])(
  '[4.12] the address %s opens nothing and is replaced by that of the current place',
  async path => {
    const stage = setUpFlows({ world: atBankStep });
    await stage.open();
    enterAddress(stage, path);
    await until(() => readPathname(stage) === '/dados-bancarios');
    expect(stage.state.place).toEqual({ kind: 'step', slug: 'dados-bancarios' });
    expect(stage.state.errorPage).toBeUndefined();
  },
);

test('[2.19] from the first step the browser goes back to the landing page and forward again', async () => {
  const stage = setUpFlows({ platform: phone });
  const { platform, flows, state } = stage;
  await stage.open();
  await flows.startFirstStep();
  platform.address.back();
  await until(() => state.place.kind === 'landing');
  expect(stage.path()).toBe('/inicio');
  enterAddress(stage, '/dados-pessoais');
  await until(() => state.place.kind === 'step');
});

test('[4.13] the browser does not go back beyond a step that forbids it', async () => {
  const stage = setUpFlows({
    world: { proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina) } },
  });
  await stage.open();
  enterAddress(stage, '/endereco');
  await until(() => readPathname(stage) === '/analise-de-credito');
  expect(stage.state.place).toEqual({ kind: 'step', slug: 'analise-de-credito' });
});

test('a dialog of one place closes when another place opens', async () => {
  const stage = setUpFlows({ world: atBankStep });
  const { engine, state, flows } = stage;
  await stage.open();
  await until(() => state.form.fields.banco?.options.status === 'success');
  flows.editField('banco', { value: '260', label: '260 - Nubank' });
  flows.editField('agencia', '0001');
  flows.editField('conta', '1234567-8');
  engine.breakNext('updateStep', { kind: 'reply', status: 500, body: { code: 500, message: 'x' } });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  enterAddress(stage, '/endereco');
  await until(() => state.form.slug === 'endereco');
  expect(state.dialog.isOpen).toBe(false);
  await submission;
  expect(stage.sent('updateStep')).toHaveLength(1);
});

test('[6.2] a token in a cookie that is not a valid header value is removed and not sent', async () => {
  const stage = setUpFlows();
  for (const name of ['userOfficeToken', 'jwtToken', 'cookiesAccessToken'] as const)
    stage.platform.cookies.write(name, 'A\u00e7\u00e3o');
  stage.platform.cookies.write('agx_hash', stage.hash);
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
  expect(stage.state.launchParams).toMatchObject({ userOfficeToken: '', jwtToken: '', accessToken: '' });
  for (const name of ['userOfficeToken', 'jwtToken', 'cookiesAccessToken'] as const)
    expect(stage.platform.cookies.read(name)).toBeUndefined();
});

test('[6.2] a token in the address that is not a valid header value is ignored, and the journey opens without it', async () => {
  const stage = setUpFlows({ query: { userOfficeToken: 'A\u0303o', token: 'x\ny', jwtToken: '🙂' } });
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
  expect(stage.state.launchParams).toMatchObject({ userOfficeToken: '', jwtToken: '', accessToken: '' });
  expect(stage.platform.cookies.read('userOfficeToken')).toBeUndefined();
});
