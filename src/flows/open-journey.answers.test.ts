import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { SystemAnswer } from '#journey/model/configuration.ts';
import type { Failure, MalformedReason } from '#journey/model/failure.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { createDevice } from '#platform/device.ts';
import { fail, succeed } from '#shared/result.ts';
import { schemaOf } from '#state/app-state.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemoryAddress, createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { followRedirect } from './follow-redirect.ts';
import {
  handleOpeningFailure,
  openHash,
  openJourney,
  openRemembered,
  readLaunchParams,
} from './open-journey.ts';

const HASH = '6650c1f2a4b3d90012e7f001';
const NEW_HASH = '6650c1f2a4b3d90012e7f0b7';
const OTHER_HASH = '6650c1f2a4b3d90012e7f0c9';

const personal = stepWith({ slug: 'dados', fields: [buildField({ key: 'nome' })] });
const address = stepWith({ slug: 'endereco', order: 1, fields: [buildField({ key: 'rua' })] });
const lastStep = stepWith({ slug: 'fim', order: 2, type: stepTypeWith('finished') });
const config = configurationWith({ steps: [personal, address, lastStep] });

const systemWith = (members: Partial<SystemAnswer> = {}): SystemAnswer => ({
  configuration: config,
  proposal: undefined,
  waitsForCompletion: false,
  ...members,
});

const desktop = createDevice({
  screen: { width: 1280, height: 800 },
  innerWidth: 1280,
  innerHeight: 800,
  location: { href: 'https://proposta.exemplo.com.br/' },
  navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', language: 'pt-BR' },
});

interface Options {
  path?: string;
  system?: SystemAnswer | Failure;
  ip?: string;
  platform?: Parameters<typeof createMemoryPlatform>[0];
}

/** A visit before its opening. */
function setUp({
  path = `/?agx_hash=${HASH}`,
  system = systemWith(),
  ip = '203.0.113.42',
  platform: parts = {},
}: Options = {}) {
  const calls: unknown[][] = [];
  const api: Partial<Api> = {
    getSystem: async (hashId, token, signal) => {
      calls.push(['getSystem', hashId, token, signal?.aborted]);
      return 'kind' in system ? fail(system) : succeed(system);
    },
    getDeviceIp: async () => {
      calls.push(['getDeviceIp']);
      return ip;
    },
  };
  const platform = createMemoryPlatform({ device: desktop, ...parts, address: createMemoryAddress(path) });
  const bare = createContextWithoutService(api, { platform });
  const { cookies, tabMemory } = platform;
  return {
    ...bare,
    cookies,
    tabMemory,
    calls,
    search: () => platform.address.current().search,
    readParams: () => {
      readLaunchParams(bare.context);
      return bare.state.launchParams;
    },
    open: () => {
      readLaunchParams(bare.context);
      return openJourney(bare.context);
    },
  };
}

const atStep = (slug: string) => ({ kind: 'go', to: { kind: 'step', slug } });
const invalidLink = { kind: 'page', page: { title: 'Link de acesso é inválido' } };

test('[2.22] [12.1] the link decides the launch parameters; its tokens leave the address, the other parameters stay', () => {
  const visit = setUp({
    path: `/endereco?agx_hash=${HASH}&token=t1&jwtToken=j1&userOfficeToken=u1&redo_step=dados&x=1`,
  });
  expect(visit.readParams()).toMatchObject({
    hashId: HASH,
    hashSource: 'address',
    accessToken: 't1',
    jwtToken: 'j1',
    userOfficeToken: 'u1',
    redoStep: 'dados',
    path: '/endereco',
  });
  expect(visit.state.hashId).toBe(HASH);
  expect(visit.platform.address.current().pathname).toBe('/endereco');
  expect(visit.search()).toBe(`?agx_hash=${HASH}&x=1`);
  for (const [name, value] of [
    ['agx_hash', HASH],
    ['cookiesAccessToken', 't1'],
    ['jwtToken', 'j1'],
    ['userOfficeToken', 'u1'],
  ] as const)
    expect(visit.cookies.read(name)).toBe(value);
  expect(visit.tabMemory.read('hashId')).toBe(HASH);
});

