import { expect, test } from 'vitest';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import type { Failure, MalformedReason } from '#journey/model/failure.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { fail } from '#shared/result.ts';
import { schemaOf } from '#state/draft.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import {
  address,
  atStep,
  config,
  HASH,
  invalidLink,
  NEW_HASH,
  setUpOpening,
  systemWith,
  type VisitParts,
} from '#tests/flows/set-up-opening.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { handleOpeningFailure, openJourney, openRemembered, returnToAddress } from './open-journey.ts';

test('[4.21] [2.17] the opening asks for system and IP at once, forgets what was shown, and leads to the first step', async () => {
  const visit = setUpOpening({ path: `/?agx_hash=${HASH}&userOfficeToken=u1` });
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
  const withoutIp = setUpOpening({ ip: '' });
  await withoutIp.open();
  expect(withoutIp.state.deviceIp).toBe('');
  expect(withoutIp.platform.logLines).toEqual([['Device IP not found', undefined]]);
  const withIp = setUpOpening();
  await withIp.open();
  expect(withIp.platform.logLines).toEqual([]);
});

test('[2.21] a preview opens no journey', async () => {
  const visit = setUpOpening({ path: '/pr%C3%A9via' });
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
  const visit = setUpOpening({ path });
  expect(await visit.open()).toMatchObject(invalidLink);
  expect(visit.calls).toEqual([]);
  expect(visit.platform.logLines).toEqual([[expect.any(String), detail]]);
});

