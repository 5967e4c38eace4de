import { afterEach, expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { cartaoNio } from '#scenarios/products/cartao-nio.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atBankStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const phone = { device: createMemoryPlatform().device };
test.each([
  ['/endereco', '/endereco'],
  ['/dados-pessoais', '/dados-pessoais'],
  ['/termos', '/dados-bancarios'],
  ['/analise-de-credito', '/dados-bancarios'],
  ['/nada', '/dados-bancarios'],
  ['/%E0%A4%A', '/dados-bancarios'],
  ['/final-page', '/dados-bancarios'],
])('[2.15] [2.7] a link to %s opens at %s while the proposal is at the bank data', async (path, opens) => {
  stage = setUpFlows({ world: atBankStep, path });
  await stage.open();
  expect(stage.path()).toBe(opens);
});

test('[2.15] no link leads back beyond a step that forbids going back', async () => {
  stage = setUpFlows({
    world: { proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina) } },
    path: '/endereco',
  });
  await stage.open();
  expect(stage.path()).toBe('/analise-de-credito');
});

test('[2.15] a deep link is followed once: the next reading of the journey leads to the current step that the service reports', async () => {
  stage = setUpFlows({ world: atBankStep, path: '/endereco' });
  await stage.open();
  await stage.flows.recover('reopen');
  expect(stage.path()).toBe('/dados-bancarios');
});

test.each(['/começar', '/come%C3%A7ar', '/inicio'])(
  '[2.13] [2.14] the typed address %s leads to the landing page of the product, on a desktop as well',
  async path => {
    stage = setUpFlows({ path });
    await stage.open();
    expect(stage.state.place).toEqual({ kind: 'landing', variant: 'old' });
    expect(stage.path()).toBe('/inicio');
  },
);

test.each(['/começar', '/come%C3%A7ar'])(
  '[2.14] [2.20] %s is the landing page of FGTS anniversary',
  async path => {
    stage = setUpFlows({ product: 'saque-aniversario-fgts', path });
    await stage.open();
    expect(stage.path()).toBe('/começar');
  },
);

test.each([
  ['saque-aniversario-fgts', '/começar'],
  ['cartao-nio', '/começar'],
  ['consignado-inss', '/inicio'],
] as const)('[2.20a] [2.20b] [2.20c] on a phone %s opens at %s', async (product, path) => {
  stage = setUpFlows({ product, platform: phone });
  await stage.open();
  expect(stage.path()).toBe(path);
});

test.each([
  ['saque-aniversario-fgts', '/começar'],
  ['consignado-inss', '/dados-pessoais'],
] as const)('[2.19b] on a desktop %s opens at %s', async (product, path) => {
  stage = setUpFlows({ product });
  await stage.open();
  expect(stage.state.config?.display.hasLandingPage).toBe(true);
  expect(stage.path()).toBe(path);
});

test('[2.19a] a reload of the first step stays there: the landing page is not shown', async () => {
  stage = setUpFlows({ platform: phone });
  await stage.open();
  await stage.flows.startFirstStep();
  expect(stage.path()).toBe('/dados-pessoais');
  stage.close();
  stage = setUpFlows({ platform: phone, path: '/dados-pessoais' });
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
});

test.each(['Agx_hash', 'agx_hash'])(
  '[2.22c] the hash is read from %s, and stored for the tab',
  async name => {
    const hash = hashOfProduct();
    stage = setUpFlows({ query: { agx_hash: '', [name]: hash } });
    await stage.open();
    expect(stage.state.hashId).toBe(hash);
    expect(stage.platform.tabMemory.read('hashId')).toBe(hash);
    expect(stage.platform.cookies.read('agx_hash')).toBe(hash);
  },
);

function hashOfProduct(): string {
  const visit = setUpFlows();
  visit.close();
  return visit.hash;
}

test.each(['campaign', 'utm_campaign'])(
  '[2.22] the campaign code is read from %s and stays in the address',
  async name => {
    stage = setUpFlows({ query: { [name]: 'verao-25' } });
    await stage.open();
    expect(stage.state.launchParams.campaign).toBe('verao-25');
    expect(stage.platform.address.current().searchParams.get(name)).toBe('verao-25');
  },
);

test('[3.17a] [3.5b] [9.36a] hash, campaign code and proposal are stored in cookies of their own', async () => {
  stage = setUpFlows({ world: atBankStep });
  await stage.open();
  const { cookies } = stage.platform;
  expect(cookies.read('agx_hash')).toBe(stage.hash);
  expect(cookies.read('cookiesCode')).toBe(stage.state.config?.code);
  expect(cookies.read('cookiesProposalId')).toBe(stage.state.proposal?.id);
  expect(cookies.read('cookiesCode')).not.toBe('');
});