test('[12.1] an address of which nothing remains has no question mark; an address without tokens is not written', () => {
  const withToken = setUp({ path: '/x?token=t1' });
  withToken.readParams();
  expect(withToken.platform.address.current().href).toMatch(/\/x$/);
  const withoutToken = setUp({ path: `/x?agx_hash=${HASH}&y=a%20b` });
  const written: string[] = [];
  withoutToken.platform.address.replace = path => void written.push(path);
  withoutToken.readParams();
  expect(written).toEqual([]);
});

test('[6.2] tokens in cookies belong to the hash id in the cookie; a text that no header can carry is removed', () => {
  const visit = setUp();
  visit.cookies.write('agx_hash', HASH);
  visit.cookies.write('cookiesAccessToken', 't1');
  visit.cookies.write('jwtToken', 'quebra\nde linha');
  visit.cookies.write('userOfficeToken', 'u1');
  expect(visit.readParams()).toMatchObject({ accessToken: 't1', jwtToken: '', userOfficeToken: 'u1' });
  expect(visit.cookies.read('jwtToken')).toBeUndefined();
});

test('[4.21] a known proposal is resumed, unless only the cookie names it or the cookie names another one', () => {
  const isResuming = (options: {
    cookieHash?: string;
    proposalId?: string;
    path?: string;
    tabHash?: string;
  }) => {
    const visit = setUp(options.path === undefined ? {} : { path: options.path });
    if (options.cookieHash !== undefined) visit.cookies.write('agx_hash', options.cookieHash);
    if (options.proposalId !== undefined) visit.cookies.write('cookiesProposalId', options.proposalId);
    if (options.tabHash !== undefined) visit.tabMemory.write('hashId', options.tabHash);
    visit.readParams();
    return visit.state.loading.isResuming;
  };
  expect(isResuming({ cookieHash: HASH, proposalId: 'p1' })).toBe(true);
  expect(isResuming({ cookieHash: HASH, proposalId: 'p1', path: '/', tabHash: HASH })).toBe(true);
  expect(isResuming({ cookieHash: HASH })).toBe(false);
  expect(isResuming({ proposalId: 'p1' })).toBe(false);
  expect(isResuming({ cookieHash: NEW_HASH, proposalId: 'p1' })).toBe(false);
  expect(isResuming({ cookieHash: HASH, proposalId: 'p1', path: '/' })).toBe(false);
  expect(isResuming({ path: '/', proposalId: 'p1' })).toBe(false);
});

test('[3.17] the cookie of a proposal is removed if the link names another hash id, and only then', () => {
  const proposalIdAfter = (cookieHash: string, path?: string) => {
    const visit = setUp(path === undefined ? {} : { path });
    visit.cookies.write('agx_hash', cookieHash);
    visit.cookies.write('cookiesProposalId', 'p1');
    visit.readParams();
    return visit.cookies.read('cookiesProposalId');
  };
  expect(proposalIdAfter(NEW_HASH)).toBeUndefined();
  expect(proposalIdAfter(HASH)).toBe('p1');
  expect(proposalIdAfter(HASH, '/?agx_hash=../x')).toBe('p1');
});

test('[11.4] a hash id that only a cookie names is not stored in the tab', () => {
  const visit = setUp({ path: '/' });
  visit.cookies.write('agx_hash', HASH);
  expect(visit.readParams()).toMatchObject({ hashId: HASH, hashSource: 'cookie' });
  expect(visit.tabMemory.read('hashId')).toBeUndefined();
});

test('[4.31] only autocomplete=1 switches the setting on', () => {
  for (const [query, isOn] of [
    ['&autocomplete=1', true],
    ['&autocomplete=0', false],
    ['', false],
  ] as const) {
    const visit = setUp({ path: `/?agx_hash=${HASH}${query}` });
    visit.readParams();
    expect(visit.state.deviceSettings.autocomplete).toBe(isOn);
  }
});

test('[11.3] the path of a step that was being sent does not count after a reload; any other path does', () => {
  const sending = setUp({ path: `/endere%C3%A7o?agx_hash=${HASH}` });
  sending.tabMemory.write('sending', '/endereço');
  expect(sending.readParams().path).toBe('');
  expect(sending.tabMemory.read('sending')).toBeUndefined();
  const other = setUp({ path: `/endereco?agx_hash=${HASH}` });
  other.tabMemory.write('sending', '/dados');
  expect(other.readParams().path).toBe('/endereco');
});

