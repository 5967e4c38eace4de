import { afterEach, expect, onTestFinished, test } from 'vitest';
import { caio, marina } from '#scenarios/cast/personas.ts';
import type { Plan, StartingWorld } from '#scenarios/define-scenario.ts';
import { addressAnswers, allAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { proposalAtAddress } from '#tests/flows/at-address-step.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import {
  type FlowStage,
  passDraftDelay,
  setUpFlows,
  typePersonalData,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { createMemoryJar } from '#tests/support/memory-platform.ts';
import { adoptHashId, knownProposalOf } from './hash-id.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const NEW_HASH_ID = '6650c1f2a4b3d90012e7f0b7';
/**
 * This proposal is another person's, because before a creation the app asks the service for proposals of the same CPF.
 */
const proposalOfCaio = { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(caio) } };
/** A proposal that the service knows by a hash id of its own, beside that of the link. */
const worldWithNewHashId = (
  proposal: NonNullable<StartingWorld['others']>[number] = proposalOfCaio,
): StartingWorld => ({
  others: [{ ...proposal, hash: NEW_HASH_ID }],
});
/** The answer to the creation contains `NEW_HASH_ID`. */
const creationWithNewHashId: Plan = {
  createProposal: {
    kind: 'reply',
    status: 200,
    body: {
      data: {
        _id: 'p-nova',
        currentStep: 'endereco',
        hashId: NEW_HASH_ID,
        stepStatus: 'init',
        situation: 'emAndamento',
        selfContract: {},
      },
      message: 'Proposta criada.',
    },
  },
};

async function open(options: Parameters<typeof setUpFlows>[0] = {}): Promise<FlowStage> {
  stage = setUpFlows(options);
  await stage.open();
  return stage;
}

async function create(options: Parameters<typeof setUpFlows>[0] = {}): Promise<FlowStage> {
  const visit = await open({ world: worldWithNewHashId(), plan: creationWithNewHashId, ...options });
  typePersonalData(visit.flows);
  await visit.flows.submit();
  return visit;
}

/** Addresses of the calls after the creation. */
const addressesAfterCreation = ({ engine }: FlowStage): string[] => {
  const calls = engine.journal.map(({ address }) => address);
  return calls.slice(engine.journal.findIndex(({ operation }) => operation === 'createProposal') + 1);
};

test('[3.17e] the hash id of a creation replaces the one of the link in state, tab, cookie and address', async () => {
  const { hash, state, platform, path } = await create();
  expect(path()).toBe('/endereco');
  expect(state.form.isSubmitting).toBe(false);
  expect(state.hashId).toBe(NEW_HASH_ID);
  expect(state.launchParams.hashId).toBe(NEW_HASH_ID);
  expect(platform.tabMemory.read('hashId')).toBe(NEW_HASH_ID);
  expect(platform.cookies.read('agx_hash')).toBe(NEW_HASH_ID);
  expect(platform.address.current().search).not.toContain(hash);
  expect(platform.address.current().searchParams.get('agx_hash')).toBe(NEW_HASH_ID);
});

test('[3.17] later calls and the drafts use the new hash id', async () => {
  const visit = await create();
  await until(() => visit.state.form.fields.estado?.options.status === 'success');
  expect(addressesAfterCreation(visit).filter(address => address.includes(visit.hash))).toEqual([]);
  expect(addressesAfterCreation(visit).some(address => address.includes(NEW_HASH_ID))).toBe(true);
  visit.flows.editField('numero', '77');
  visit.platform.leavePage();
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
  expect(await visit.platform.secureStorage.read(`drafts:${NEW_HASH_ID}`)).toMatchObject({
    steps: { endereco: { values: { numero: '77' } } },
  });
});

test('[3.17] [11.4] no typed value stays stored under the old hash id', async () => {
  const visit = await open({ world: worldWithNewHashId(), plan: creationWithNewHashId });
  typePersonalData(visit.flows);
  await passDraftDelay(visit);
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeDefined();
  await visit.flows.submit();
  await waitForPendingWork();
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
  expect(await visit.platform.secureStorage.read(`drafts:${NEW_HASH_ID}`)).toBeUndefined();
});