test('[11.4] a proposal that only a cookie names is opened after a question, with the initial of its owner', async () => {
  const titleOf = async (entries: Record<string, unknown>) => {
    const visit = setUpOpening({ path: '/' });
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
  const visit = setUpOpening({ path: '/' });
  visit.cookies.write('agx_hash', HASH);
  await visit.open();
  expect(await openRemembered(visit.context)).toEqual(atStep('dados'));
  expect(visit.tabMemory.read('hashId')).toBe(HASH);
  expect(visit.state.launchParams.hashSource).toBe('tab');
});

test('[8.13] a browser that blocks cookies opens nothing; one that ignores them does', async () => {
  const { cookies } = createMemoryPlatform();
  const blocked = setUpOpening({ platform: { cookies: { ...cookies, check: () => fail('blocked') } } });
  expect(await blocked.open()).toMatchObject({ page: { title: 'Atenção - Cookies bloqueados!' } });
  expect(blocked.calls).toEqual([]);
  const ignored = setUpOpening({ platform: { cookies: { ...cookies, check: () => fail('ignored') } } });
  expect(await ignored.open()).toEqual(atStep('dados'));
});

test('[7.8] the answer of the service is written to the state, and what it names to the cookies', async () => {
  const visit = setUpOpening({
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
  const visit = setUpOpening();
  await visit.open();
  expect(visit.state.loading.isResuming).toBe(false);
  expect(visit.cookies.read('cookiesCode')).toBeUndefined();
  expect(visit.cookies.read('cookiesProposalId')).toBeUndefined();
  const withoutId = setUpOpening({ system: systemWith({ proposal: proposalAt('endereco', { id: '' }) }) });
  expect(await withoutId.open()).toMatchObject({ kind: 'page' });
  expect(withoutId.cookies.read('cookiesProposalId')).toBeUndefined();
});

test('[4.22] a proposal that the service completes opens the wait', async () => {
  const visit = setUpOpening({
    system: systemWith({ proposal: proposalAt('endereco'), waitsForCompletion: true }),
  });
  expect(await visit.open()).toEqual({ kind: 'go', to: { kind: 'completion' } });
  expect(visit.state.waitsForCompletion).toBe(true);
});

test('[3.17] [11.3] the drafts of the former hash id are restored under the one that the answer names', async () => {
  const visit = setUpOpening({
    system: systemWith({ proposal: proposalAt('endereco', { hashId: NEW_HASH }) }),
  });
  await visit.platform.secureStorage.write(`drafts:${HASH}`, {
    proposalId: 'p1',
    steps: { endereco: { values: { rua: 'Rua A' }, edited: ['rua'], schema: schemaOf(address.fields) } },
  });
  await visit.open();
  expect(visit.state.hashId).toBe(NEW_HASH);
  expect(visit.state.drafts.endereco?.values).toEqual({ rua: 'Rua A' });
});

test('[11.6] an opening that another one has replaced leads nowhere, whatever it waits for', async () => {
  const whileLoading = setUpOpening();
  const opening = whileLoading.open();
  whileLoading.context.placeScope.enter();
  expect(await opening).toEqual({ kind: 'stay' });
  expect(whileLoading.state.config).toBeUndefined();
  const whileReading = setUpOpening();
  const { read } = whileReading.platform.secureStorage;
  whileReading.platform.secureStorage.read = name => {
    whileReading.context.placeScope.enter();
    return read(name);
  };
  expect(await whileReading.open()).toEqual({ kind: 'stay' });
  expect(whileReading.state.launchParams.path).toBe('/');
});

test('[2.15] the path of the link counts once', async () => {
  const visit = setUpOpening({
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
  const kindOf = async (options: VisitParts, openings = 1) => {
    const visit = setUpOpening(options);
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

test('[2.15] [2.20] a page that returns at the first form shows it, not the landing page again', async () => {
  const visit = setUpOpening({ system: systemWith({ configuration: landing(false) }), platform: phone });
  await visit.open();
  visit.context.platform.address.push(`/dados?agx_hash=${HASH}`);
  returnToAddress(visit.context);
  expect(await openJourney(visit.context)).toEqual(atStep('dados'));
});

test('[8.27] a failed system call shows its failure; an answer of another shape is a missing configuration', async () => {
  const brokenConnection: Failure = {
    kind: 'network',
    operation: 'getSystem',
    isWrite: false,
    isOffline: false,
  };
  expect(await setUpOpening({ system: brokenConnection }).open()).toMatchObject({ kind: 'ask' });
  const malformed = (reason: MalformedReason): Failure => ({
    kind: 'malformed',
    operation: 'getSystem',
    isWrite: false,
    status: 200,
    reason,
  });
  const missing = { page: { lines: ['Configuração do produto não encontrada.'] } };
  expect(await setUpOpening({ system: malformed('wrong shape') }).open()).toMatchObject(missing);
  const { context } = setUpOpening();
  expect(handleOpeningFailure(context, malformed('HTML instead of JSON'))).not.toMatchObject(missing);
  // A refusal has no such member. With it, only the kind of the failure decides.
  const refusal = Object.assign(buildServiceFailure(), { reason: 'wrong shape' });
  expect(handleOpeningFailure(context, refusal)).not.toMatchObject(missing);
});

test('[5.34] a product without steps opens its error page', async () => {
  const visit = setUpOpening({ system: systemWith({ configuration: configurationWith() }) });
  expect(await visit.open()).toMatchObject({ kind: 'page' });
});

test('[2.22] [4.14] a link that asks to repeat a step opens it once, if it may be opened; an endorsed proposal says that it may not', async () => {
  const path = `/?agx_hash=${HASH}&redo_step=dados`;
  const visit = setUpOpening({ path, system: systemWith({ proposal: proposalAt('endereco') }) });
  expect(await visit.open()).toEqual(atStep('dados'));
  expect(visit.state.launchParams.redoStep).toBe('');
  expect(await openJourney(visit.context)).toEqual(atStep('endereco'));
  expect(visit.state.toasts).toEqual([]);
  const closed = setUpOpening({
    path: `/?agx_hash=${HASH}&redo_step=fim`,
    system: systemWith({ proposal: proposalAt('endereco') }),
  });
  expect(await closed.open()).toEqual(atStep('endereco'));
  const afterRedo = setUpOpening({
    path,
    system: systemWith({ proposal: proposalAt('endereco', { externalRedoStep: 'dados' }) }),
  });
  expect(await afterRedo.open()).toEqual(atStep('dados'));
});

test('[16.4] [2.22] files under way take precedence over a step to repeat', async () => {
  const visit = setUpOpening({
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

test('[11.3] late choices ask the open simulation again', async () => {
  const visit = setUpOpening({ system: systemWith({ proposal: proposalAt('endereco') }) });
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