test('[4.21] [2.17] the opening asks for system and IP at once, forgets what was shown, and leads to the first step', async () => {
  const visit = setUp({ path: `/?agx_hash=${HASH}&userOfficeToken=u1` });
  const { context, state } = visit;
  state.terms.isOpen = true;
  state.errorPage = { title: 'x' } as never; // Only its presence counts.
  state.currentWait = { slug: 'x', since: 0, hasShownFailure: false };
  state.place = { kind: 'completion' };
  let choice = '';
  // A question that is only shown.
  void context.ask.question({ title: 'x', onCancel: 'stay' } as never).then(answer => {
    choice = answer;
  });
  const opening = visit.open();
  expect(state).toMatchObject({ errorPage: undefined, currentWait: undefined, place: { kind: 'opening' } });
  expect(state.terms.isOpen).toBe(false);
  expect(await opening).toEqual(atStep('dados'));
  expect(choice).toBe('withdrawn');
  expect(visit.calls).toEqual([['getSystem', HASH, 'u1', false], ['getDeviceIp']]);
  expect(state.deviceIp).toBe('203.0.113.42');
  await openJourney(context);
  expect(visit.calls.filter(([name]) => name === 'getDeviceIp')).toHaveLength(1);
});

test('[7.6] [8.9] a missing IP is empty and has a line in the console; a known one has none', async () => {
  const withoutIp = setUp({ ip: '' });
  await withoutIp.open();
  expect(withoutIp.state.deviceIp).toBe('');
  expect(withoutIp.platform.logLines).toEqual([['Device IP not found', undefined]]);
  const withIp = setUp();
  await withIp.open();
  expect(withIp.platform.logLines).toEqual([]);
});

test('[2.21] a preview opens no journey', async () => {
  const visit = setUp({ path: '/pr%C3%A9via' });
  visit.context.previewPaths = ['/prévia'];
  expect(await openJourney(visit.context)).toEqual({ kind: 'stay' });
  expect(visit.calls).toEqual([]);
  visit.context.previewPaths = ['/outra'];
  expect(await openJourney(visit.context)).toMatchObject({ kind: 'go' });
});

test.each([
  ['/', 'no hash id'],
  ['/?agx_hash=../x', 'the hash id is invalid'],
])('[2.54] [6.2] the link %s is invalid: %s', async (path, detail) => {
  const visit = setUp({ path });
  expect(await visit.open()).toMatchObject(invalidLink);
  expect(visit.calls).toEqual([]);
  expect(visit.platform.logLines).toEqual([[expect.any(String), detail]]);
});

test('[11.4] a proposal that only a cookie names is opened after a question, with the initial of its owner', async () => {
  const titleOf = async (entries: Record<string, unknown>) => {
    const visit = setUp({ path: '/' });
    visit.cookies.write('agx_hash', HASH);
    for (const [name, value] of Object.entries(entries))
      await visit.platform.secureStorage.write(name, value);
    const nextAction = await visit.open();
    expect(visit.calls).toEqual([]);
    expect(nextAction).toMatchObject({
      kind: 'page',
      page: {
        picture: 'shield',
        lines: ['Se a proposta não for sua, apagamos deste aparelho o que foi preenchido nela.'],
        technical: '',
        action: { label: 'Continuar', recovery: 'openRemembered' },
        secondary: { label: 'Não sou eu', recovery: 'denyRemembered' },
        isError: false,
      },
    });
    return nextAction.kind === 'page' ? nextAction.page.title : '';
  };
  const general = 'Continuar a proposta iniciada neste aparelho?';
  const session = `session:${HASH}`;
  const drafts = `drafts:${HASH}`;
  const draftOf = (nome: unknown) => ({ steps: { dados: { values: { nome } } } });
  expect(await titleOf({})).toBe(general);
  expect(await titleOf({ [session]: { initial: 'É' } })).toBe('Continuar a proposta de É***?');
  expect(await titleOf({ [session]: { initial: 'Marina' }, [drafts]: draftOf('Ana') })).toBe(
    'Continuar a proposta de A***?',
  );
  expect(await titleOf({ [session]: { initial: '1' } })).toBe(general);
  expect(await titleOf({ [session]: { initial: ['M'] } })).toBe(general);
  expect(await titleOf({ [session]: 'lixo', [drafts]: 'lixo' })).toBe(general);
  expect(await titleOf({ [drafts]: { steps: 'x' } })).toBe(general);
  expect(await titleOf({ [drafts]: { steps: { a: 'x', b: { values: 'y' } } } })).toBe(general);
});

