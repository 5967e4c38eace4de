import { afterEach, expect, test } from 'vitest';
import { caio, marina } from '#scenarios/cast/personas.ts';
import type { Plan, StartingWorld } from '#scenarios/define-scenario.ts';
import { addressAnswers, allAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import {
  type FlowStage,
  passDraftDelay,
  setUpFlows,
  typePersonalData,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const RENAMED = '6650c1f2a4b3d90012e7f0b7';
const atAddress = { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } };
/** It belongs to another person: before a creation the app asks the service for proposals of the same CPF. */
const proposalOfCaio = { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(caio) } };
/** A proposal that the service knows by a hash id of its own, beside that of the link. */
const known = (proposal: NonNullable<StartingWorld['others']>[number] = proposalOfCaio): StartingWorld => ({
  others: [{ ...proposal, hash: RENAMED }],
});
/** The creation answers that hash id. */
const renames: Plan = {
  createProposal: {
    kind: 'reply',
    status: 200,
    body: {
      data: {
        _id: 'p-nova',
        currentStep: 'endereco',
        hashId: RENAMED,
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
  const opened = await open({ world: known(), plan: renames, ...options });
  typePersonalData(opened.flows);
  await opened.flows.submit();
  return opened;
}

/** Addresses of the calls after the creation. */
const later = ({ engine }: FlowStage): string[] => {
  const calls = engine.journal.map(({ address }) => address);
  return calls.slice(engine.journal.findIndex(({ operation }) => operation === 'createProposal') + 1);
};

test('[3.17e] the hash id of a creation replaces the one of the link in state, tab, cookie and address', async () => {
  const { hash, state, platform, path } = await create();
  expect(path()).toBe('/endereco');
  expect(state.form.submitting).toBe(false);
  expect(state.hashId).toBe(RENAMED);
  expect(state.launchParams.hashId).toBe(RENAMED);
  expect(platform.tabMemory.read('hashId')).toBe(RENAMED);
  expect(platform.cookies.read('agx_hash')).toBe(RENAMED);
  expect(platform.address.current().search).not.toContain(hash);
  expect(platform.address.current().searchParams.get('agx_hash')).toBe(RENAMED);
});

test('[3.17] later calls and the drafts use the new hash id', async () => {
  const visit = await create();
  await until(() => visit.state.form.fields.estado?.options.status === 'success');
  expect(later(visit).filter(address => address.includes(visit.hash))).toEqual([]);
  expect(later(visit).some(address => address.includes(RENAMED))).toBe(true);
  visit.flows.editField('numero', '77');
  visit.platform.leavePage();
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
  expect(await visit.platform.secureStorage.read(`drafts:${RENAMED}`)).toMatchObject({
    steps: { endereco: { values: { numero: '77' } } },
  });
});

test('[3.17] [11.4] no typed value stays stored under the old hash id', async () => {
  const visit = await open({ world: known(), plan: renames });
  typePersonalData(visit.flows);
  await passDraftDelay(visit);
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeDefined();
  await visit.flows.submit();
  await waitForPendingWork();
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
  expect(await visit.platform.secureStorage.read(`drafts:${RENAMED}`)).toBeUndefined();
});

test('[3.17] the back button does not lead to the old hash id, nor does a reload after it', async () => {
  const visit = await open({ world: known(), plan: renames, path: '/inicio' });
  await visit.flows.startFirstStep();
  typePersonalData(visit.flows);
  await visit.flows.submit();
  const { address } = visit.platform;
  expect(visit.path()).toBe('/endereco');
  address.back();
  await waitForPendingWork();
  address.back();
  await waitForPendingWork();
  expect(address.current().searchParams.get('agx_hash')).toBe(RENAMED);
});

test('[3.17] the tab claims the proposal under its new hash id', async () => {
  const claims: string[] = [];
  const ignoreListener = () => () => undefined;
  const claim = { onTakenElsewhere: ignoreListener, onFreed: ignoreListener, takeOver: () => undefined };
  const tabs = {
    announceErasure: () => undefined,
    onErased: ignoreListener,
    claim(hashId: string) {
      claims.push(`claim ${hashId}`);
      const release = () => void claims.push(`release ${hashId}`);
      return { ...claim, status: () => 'mine' as const, release };
    },
  };
  const { hash } = await create({ platform: { tabs } });
  await until(() => claims.length === 3);
  expect(claims).toEqual([`claim ${hash}`, `release ${hash}`, `claim ${RENAMED}`]);
});

test('[3.17] [12.1] the tokens of the link move with the hash id', async () => {
  const { platform, state } = await create({ query: { token: 't1', jwtToken: 'j1' } });
  expect(state.launchParams).toMatchObject({ accessToken: 't1', jwtToken: 'j1' });
  expect(platform.cookies.read('agx_hash')).toBe(RENAMED);
  expect(platform.cookies.read('cookiesAccessToken')).toBe('t1');
  expect(platform.cookies.read('jwtToken')).toBe('j1');
});

test('[3.17] if the system answer names another hash id, the draft moves to it', async () => {
  const system = systemAnswer(creditoPessoal, { ...wire(atAddress), _id: 'p-1', hashId: RENAMED });
  const visit = setUpFlows({
    world: known(),
    plan: { getSystem: { kind: 'reply', status: 200, body: { data: system } } },
  });
  stage = visit;
  await visit.open();
  const draft = { numero: '12' };
  visit.flows.editField('numero', '12');
  visit.platform.leavePage();
  const entry = await visit.platform.secureStorage.read(`drafts:${RENAMED}`);
  expect(entry).toMatchObject({ steps: { endereco: { values: draft } } });
  // The state after an earlier visit, when the service had not named the new hash id yet.
  await visit.platform.secureStorage.remove(`drafts:${RENAMED}`);
  await visit.platform.secureStorage.write(`drafts:${visit.hash}`, entry);
  visit.flows.dispose();
  const secondVisit = setUpFlows({
    engine: visit.engine,
    platform: { secureStorage: visit.platform.secureStorage },
  });
  stage = secondVisit;
  await secondVisit.open();
  expect(secondVisit.state.hashId).toBe(RENAMED);
  expect(secondVisit.platform.address.current().searchParams.get('agx_hash')).toBe(RENAMED);
  expect(secondVisit.state.form.fields.numero?.value).toBe('12');
  await waitForPendingWork();
  expect(await secondVisit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
  expect(await secondVisit.platform.secureStorage.read(`drafts:${RENAMED}`)).toMatchObject({
    steps: { endereco: { values: draft } },
  });
  visit.close();
});

test('[3.17] after a poll that names another hash id, later polls use that one', async () => {
  const atAnalysis = { currentStep: 'analise-de-credito', answers: allAnswers(marina) };
  const visit = await open({ world: { ...known(atAnalysis), proposal: atAnalysis } });
  visit.engine.breakNext('updateStep', {
    kind: 'reply',
    status: 200,
    body: {
      data: {
        _id: 'p-1',
        currentStep: 'analise-de-credito',
        stepStatus: 'waiting',
        hashId: RENAMED,
        situation: 'emAndamento',
        selfContract: {},
      },
      message: '',
    },
  });
  const polls = () => visit.engine.journal.filter(({ operation }) => operation === 'updateStep');
  await until(() => visit.platform.clock.sleepingCount() === 1);
  const before = polls().length;
  await visit.platform.clock.advance(2000);
  await until(() => visit.platform.clock.sleepingCount() === 1 && polls().length === before + 1);
  await visit.platform.clock.advance(2000);
  await until(() => polls().length === before + 2);
  expect(polls().at(-1)?.address).toContain(RENAMED);
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

/** The access tokens of the calls, in order. */
const access = ({ engine }: FlowStage, operation: string): (string | undefined)[] =>
  engine.journal
    .filter(entry => entry.operation === operation)
    .map(({ request }) => request.headers['x-access-token']);

test('[6.2] a link with another hash id does not use the tokens of the earlier proposal', async () => {
  const first = await open({ query: { token: 't1', jwtToken: 'j1' }, world: known() });
  expect(access(first, 'getSystem')).toEqual(['•••']);
  const { cookies } = first.platform;
  first.flows.dispose();
  const other = setUpFlows({ engine: first.engine, query: { agx_hash: RENAMED }, platform: { cookies } });
  stage = other;
  await other.open();
  expect(other.state.hashId).toBe(RENAMED);
  expect(access(other, 'getSystem')).toEqual(['•••', undefined]);
  expect(cookies.read('cookiesAccessToken')).toBeUndefined();
  expect(cookies.read('jwtToken')).toBeUndefined();
  first.close();
});

test('[6.2] a link does not use stored tokens without a hash id', async () => {
  const visit = setUpFlows();
  stage = visit;
  visit.platform.cookies.write('cookiesAccessToken', 't0');
  visit.platform.cookies.write('jwtToken', 'j0');
  await visit.open();
  expect(visit.state.launchParams).toMatchObject({ accessToken: '', jwtToken: '' });
  expect(access(visit, 'getSystem')).toEqual([undefined]);
  expect(visit.platform.cookies.read('cookiesAccessToken')).toBeUndefined();
});

test('[6.2] tokens that a tab receives are not used by a link in another tab', async () => {
  const first = await open({ world: { ...known(), access: 'expired', proposal: atAddress } });
  const { cookies } = first.platform;
  // Another tab opens another link meanwhile.
  cookies.write('agx_hash', RENAMED);
  const entered = first.flows.openSidePage('proposalStatus');
  await entered;
  first.engine.breakNext('getSystem', {
    kind: 'reply',
    status: 200,
    body: {
      data: systemAnswer(creditoPessoal, {
        ...wire(atAddress),
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

test('[6.2] [8.24] after a redirection to another proposal the tokens of the old one are not sent', async () => {
  const visit = await open({ query: { token: 't1', jwtToken: 'j1' }, world: known() });
  typePersonalData(visit.flows);
  visit.engine.breakNext('createProposal', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true, agxHash: RENAMED },
  });
  await visit.flows.submit();
  await until(() => visit.state.hashId === RENAMED && visit.state.place.kind === 'step');
  expect(access(visit, 'getSystem')).toEqual(['•••', undefined]);
  expect(visit.state.launchParams).toMatchObject({ accessToken: '', jwtToken: '' });
  expect(visit.platform.cookies.read('cookiesAccessToken')).toBeUndefined();
  expect(visit.platform.cookies.read('jwtToken')).toBeUndefined();
});

/** A proposal in its form on the wire. */
const wire = ({ currentStep, answers }: typeof atAddress) => ({
  currentStep,
  selfContract: { ...answers, endereco: { ...addressAnswers(marina), numero: '' } },
});
