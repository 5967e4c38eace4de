import { expect, test } from 'vitest';
import { NO_MESSAGE } from '#journey/errors/customer-message.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import {
  address,
  atStep,
  HASH,
  invalidLink,
  NEW_HASH,
  setUpOpening,
  systemWith,
  type VisitParts,
} from '#tests/flows/set-up-opening.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { runStepAction } from './actions/index.ts';
import { followRedirect } from './follow-redirect.ts';
import { loadStoredLists } from './load-stored-lists.ts';
import { notePress } from './note-press.ts';
import { openHash } from './open-journey.ts';

const OTHER_HASH = '6650c1f2a4b3d90012e7f0c9';

/** A visit in the middle of a proposal. */
async function openProposal(options: VisitParts = {}) {
  const visit = setUpOpening({ system: systemWith({ proposal: proposalAt('endereco') }), ...options });
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
    percentage: { review: 1, finished: 1, endereco: 0.5 },
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
    token: {
      slug: '',
      redirectHashId: '',
      status: 'idle',
      method: '',
      target: '',
      requestError: '',
      codeError: '',
      refusals: 0,
    },
    contracts: { status: 'initial', list: [] },
    proposalDetails: { status: 'initial', proposal: undefined },
  });
  expect({ ...state.confirmation }).toEqual({
    awaitsClick: false,
    backTo: undefined,
    methods: [],
    resendAt: 0,
  });
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

test('[11.1] [8.24] a button of the new proposal works although a button of the old one still waits for its answer', async () => {
  const visit = await openProposal();
  const { context, state } = visit;
  let answerOld = (_: Result<StepOutcome, Failure>): void => undefined;
  let writeCount = 0;
  context.api.updateStep = () => {
    writeCount += 1;
    return new Promise(resolve => {
      if (writeCount === 1) answerOld = resolve;
    });
  };
  const analysis = stepWith({
    slug: 'analise',
    order: 9,
    type: stepTypeWith('creditAnalysis'),
    status: 'failed',
  });
  const goToAnalysis = (): void => {
    state.config = configurationWith({ steps: [analysis] });
    state.place = { kind: 'step', slug: 'analise' };
  };
  goToAnalysis();
  const pressOld = runStepAction(context, 'retry');
  await runPendingWork();
  await openHash(context, NEW_HASH);
  expect(state.busyAction).toBe('');
  goToAnalysis();
  void runStepAction(context, 'retry');
  await runPendingWork();
  expect(writeCount).toBe(2);
  answerOld(fail({ kind: 'timeout', operation: 'updateStep', isWrite: true }));
  await pressOld;
  expect(state.busyAction).toBe('retry');
});

test('[7.23] [3.31] the review of the new proposal loads its own lists', async () => {
  const visit = await openProposal();
  const { context, state } = visit;
  const requestedFor: string[] = [];
  context.api.getOptions = async ({ proposalId }) => {
    requestedFor.push(proposalId);
    const option = { value: '1', label: `Plano de ${proposalId}`, image: '', disabled: false, children: '' };
    return succeed({ options: [option], message: NO_MESSAGE });
  };
  const loadReviewOf = async (proposalId: string): Promise<unknown[]> => {
    state.config = configurationWith({
      steps: [
        stepWith({
          slug: 'dados',
          fields: [buildField({ key: 'plano', component: 'select', resource: 'planos' })],
        }),
      ],
    });
    state.proposal = { ...proposalAt('endereco'), id: proposalId, answers: { dados: { plano: '1' } } };
    await loadStoredLists(context);
    return Object.values(state.storedLists).flat();
  };
  expect(await loadReviewOf('p1')).toMatchObject([{ label: 'Plano de p1' }]);
  await openHash(context, NEW_HASH);
  expect(await loadReviewOf('p2')).toMatchObject([{ label: 'Plano de p2' }]);
  expect(requestedFor).toEqual(['p1', 'p2']);
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
    expect(state.place).toMatchObject({ kind: 'opening' });
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

test('[8.24] [8.4] without a press in between, a redirection is followed once for each hash id; then a page says so', async () => {
  const visit = await openProposal();
  await followRedirect(visit.context, NEW_HASH, '');
  await followRedirect(visit.context, OTHER_HASH, '');
  visit.calls.length = 0;
  expect(await followRedirect(visit.context, NEW_HASH, '')).toMatchObject(
    page(visit, 'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde'),
  );
  expect(visit.calls).toEqual([]);
  notePress(visit.context);
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