test('[11.4] a visitor who confirms the proposal opens it, and this tab remembers it', async () => {
  const visit = setUp({ path: '/' });
  visit.cookies.write('agx_hash', HASH);
  await visit.open();
  expect(await openRemembered(visit.context)).toEqual(atStep('dados'));
  expect(visit.tabMemory.read('hashId')).toBe(HASH);
  expect(visit.state.launchParams.hashSource).toBe('tab');
});

test('[8.13] a browser that blocks cookies opens nothing; one that ignores them does', async () => {
  const { cookies } = createMemoryPlatform();
  const blocked = setUp({ platform: { cookies: { ...cookies, check: () => fail('blocked') } } });
  expect(await blocked.open()).toMatchObject({ page: { title: 'Atenção - Cookies bloqueados!' } });
  expect(blocked.calls).toEqual([]);
  const ignored = setUp({ platform: { cookies: { ...cookies, check: () => fail('ignored') } } });
  expect(await ignored.open()).toEqual(atStep('dados'));
});

test('[7.8] the answer of the service is written to the state, and what it names to the cookies', async () => {
  const visit = setUp({
    system: systemWith({
      configuration: configurationWith({ steps: config.steps, code: 'c-1' }),
      proposal: proposalAt('endereco', { accessToken: 't9', jwtToken: 'j9' }),
    }),
  });
  const { state, cookies } = visit;
  state.stepStatus = { dados: 'failed' };
  expect(await visit.open()).toEqual(atStep('endereco'));
  expect(state.config?.code).toBe('c-1');
  expect(state.proposal?.currentStep).toBe('endereco');
  expect({ ...state.stepStatus }).toEqual({});
  expect(state.waitsForCompletion).toBe(false);
  expect(state.loading.isResuming).toBe(true);
  expect(state.launchParams).toMatchObject({ accessToken: 't9', jwtToken: 'j9' });
  expect(cookies.read('cookiesCode')).toBe('c-1');
  expect(cookies.read('cookiesProposalId')).toBe('p1');
  expect(visit.platform.notes).toEqual(['[proposta] rules: none applies']);
});

test('[7.8] an answer without a proposal and code writes no cookies for them', async () => {
  const visit = setUp();
  await visit.open();
  expect(visit.state.loading.isResuming).toBe(false);
  expect(visit.cookies.read('cookiesCode')).toBeUndefined();
  expect(visit.cookies.read('cookiesProposalId')).toBeUndefined();
  const withoutId = setUp({ system: systemWith({ proposal: proposalAt('endereco', { id: '' }) }) });
  expect(await withoutId.open()).toMatchObject({ kind: 'page' });
  expect(withoutId.cookies.read('cookiesProposalId')).toBeUndefined();
});

test('[4.22] a proposal that the service completes opens the wait', async () => {
  const visit = setUp({ system: systemWith({ proposal: proposalAt('endereco'), waitsForCompletion: true }) });
  expect(await visit.open()).toEqual({ kind: 'go', to: { kind: 'completion' } });
  expect(visit.state.waitsForCompletion).toBe(true);
});

test('[3.17] [11.3] the drafts of the former hash id are restored under the one that the answer names', async () => {
  const visit = setUp({ system: systemWith({ proposal: proposalAt('endereco', { hashId: NEW_HASH }) }) });
  await visit.platform.secureStorage.write(`drafts:${HASH}`, {
    proposalId: 'p1',
    steps: { endereco: { values: { rua: 'Rua A' }, edited: ['rua'], schema: schemaOf(address.fields) } },
  });
  await visit.open();
  expect(visit.state.hashId).toBe(NEW_HASH);
  expect(visit.state.drafts.endereco?.values).toEqual({ rua: 'Rua A' });
});

test('[11.6] an opening that another one has replaced leads nowhere, whatever it waits for', async () => {
  const whileLoading = setUp();
  const opening = whileLoading.open();
  whileLoading.context.placeScope.enter();
  expect(await opening).toEqual({ kind: 'stay' });
  expect(whileLoading.state.config).toBeUndefined();
  const whileReading = setUp();
  const { read } = whileReading.platform.secureStorage;
  whileReading.platform.secureStorage.read = name => {
    whileReading.context.placeScope.enter();
    return read(name);
  };
  expect(await whileReading.open()).toEqual({ kind: 'stay' });
  expect(whileReading.state.launchParams.path).toBe('/');
});

