import { expect, test } from 'vitest';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { outcomeWith } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { createMemoryAddress, createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { acceptOutcome } from './accept-outcome.ts';
import {
  adoptHashId,
  currentHashIdOf,
  isOpenHere,
  rememberHashId,
  syncHashIdInAddress,
  unlinkFinished,
} from './hash-id.ts';
import { readLaunchParams } from './open-journey.ts';

const HASH = '6650c1f2a4b3d90012e7f001';
const NEW_HASH = '6650c1f2a4b3d90012e7f0b7';

const config = configurationWith({
  steps: [
    stepWith({ slug: 'simulacao' }),
    stepWith({ slug: 'fim', order: 1, type: stepTypeWith('finished') }),
  ],
});

/** A visit of `HASH`; `isOver`: its proposal is finished. */
function openVisit({ path = `/?agx_hash=${HASH}&campanha=x`, isOver = false } = {}) {
  const platform = createMemoryPlatform({ address: createMemoryAddress(path) });
  const bare = createContextWithoutService({}, { platform });
  const { state } = bare;
  state.config = config;
  state.proposal = { ...proposalWith({}), currentStep: isOver ? 'fim' : 'simulacao' };
  const { cookies, tabMemory } = platform;
  return { ...bare, cookies, tabMemory, search: () => platform.address.current().search };
}

test('[6.2] [9.36] the hash id is stored with its tokens; the cookie of a token that it does not have is removed', () => {
  const { context, state, cookies, tabMemory } = openVisit();
  cookies.write('jwtToken', 'antigo');
  tabMemory.write('over', NEW_HASH);
  state.launchParams = { ...state.launchParams, accessToken: 't1' };
  rememberHashId(context);
  expect(tabMemory.read('hashId')).toBe(HASH);
  expect(tabMemory.read('over')).toBeUndefined();
  expect(cookies.read('agx_hash')).toBe(HASH);
  expect(cookies.read('cookiesAccessToken')).toBe('t1');
  expect(cookies.read('jwtToken')).toBeUndefined();
});

test('[6.2] a token that is not stored is not removed either', () => {
  const { context, cookies } = openVisit();
  const removed: string[] = [];
  cookies.remove = name => {
    removed.push(name);
    return { ok: true, value: true };
  };
  rememberHashId(context);
  expect(removed).toEqual([]);
});

test('[11.7] an answer in one tab does not write its proposal over the cookies of another tab with another link', () => {
  const { context, state, cookies } = openVisit();
  rememberHashId(context);
  cookies.write('agx_hash', NEW_HASH);
  cookies.remove('cookiesProposalId');
  acceptOutcome(context, 'analise', outcomeWith({ proposal: proposalAt('analise', { id: 'p1' }) }));
  expect(state.proposal?.id).toBe('p1');
  expect(cookies.read('cookiesProposalId')).toBeUndefined();
  expect(cookies.read('agx_hash')).toBe(NEW_HASH);
  rememberHashId(context);
  expect(cookies.read('agx_hash')).toBe(HASH);
  expect(cookies.read('cookiesProposalId')).toBe('p1');
});

test('[11.7] [9.36] a tab that takes the cookies over removes the proposal of the other hash id', () => {
  const { context, state, cookies } = openVisit();
  state.proposal = undefined;
  cookies.write('agx_hash', NEW_HASH);
  cookies.write('cookiesProposalId', 'p2');
  rememberHashId(context);
  expect(cookies.read('cookiesProposalId')).toBeUndefined();
});

test('[11.7] [11.4] a finished tab that is reloaded leaves the proposal of another tab in its cookie', () => {
  const { context, state, cookies, tabMemory } = openVisit();
  state.config = undefined;
  tabMemory.write('over', HASH);
  cookies.write('agx_hash', NEW_HASH);
  cookies.write('cookiesProposalId', 'p2');
  readLaunchParams(context);
  expect(cookies.read('cookiesProposalId')).toBe('p2');
});

test('[11.7] [6.2] a tab without tokens adopts those that a link of the same proposal has stored from another tab', () => {
  const { context, state, cookies } = openVisit();
  rememberHashId(context);
  cookies.write('cookiesAccessToken', 'do-sms');
  cookies.write('jwtToken', 'quebra\nde linha');
  rememberHashId(context);
  expect(cookies.read('cookiesAccessToken')).toBe('do-sms');
  expect(cookies.read('jwtToken')).toBeUndefined();
  expect(state.launchParams).toMatchObject({ accessToken: 'do-sms', jwtToken: '' });
});

test('[11.7] [3.17] when the service renames the hash id, tokens and proposal of its cookies move along', () => {
  const { context, state, cookies } = openVisit();
  state.proposal = undefined;
  rememberHashId(context);
  cookies.write('cookiesAccessToken', 'do-sms');
  cookies.write('cookiesProposalId', 'p1');
  adoptHashId(context, NEW_HASH);
  expect(cookies.read('cookiesAccessToken')).toBe('do-sms');
  expect(cookies.read('cookiesProposalId')).toBe('p1');
  expect(state.launchParams.accessToken).toBe('do-sms');
});

test('[6.2] without a hash id nothing is stored', () => {
  const { context, state, cookies, tabMemory } = openVisit();
  state.hashId = '';
  rememberHashId(context);
  expect(tabMemory.read('hashId')).toBeUndefined();
  expect(cookies.read('agx_hash')).toBeUndefined();
});

test('[11.4] a finished proposal is stored in the tab only, also before the service has answered', () => {
  const finished = openVisit({ isOver: true });
  rememberHashId(finished.context);
  expect(finished.tabMemory.read('hashId')).toBe(HASH);
  expect(finished.cookies.read('agx_hash')).toBeUndefined();
  const reloaded = openVisit();
  reloaded.state.config = undefined;
  reloaded.tabMemory.write('over', HASH);
  rememberHashId(reloaded.context);
  expect(reloaded.cookies.read('agx_hash')).toBeUndefined();
  const other = openVisit();
  other.state.config = undefined;
  other.tabMemory.write('over', NEW_HASH);
  rememberHashId(other.context);
  expect(other.cookies.read('agx_hash')).toBe(HASH);
  const corrected = openVisit();
  corrected.tabMemory.write('over', HASH);
  rememberHashId(corrected.context);
  expect(corrected.cookies.read('agx_hash')).toBe(HASH);
});

test('[11.4] [3.17] a finished proposal whose hash id a late answer renames stays in the tab only, also after a reload', () => {
  const { context, cookies, tabMemory } = openVisit({ isOver: true });
  unlinkFinished(context);
  adoptHashId(context, NEW_HASH);
  const reloaded = openVisit({ path: '/' });
  Object.assign(reloaded.state, { config: undefined, hashId: NEW_HASH });
  reloaded.tabMemory.write('over', tabMemory.read('over') ?? '');
  rememberHashId(reloaded.context);
  for (const jar of [cookies, reloaded.cookies]) expect(jar.read('agx_hash')).toBeUndefined();
});

const cookieNames = ['agx_hash', 'cookiesProposalId', 'cookiesAccessToken', 'jwtToken'] as const;

test.each([
  ['its own', HASH, true],
  ['none', undefined, true],
  ["another tab's", NEW_HASH, false],
])(
  '[11.4] a finished proposal leaves address and session; the cookies name %s hash id (%s) and are removed: %s',
  async (_, hashId, isRemoved) => {
    const { context, cookies, tabMemory, platform, search } = openVisit({ isOver: true });
    for (const name of cookieNames) cookies.write(name, 'x');
    cookies.write('userOfficeToken', 'u1');
    if (hashId === undefined) cookies.remove('agx_hash');
    else cookies.write('agx_hash', hashId);
    await platform.secureStorage.write(`session:${HASH}`, { initial: 'M' });
    unlinkFinished(context);
    expect(tabMemory.read('over')).toBe(HASH);
    for (const name of cookieNames.slice(1)) expect(cookies.read(name) === undefined, name).toBe(isRemoved);
    expect(cookies.read('agx_hash')).toBe(isRemoved ? undefined : hashId);
    expect(cookies.read('userOfficeToken')).toBe('u1');
    expect(search()).toBe('?campanha=x');
    await expect.poll(() => platform.secureStorage.read(`session:${HASH}`)).toBeUndefined();
  },
);

test('[11.4] a proposal that is not over stays linked; so does a visit without a hash id', () => {
  const running = openVisit();
  unlinkFinished(running.context);
  const withoutHash = openVisit({ isOver: true });
  withoutHash.state.hashId = '';
  unlinkFinished(withoutHash.context);
  for (const { tabMemory, search } of [running, withoutHash]) {
    expect(tabMemory.read('over')).toBeUndefined();
    expect(search()).toBe(`?agx_hash=${HASH}&campanha=x`);
  }
});

test('[11.4] only cookies that are stored are removed', () => {
  const { context, cookies } = openVisit({ isOver: true });
  cookies.write('jwtToken', 'j1');
  const removed: string[] = [];
  cookies.remove = name => {
    removed.push(name);
    return { ok: true, value: true };
  };
  unlinkFinished(context);
  expect(removed).toEqual(['jwtToken']);
});

test.each([
  [`/x?agx_hash=${NEW_HASH}&campanha=x`, HASH, `/x?campanha=x&agx_hash=${HASH}`],
  [`/x?Agx_hash=${NEW_HASH}`, HASH, `/x?agx_hash=${HASH}`],
  [`/x?agx_hash=${HASH}&Agx_hash=${NEW_HASH}`, HASH, `/x?agx_hash=${HASH}`],
  [`/x?agx_hash=${NEW_HASH}`, '', '/x'],
  [`/x?agx_hash=%20${HASH}%20`, HASH, `/x?agx_hash=%20${HASH}%20`],
  [`/x?Agx_hash=${HASH}`, HASH, `/x?Agx_hash=${HASH}`],
  ['/x?campanha=x', HASH, '/x?campanha=x'],
])('[3.17] [2.22] the address %s of the hash id "%s" becomes %s', (path, hashId, expected) => {
  const { context, state, platform } = openVisit({ path });
  state.hashId = hashId;
  syncHashIdInAddress(context);
  const { pathname, search } = platform.address.current();
  expect(`${pathname}${search}`).toBe(expected);
});

test('[3.17] another hash id of an answer is adopted in state, tab, cookie and address', () => {
  const { context, state, cookies, tabMemory, search } = openVisit();
  expect(adoptHashId(context, NEW_HASH)).toBe(HASH);
  expect(state.hashId).toBe(NEW_HASH);
  expect(state.launchParams.hashId).toBe(NEW_HASH);
  expect(tabMemory.read('hashId')).toBe(NEW_HASH);
  expect(cookies.read('agx_hash')).toBe(NEW_HASH);
  expect(search()).toBe(`?campanha=x&agx_hash=${NEW_HASH}`);
  expect([...context.formerHashIds]).toEqual([HASH]);
});

test.each([
  ['the same', HASH, HASH],
  ['an invalid one', HASH, '../x'],
  ['any, if the visit has none', '', NEW_HASH],
])('[3.17] [12.4] a hash id that is %s is ignored', (_, hashId, answered) => {
  const { context, state, cookies } = openVisit();
  state.hashId = hashId;
  expect(adoptHashId(context, answered)).toBeUndefined();
  expect(state.hashId).toBe(hashId);
  expect(context.formerHashIds.size).toBe(0);
  expect(cookies.read('agx_hash')).toBeUndefined();
});

test('[3.17] work that began under a former hash id concerns the current one; that of another proposal does not', () => {
  const { context } = openVisit();
  expect(isOpenHere(context, HASH)).toBe(true);
  expect(isOpenHere(context, NEW_HASH)).toBe(false);
  expect(currentHashIdOf(context, NEW_HASH)).toBe(NEW_HASH);
  adoptHashId(context, NEW_HASH);
  expect(isOpenHere(context, HASH)).toBe(true);
  expect(currentHashIdOf(context, HASH)).toBe(NEW_HASH);
});