test('[3.17] the back button does not lead to the old hash id', async () => {
  const visit = await open({ world: worldWithNewHashId(), plan: creationWithNewHashId, path: '/inicio' });
  await visit.flows.startFirstStep();
  typePersonalData(visit.flows);
  await visit.flows.submit();
  const { address } = visit.platform;
  expect(visit.path()).toBe('/endereco');
  address.back();
  await waitForPendingWork();
  address.back();
  await waitForPendingWork();
  expect(address.current().searchParams.get('agx_hash')).toBe(NEW_HASH_ID);
});

test('[3.17] the tab claims the proposal under its new hash id', async () => {
  const claimLog: string[] = [];
  const ignoreListener = () => () => undefined;
  const claimStub = { onTakenElsewhere: ignoreListener, onFreed: ignoreListener, takeOver: () => undefined };
  const tabs = {
    announceErasure: () => undefined,
    onErased: ignoreListener,
    claim(hashId: string) {
      claimLog.push(`claim ${hashId}`);
      const release = () => void claimLog.push(`release ${hashId}`);
      return { ...claimStub, status: () => 'mine' as const, release };
    },
  };
  const { hash } = await create({ platform: { tabs } });
  await until(() => claimLog.length === 3);
  expect(claimLog).toEqual([`claim ${hash}`, `release ${hash}`, `claim ${NEW_HASH_ID}`]);
});

test('[3.17] [12.1] the tokens of the link are kept under the new hash id', async () => {
  const { platform, state } = await create({ query: { token: 't1', jwtToken: 'j1' } });
  expect(state.launchParams).toMatchObject({ accessToken: 't1', jwtToken: 'j1' });
  expect(platform.cookies.read('agx_hash')).toBe(NEW_HASH_ID);
  expect(platform.cookies.read('cookiesAccessToken')).toBe('t1');
  expect(platform.cookies.read('jwtToken')).toBe('j1');
});