test('[2.15] the path of the link counts once', async () => {
  const visit = setUp({
    path: `/dados?agx_hash=${HASH}`,
    system: systemWith({ proposal: proposalAt('endereco') }),
  });
  expect(await visit.open()).toEqual(atStep('dados'));
  expect(await openJourney(visit.context)).toEqual(atStep('endereco'));
});

const landing = (redirect: boolean) =>
  configurationWith({ steps: config.steps, redirect, display: { hasLandingPage: true } });
const phone = { device: createMemoryPlatform().device };

test('[2.19] [4.21] the landing page is shown on a phone, unless the first opening comes from a page about the product', async () => {
  const kindOf = async (options: Options, openings = 1) => {
    const visit = setUp(options);
    let nextAction = await visit.open();
    for (let count = 1; count < openings; count += 1) nextAction = await openJourney(visit.context);
    return nextAction.kind === 'go' ? nextAction.to.kind : nextAction.kind;
  };
  const system = systemWith({ configuration: landing(false) });
  const redirected = systemWith({ configuration: landing(true) });
  expect(await kindOf({ system, platform: phone })).toBe('landing');
  expect(await kindOf({ system })).toBe('step');
  expect(await kindOf({ system: redirected, platform: phone })).toBe('step');
  expect(await kindOf({ system: redirected, platform: phone }, 2)).toBe('landing');
});

test('[8.27] a failed system call shows its failure; an answer of another shape is a missing configuration', async () => {
  const brokenConnection: Failure = {
    kind: 'network',
    operation: 'getSystem',
    isWrite: false,
    isOffline: false,
  };
  expect(await setUp({ system: brokenConnection }).open()).toMatchObject({ kind: 'ask' });
  const malformed = (reason: MalformedReason): Failure => ({
    kind: 'malformed',
    operation: 'getSystem',
    isWrite: false,
    status: 200,
    reason,
  });
  const missing = { page: { lines: ['Configuração do produto não encontrada.'] } };
  expect(await setUp({ system: malformed('wrong shape') }).open()).toMatchObject(missing);
  const { context } = setUp();
  expect(handleOpeningFailure(context, malformed('HTML instead of JSON'))).not.toMatchObject(missing);
  // A refusal has no such member. With it, only the kind of the failure decides.
  const refusal = Object.assign(buildServiceFailure(), { reason: 'wrong shape' });
  expect(handleOpeningFailure(context, refusal)).not.toMatchObject(missing);
});

test('[5.34] a product without steps opens its error page', async () => {
  const visit = setUp({ system: systemWith({ configuration: configurationWith() }) });
  expect(await visit.open()).toMatchObject({ kind: 'page' });
});

test('[2.22] [4.14] a link that asks to repeat a step opens it once, if it may be opened; an endorsed proposal says that it may not', async () => {
  const path = `/?agx_hash=${HASH}&redo_step=dados`;
  const visit = setUp({ path, system: systemWith({ proposal: proposalAt('endereco') }) });
  expect(await visit.open()).toEqual(atStep('dados'));
  expect(visit.state.launchParams.redoStep).toBe('');
  expect(await openJourney(visit.context)).toEqual(atStep('endereco'));
  expect(visit.state.toasts).toEqual([]);
  const closed = setUp({
    path: `/?agx_hash=${HASH}&redo_step=fim`,
    system: systemWith({ proposal: proposalAt('endereco') }),
  });
  expect(await closed.open()).toEqual(atStep('endereco'));
  const afterRedo = setUp({
    path,
    system: systemWith({ proposal: proposalAt('endereco', { externalRedoStep: 'dados' }) }),
  });
  expect(await afterRedo.open()).toEqual(atStep('dados'));
});

test('[16.4] [2.22] files under way take precedence over a step to repeat', async () => {
  const visit = setUp({
    path: `/?agx_hash=${HASH}&redo_step=dados`,
    system: systemWith({ proposal: proposalAt('endereco') }),
  });
  visit.context.unprovenFiles.sent = {
    slug: 'endereco',
    data: {},
    files: [{ id: 'a', fieldKey: 'foto', name: 'rg.png', size: 1 }],
    proposalId: 'p1',
    currentSlug: 'endereco',
    waitedForCompletion: false,
    listed: {},
    draftOf: 'p1',
  };
  expect(await visit.open()).toEqual(atStep('endereco'));
  expect(visit.state.launchParams.redoStep).toBe('dados');
});