test('[6.2c] [9.36b] each token of the link is stored in the cookie with its name', async () => {
  stage = setUpFlows({ query: { token: 't1', jwtToken: 'j1', userOfficeToken: 'u1' } });
  await stage.open();
  const { cookies } = stage.platform;
  expect([
    cookies.read('cookiesAccessToken'),
    cookies.read('jwtToken'),
    cookies.read('userOfficeToken'),
  ]).toEqual(['t1', 'j1', 'u1']);
});

test('[6.2] stored tokens are used with their own hash id only', async () => {
  const secondVisit = setUpFlows();
  stage = secondVisit;
  secondVisit.platform.cookies.write('agx_hash', secondVisit.hash);
  secondVisit.platform.cookies.write('cookiesAccessToken', 't1');
  await secondVisit.open();
  expect(secondVisit.state.launchParams.accessToken).toBe('t1');
  secondVisit.platform.cookies.write('agx_hash', 'hash-de-outra-pessoa');
  const thirdVisit = secondVisit.reload();
  stage = thirdVisit;
  await thirdVisit.open();
  expect(thirdVisit.state.launchParams.accessToken).toBe('');
  expect(thirdVisit.platform.cookies.read('cookiesAccessToken')).toBeUndefined();
});

test('[4.21c] resuming a proposal shows the redirect loading screen until its step opens', async () => {
  const resumingStates: boolean[] = [];
  const { secureStorage } = createMemoryPlatform();
  const slowStorage = {
    ...secureStorage,
    read: async () => void resumingStates.push(stage?.state.loading.isResuming ?? false),
  };
  stage = setUpFlows({ world: atBankStep, platform: { secureStorage: slowStorage } });
  await stage.open();
  expect(resumingStates).toContain(true);
  expect(stage.state.loading.isResuming).toBe(false);
});

test('[4.21] [3.2] a reload with a known proposal says from the start that it is resumed, before the service answers', async () => {
  const first = setUpFlows({ world: atBankStep });
  stage = first;
  await first.open();
  const secondVisit = first.reload();
  stage = secondVisit;
  const opening = secondVisit.open();
  expect(secondVisit.state.proposal).toBeUndefined();
  expect(secondVisit.state.loading.isResuming).toBe(true);
  await opening;
});

test('[4.21] a first visit, and the cookie of another hash id, resume nothing', async () => {
  const first = setUpFlows();
  stage = first;
  const opening = first.open();
  expect(first.state.loading.isResuming).toBe(false);
  await opening;
  first.platform.cookies.write('agx_hash', 'outro-hash');
  first.platform.cookies.write('cookiesProposalId', 'p1');
  const secondVisit = first.reload();
  stage = secondVisit;
  const reopening = secondVisit.open();
  expect(secondVisit.state.loading.isResuming).toBe(false);
  await reopening;
});

test('[3.5d] the redirect flag skips the landing page once: the next opening shows it', async () => {
  const system = { ...systemAnswer(cartaoNio, null), redirect: true };
  stage = setUpFlows({
    product: 'cartao-nio',
    plan: { getSystem: { kind: 'reply', status: 200, body: { data: system } } },
  });
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
  // While a journey opens, the app leaves the address alone.
  stage.state.place = { kind: 'opening' };
  stage.platform.address.replace('/');
  await stage.open();
  expect(stage.path()).toBe('/começar');
});

test('[2.21b] a preview page starts no journey and sends no call', async () => {
  stage = setUpFlows({ path: '/passos', previewPaths: ['/passos'] });
  await stage.open();
  expect(stage.path()).toBe('/passos');
  expect(stage.engine.journal).toEqual([]);
  expect(stage.state.errorPage).toBeUndefined();
});

test('[3.5f] [4.22b] [9.2] completion is polled every 2000 ms until success; the received proposal replaces the old one', async () => {
  stage = setUpFlows({
    world: {
      proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
      completion: { polls: 2, ends: 'success' },
    },
  });
  const { platform, state, sent } = stage;
  await stage.open();
  const proposalBefore = state.proposal;
  for (let polls = 1; polls <= 2; polls += 1) {
    await until(() => sent('finishedUpdate').length === polls && platform.clock.sleepingCount() === 1);
    await platform.clock.advance(1999);
    expect(sent('finishedUpdate')).toHaveLength(polls);
    await platform.clock.advance(1);
  }
  await until(() => state.place.kind !== 'completion');
  expect(sent('finishedUpdate')).toHaveLength(3);
  expect(state.proposal).not.toBe(proposalBefore);
  expect(state.waitsForCompletion).toBe(false);
});