test('[3.17] if the system answer names another hash id, the draft moves to it', async () => {
  const system = systemAnswer(creditoPessoal, {
    ...proposalOnWire(proposalAtAddress),
    _id: 'p-1',
    hashId: NEW_HASH_ID,
  });
  const visit = setUpFlows({
    world: worldWithNewHashId(),
    plan: { getSystem: { kind: 'reply', status: 200, body: { data: system } } },
  });
  stage = visit;
  await visit.open();
  const draft = { numero: '12' };
  visit.flows.editField('numero', '12');
  visit.platform.leavePage();
  const entry = await visit.platform.secureStorage.read(`drafts:${NEW_HASH_ID}`);
  expect(entry).toMatchObject({ steps: { endereco: { values: draft } } });
  // The state after an earlier visit, when the service had not named the new hash id yet.
  await visit.platform.secureStorage.remove(`drafts:${NEW_HASH_ID}`);
  await visit.platform.secureStorage.write(`drafts:${visit.hash}`, entry);
  visit.flows.dispose();
  const secondVisit = setUpFlows({
    engine: visit.engine,
    platform: { secureStorage: visit.platform.secureStorage },
  });
  stage = secondVisit;
  await secondVisit.open();
  expect(secondVisit.state.hashId).toBe(NEW_HASH_ID);
  expect(secondVisit.platform.address.current().searchParams.get('agx_hash')).toBe(NEW_HASH_ID);
  expect(secondVisit.state.form.fields.numero?.value).toBe('12');
  await waitForPendingWork();
  expect(await secondVisit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
  expect(await secondVisit.platform.secureStorage.read(`drafts:${NEW_HASH_ID}`)).toMatchObject({
    steps: { endereco: { values: draft } },
  });
  visit.close();
});

test('[3.17] after a poll that names another hash id, later polls use that one', async () => {
  const atAnalysis = { currentStep: 'analise-de-credito', answers: allAnswers(marina) };
  const visit = await open({ world: { ...worldWithNewHashId(atAnalysis), proposal: atAnalysis } });
  visit.engine.breakNext('updateStep', {
    kind: 'reply',
    status: 200,
    body: {
      data: {
        _id: 'p-1',
        currentStep: 'analise-de-credito',
        stepStatus: 'waiting',
        hashId: NEW_HASH_ID,
        situation: 'emAndamento',
        selfContract: {},
      },
      message: '',
    },
  });
  const listPolls = () => visit.engine.journal.filter(({ operation }) => operation === 'updateStep');
  await until(() => visit.platform.clock.sleepingCount() === 1);
  const countBefore = listPolls().length;
  await visit.platform.clock.advance(2000);
  await until(() => visit.platform.clock.sleepingCount() === 1 && listPolls().length === countBefore + 1);
  await visit.platform.clock.advance(2000);
  await until(() => listPolls().length === countBefore + 2);
  expect(listPolls().at(-1)?.address).toContain(NEW_HASH_ID);
});

test.each(['../../admin', '<b>', '', 'x'.repeat(129)])(
  '[3.17] [12.4] an invalid hash id (%s) changes nothing',
  async hashId => {
    const data = {
      _id: 'p-nova',
      currentStep: 'endereco',
      hashId,
      stepStatus: 'init',
      situation: 'emAndamento',
      selfContract: {},
    } as const;
    const { state, hash, platform } = await create({
      plan: { createProposal: { kind: 'reply', status: 200, body: { data, message: '' } } },
    });
    expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
    expect(state.hashId).toBe(hash);
    expect(platform.cookies.read('agx_hash')).toBe(hash);
  },
);

/** The journal of the mock service shows this in the place of a token. */
const REDACTED = '•••';

/** The access tokens of the calls, in order. */
const listSentAccessTokens = ({ engine }: FlowStage, operation: string): (string | undefined)[] =>
  engine.journal
    .filter(entry => entry.operation === operation)
    .map(({ request }) => request.headers['x-access-token']);

test('[6.2] a link with another hash id does not use the tokens of the earlier proposal', async () => {
  const first = await open({ query: { token: 't1', jwtToken: 'j1' }, world: worldWithNewHashId() });
  expect(listSentAccessTokens(first, 'getSystem')).toEqual([REDACTED]);
  const { cookies } = first.platform;
  first.flows.dispose();
  const other = setUpFlows({ engine: first.engine, query: { agx_hash: NEW_HASH_ID }, platform: { cookies } });
  stage = other;
  await other.open();
  expect(other.state.hashId).toBe(NEW_HASH_ID);
  expect(listSentAccessTokens(other, 'getSystem')).toEqual([REDACTED, undefined]);
  expect(cookies.read('cookiesAccessToken')).toBeUndefined();
  expect(cookies.read('jwtToken')).toBeUndefined();
  first.close();
});

test('[6.2] a link ignores stored tokens that belong to no hash id', async () => {
  const visit = setUpFlows();
  stage = visit;
  visit.platform.cookies.write('cookiesAccessToken', 't0');
  visit.platform.cookies.write('jwtToken', 'j0');
  await visit.open();
  expect(visit.state.launchParams).toMatchObject({ accessToken: '', jwtToken: '' });
  expect(listSentAccessTokens(visit, 'getSystem')).toEqual([undefined]);
  expect(visit.platform.cookies.read('cookiesAccessToken')).toBeUndefined();
});

test('[6.2] a token that a tab receives is stored together with its hash id, after another tab has opened another link', async () => {
  const first = await open({
    world: { ...worldWithNewHashId(), access: 'expired', proposal: proposalAtAddress },
  });
  const { cookies } = first.platform;
  // Another tab opens another link meanwhile.
  cookies.write('agx_hash', NEW_HASH_ID);
  await first.flows.openSidePage('proposalStatus');
  first.engine.breakNext('getSystem', {
    kind: 'reply',
    status: 200,
    body: {
      data: systemAnswer(creditoPessoal, {
        ...proposalOnWire(proposalAtAddress),
        _id: 'p-1',
        hashId: first.hash,
        accessToken: 'of-first',
      }),
    },
  });
  await first.flows.recover('reopen');
  expect(first.state.launchParams.accessToken).toBe('of-first');
  expect([cookies.read('agx_hash'), cookies.read('cookiesAccessToken')]).toEqual([first.hash, 'of-first']);
});

test('[11.7b] [3.17] [6.2] a tab keeps its renamed hash id, without the token of a link that another tab has opened, although the system call does not repeat it', async () => {
  const jar = createMemoryJar();
  const first = await create({ jar });
  const { engine, hash, platform } = first;
  const second = setUpFlows({ engine, jar, query: { token: 'of-second' } });
  onTestFinished(() => second.close());
  await second.open();
  expect(second.platform.cookies.read('cookiesAccessToken')).toBe('of-second');
  expect(second.platform.cookies.read('agx_hash')).toBe(hash);
  const openedSecond = engine.journal.length;
  const breakSystem = () =>
    engine.breakNext('getSystem', {
      kind: 'reply',
      status: 200,
      body: { data: systemAnswer(creditoPessoal, { ...proposalOnWire(proposalAtAddress), _id: 'p-nova' }) },
    });
  const reloaded = setUpFlows({
    engine,
    jar,
    query: { agx_hash: first.state.hashId },
    platform: { tabMemory: platform.tabMemory },
  });
  onTestFinished(() => reloaded.close());
  for (const openAgain of [() => reloaded.open(), () => first.flows.recover('reopen')]) {
    breakSystem();
    await openAgain();
  }
  expect([first.state.hashId, reloaded.state.hashId]).toEqual([NEW_HASH_ID, NEW_HASH_ID]);
  expect(reloaded.state.launchParams.accessToken).toBe('');
  const calls = engine.journal.slice(openedSecond).filter(({ operation }) => operation === 'getSystem');
  expect(calls.map(({ request }) => request.headers['x-access-token'])).toEqual([undefined, undefined]);
  expect(calls.every(({ address }) => address.includes(NEW_HASH_ID))).toBe(true);
});

test('[6.2] [8.24] after a redirection to another proposal the tokens of the old one are not sent', async () => {
  const visit = await open({ query: { token: 't1', jwtToken: 'j1' }, world: worldWithNewHashId() });
  typePersonalData(visit.flows);
  visit.engine.breakNext('createProposal', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true, agxHash: NEW_HASH_ID },
  });
  await visit.flows.submit();
  await until(() => visit.state.hashId === NEW_HASH_ID && visit.state.place.kind === 'step');
  expect(listSentAccessTokens(visit, 'getSystem')).toEqual([REDACTED, undefined]);
  expect(visit.state.launchParams).toMatchObject({ accessToken: '', jwtToken: '' });
  expect(visit.platform.cookies.read('cookiesAccessToken')).toBeUndefined();
  expect(visit.platform.cookies.read('jwtToken')).toBeUndefined();
});

/** A proposal in wire format. */
const proposalOnWire = ({ currentStep, answers }: typeof proposalAtAddress) => ({
  currentStep,
  selfContract: { ...answers, endereco: { ...addressAnswers(marina), numero: '' } },
});

test('[4.11] [3.17] the answer to a request meets the proposal that the app knows when it comes, under the current hash id', () => {
  const { context, state } = createContextWithoutService({});
  state.proposal = proposalAt('endereco', { hashId: state.hashId });
  const knownProposal = knownProposalOf(context);
  state.proposal = proposalAt('termos', { hashId: state.hashId });
  expect(knownProposal()).toBe(state.proposal);
  adoptHashId(context, NEW_HASH_ID);
  expect(knownProposal()).toEqual({ ...state.proposal, hashId: NEW_HASH_ID });
  // The tab opens another proposal.
  state.hashId = '6650c1f2a4b3d90012e7f0c9';
  context.formerHashIds.clear();
  expect(knownProposal()).toBeUndefined();
});