/** A visit in the middle of a proposal. */
async function openProposal(options: Options = {}) {
  const visit = setUp({ system: systemWith({ proposal: proposalAt('endereco') }), ...options });
  await visit.open();
  visit.calls.length = 0;
  return visit;
}

test('[8.24] [11.4] another hash id opens without anything of the old proposal, and without its tokens', async () => {
  const visit = await openProposal({ path: `/endereco?Agx_hash=${HASH}&x=1&token=t1&jwtToken=j1` });
  const { context, state, platform, cookies } = visit;
  const signal = context.placeScope.enter();
  Object.assign(state, {
    place: { kind: 'completion' },
    stepDetails: { x: {} },
    token: { status: 'sent', method: 'a', target: 'b', error: 'c' },
    confirmation: { backTo: { kind: 'opening' }, methods: [1], resendAt: 1 },
    contracts: { status: 'success', list: [1] },
    proposalDetails: { status: 'success', proposal: {} },
    filledShares: { review: 1, finished: 1, endereco: 0.5 },
  });
  Object.assign(state.deviceSettings, { returnableStep: 'dados', cpf: '1' });
  context.form.open(address);
  Object.assign(state.form, { isSubmitting: true, isSending: true });
  context.formerHashIds.add('h0');
  await platform.secureStorage.write(`drafts:${HASH}`, { x: 1 });
  const { filledShares } = state;
  let proposalDuringCall: unknown = 'x';
  const { getSystem } = context.api;
  context.api.getSystem = (...parameters) => {
    proposalDuringCall = state.proposal;
    return getSystem(...parameters);
  };
  expect(cookies.read('cookiesProposalId')).toBe('p1');
  await openHash(context, NEW_HASH);
  expect(signal.aborted).toBe(true);
  expect(proposalDuringCall).toBeUndefined();
  expect(state).toMatchObject({
    stepDetails: {},
    token: { status: 'idle', method: '', target: '', error: '' },
    contracts: { status: 'initial', list: [] },
    proposalDetails: { status: 'initial', proposal: undefined },
  });
  expect({ ...state.confirmation }).toEqual({ backTo: undefined, methods: [], resendAt: 0 });
  expect({ ...state.filledShares }).toEqual({ review: 1, finished: 1 });
  expect(state.filledShares).toBe(filledShares);
  expect(state.deviceSettings).toMatchObject({ returnableStep: '', cpf: '' });
  expect(state.form).toMatchObject({ slug: '', isSubmitting: false, isSending: false });
  expect(state.launchParams).toMatchObject({ accessToken: '', jwtToken: '' });
  expect(cookies.read('cookiesAccessToken')).toBeUndefined();
  expect(await platform.secureStorage.read(`drafts:${HASH}`)).toBeUndefined();
  expect(platform.address.current().search).toBe(`?x=1&agx_hash=${NEW_HASH}`);
  expect(platform.address.current().pathname).toBe('/');
  expect(visit.calls).toEqual([['getSystem', NEW_HASH, '', false]]);
});

test('[8.24] a hash id that the service has answered for is not asked for again; the cookie of the old proposal is removed', async () => {
  const visit = await openProposal();
  visit.state.launchParams = { ...visit.state.launchParams, isHashInvalid: true };
  visit.context.formerHashIds.add('h0');
  expect(await openHash(visit.context, NEW_HASH, { system: systemWith() })).toEqual(atStep('dados'));
  expect(visit.calls).toEqual([]);
  expect(visit.context.formerHashIds.size).toBe(0);
  expect(visit.cookies.read('cookiesProposalId')).toBeUndefined();
  expect(visit.state.hashId).toBe(NEW_HASH);
});

test('[8.24] an invalid hash id opens nothing, and the old proposal stays', async () => {
  const visit = await openProposal();
  expect(await openHash(visit.context, '../x')).toMatchObject(invalidLink);
  expect(visit.platform.logLines.at(-1)?.[1]).toBe('redirected');
  expect(visit.state.proposal?.id).toBe('p1');
});

const page = (visit: Awaited<ReturnType<typeof openProposal>>, message: string) => {
  expect(visit.platform.logLines).toEqual([['Hash de redirecionamento não encontrado.', undefined]]);
  return {
    kind: 'page',
    page: {
      picture: 'brokenLink',
      title: 'Atenção!',
      lines: [message],
      action: { label: 'Tentar Novamente', recovery: 'reopen' },
    },
  };
};

test('[8.24] [11.3] a redirection asks for the other proposal first, keeps what was typed, and then opens it', async () => {
  const visit = await openProposal({ path: `/?agx_hash=${HASH}&userOfficeToken=u1` });
  const { context, state, platform } = visit;
  context.form.open(address);
  context.form.current()?.edited.add('rua');
  context.form.change({ rua: 'Rua A' });
  const { getSystem } = context.api;
  let storedDuringCall: unknown;
  context.api.getSystem = async (...parameters) => {
    expect(state.place).toEqual({ kind: 'opening' });
    storedDuringCall = await platform.secureStorage.read(`drafts:${HASH}`);
    return getSystem(...parameters);
  };
  expect(await followRedirect(context, NEW_HASH, '')).toEqual(atStep('endereco'));
  expect(storedDuringCall).toMatchObject({ steps: { endereco: { values: { rua: 'Rua A' } } } });
  expect(visit.calls).toEqual([['getSystem', NEW_HASH, 'u1', false]]);
  expect(state.drafts).toEqual({});
});

test('[8.24] a redirection to the hash id that is open keeps the typed values', async () => {
  const visit = await openProposal();
  visit.context.form.open(address);
  visit.context.form.current()?.edited.add('rua');
  visit.context.form.change({ rua: 'Rua A' });
  expect(await followRedirect(visit.context, HASH, '')).toEqual(atStep('endereco'));
  expect(visit.state.drafts.endereco?.values).toMatchObject({ rua: 'Rua A' });
});

test('[8.24] [8.4] a redirection is followed once for each hash id; then a page says so, and the next one is followed again', async () => {
  const visit = await openProposal();
  await followRedirect(visit.context, NEW_HASH, '');
  await followRedirect(visit.context, OTHER_HASH, '');
  visit.calls.length = 0;
  expect(await followRedirect(visit.context, NEW_HASH, '')).toMatchObject(
    page(visit, 'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde'),
  );
  expect(visit.calls).toEqual([]);
  await followRedirect(visit.context, NEW_HASH, '');
  expect(visit.calls).toHaveLength(1);
});

test('[8.24] a redirection to an invalid hash id shows the message of the service', async () => {
  const visit = await openProposal();
  expect(await followRedirect(visit.context, '../x', 'Mudou.')).toMatchObject(page(visit, 'Mudou.'));
  expect(visit.calls).toEqual([]);
});

test('[8.24] if the other proposal cannot be loaded, or the visitor has left, the old one stays', async () => {
  const visit = await openProposal();
  const redirecting = followRedirect(visit.context, NEW_HASH, '');
  visit.context.placeScope.enter();
  expect(await redirecting).toEqual({ kind: 'stay' });
  expect(visit.state.hashId).toBe(HASH);
  visit.context.api.getSystem = async () =>
    fail({ kind: 'network', operation: 'getSystem', isWrite: false, isOffline: false });
  expect(await followRedirect(visit.context, OTHER_HASH, '')).toMatchObject({ kind: 'ask' });
  expect(visit.state.hashId).toBe(HASH);
});

test('[11.3] late choices ask the open simulation again', async () => {
  const visit = setUp({ system: systemWith({ proposal: proposalAt('endereco') }) });
  const { secureStorage, clock } = visit.platform;
  await secureStorage.write(`drafts:${HASH}`, {
    proposalId: 'p1',
    steps: {},
    choices: { simulation: { slug: 'endereco', inputs: {} } },
  });
  const storageGate = createGate();
  const { read } = secureStorage;
  secureStorage.read = name => storageGate.opened.then(() => read(name));
  const opened = visit.open();
  await runPendingWork();
  await clock.advance(300);
  await opened;
  visit.state.place = { kind: 'step', slug: 'endereco' };
  visit.state.simulation.slug = 'endereco';
  storageGate.open();
  await runPendingWork(5);
  expect(visit.dispatched).toEqual(
    expect.arrayContaining([{ kind: 'stay' }, { kind: 'go', to: { kind: 'step', slug: 'endereco' } }]),
  );
});
