import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import {
  type FlowStage,
  type FlowStageOptions,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
} from '#tests/flows/flow-stage.ts';

const OTHER_HASH = '6650c1f2a4b3d90012e7f0aa';
const answers = { 'dados-pessoais': personalAnswers(marina) };
const others = [{ hash: OTHER_HASH, currentStep: 'dados-bancarios', answers }];

const redirectTo = (hash: string) =>
  ({
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true, agxHash: hash },
  }) as const;

/**
 * The visitor at the address, or at the first step without a proposal; another proposal of theirs is at the bank
 * account.
 */
async function openVisit(
  options: Pick<FlowStageOptions, 'plan' | 'offContract'> & { hasProposal?: boolean } = {},
) {
  const { hasProposal = true, plan = {}, offContract = [] } = options;
  const visit = setUpFlows({
    world: { others, ...(hasProposal && { proposal: { currentStep: 'endereco', answers } }) },
    plan,
    offContract,
  });
  await visit.open();
  return visit;
}

const isAt = ({ state }: FlowStage, slug: string): boolean =>
  state.place.kind === 'step' && state.place.slug === slug;

test('[8.24] [8.3] if the other proposal cannot be loaded, the retry opens it, not the old one', async () => {
  const visit = await openVisit({ plan: { updateStep: redirectTo(OTHER_HASH) } });
  const { engine, flows, state } = visit;
  await typeAddress(visit);
  engine.breakNext('getSystem', { kind: 'networkError' });
  void flows.submit();
  await until(() => state.dialog.isOpen);
  engine.breakNext('getSystem', { kind: 'networkError' });
  flows.answerDialog(state.dialog.id, 'ok');
  await until(() => engine.journal.filter(entry => entry.operation === 'getSystem').length === 3);
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, 'ok');
  await until(() => isAt(visit, 'dados-bancarios'));
  expect(state.hashId).toBe(OTHER_HASH);
});

test('[8.24] a redirection to the open proposal is followed after each press', async () => {
  const visit = await openVisit();
  const { engine, flows, hash, state } = visit;
  const openingsAfterSubmit = async (number: string): Promise<number> => {
    flows.editField('numero', number);
    engine.breakNext('updateStep', redirectTo(hash));
    await flows.submit();
    return engine.journal.filter(entry => entry.operation === 'getSystem').length;
  };
  await typeAddress(visit);
  expect(await openingsAfterSubmit('98')).toBe(2);
  expect(await openingsAfterSubmit('99')).toBe(3);
  expect(state.errorPage).toBeUndefined();
  expect(isAt(visit, 'endereco')).toBe(true);
});

test('[8.24] [4.25] after a restart, a redirection to the same proposal is followed again', async () => {
  const visit = await openVisit({
    hasProposal: false,
    plan: {
      getMultiProposal: { kind: 'reply', status: 200, body: { data: [] } },
      createProposal: redirectTo(OTHER_HASH),
    },
  });
  const { flows, state } = visit;
  typePersonalData(flows);
  await flows.submit();
  await until(() => isAt(visit, 'dados-bancarios'));
  await flows.recover('restart');
  await until(() => isAt(visit, 'dados-pessoais'));
  typePersonalData(flows);
  await flows.submit();
  await until(() => isAt(visit, 'dados-bancarios'));
  expect(state.hashId).toBe(OTHER_HASH);
});

test('[8.24] [8.49] a proposal that redirects to itself ends on a page, whose button opens the old proposal', async () => {
  const visit = await openVisit({ offContract: ['getSystem'] });
  const { engine, flows, hash, state } = visit;
  await typeAddress(visit);
  engine.breakNext('updateStep', redirectTo(OTHER_HASH));
  engine.breakNext('getSystem', redirectTo(OTHER_HASH));
  await flows.submit();
  expect(state.errorPage).toMatchObject({ title: 'Atenção!', lines: ['Já existe.'] });
  await flows.recover('reopen');
  expect(isAt(visit, 'endereco')).toBe(true);
  expect(state.hashId).toBe(hash);
});

test('[8.24] [4.24] a code that the other proposal requires is requested and confirmed for it, and then it opens', async () => {
  const visit = await openVisit({ plan: { updateStep: redirectTo(OTHER_HASH) } });
  const { engine, flows, hash, platform, state } = visit;
  await typeAddress(visit);
  engine.breakNext('getSystem', { kind: 'reply', status: 401, body: { code: 401, message: 'Confirme.' } });
  await flows.submit();
  expect(state.place).toEqual({ kind: 'tokenValidation' });
  const callsOf = (name: string) => engine.journal.filter(({ operation }) => operation?.includes(name));
  await until(() => callsOf('getTokenValidation').length === 1);
  await flows.requestToken('sms');
  expect(await platform.secureStorage.read(`drafts:${hash}`)).toBeDefined();
  engine.breakNext('getSystem', { kind: 'networkError' });
  void flows.enterToken(creditoPessoal.confirmationCode ?? '');
  await until(() => state.dialog.isOpen);
  expect(state.hashId, 'until the other proposal has answered').toBe(hash);
  expect(await platform.secureStorage.read(`drafts:${hash}`)).toBeDefined();
  flows.answerDialog(state.dialog.id, 'ok');
  await until(() => isAt(visit, 'dados-bancarios'));
  expect(state.hashId).toBe(OTHER_HASH);
  expect(await platform.secureStorage.read(`drafts:${hash}`)).toBeUndefined();
  const tokenCalls = callsOf('Token');
  expect(tokenCalls.map(({ operation, address }) => [operation, address.split('/').slice(-3)])).toEqual([
    ['getTokenValidation', [OTHER_HASH, 'step', 'tokenValidation']],
    ['validateToken', [OTHER_HASH, 'step', 'tokenValidation']],
    ['validateToken', [OTHER_HASH, 'step', 'tokenValidation']],
  ]);
});

test('[8.24] [4.24] [6.2] the token of the code is that of the other proposal only', async () => {
  const visit = await openVisit({
    plan: {
      updateStep: redirectTo(OTHER_HASH),
      validateToken: {
        kind: 'reply',
        status: 200,
        body: { data: { status: 'success', accessToken: 'novo' } },
      },
    },
  });
  const { engine, flows, state } = visit;
  await typeAddress(visit);
  engine.breakNext('getSystem', { kind: 'reply', status: 401, body: { code: 401, message: 'Confirme.' } });
  await flows.submit();
  await flows.requestToken('sms');
  const openings = () => engine.journal.filter(({ operation }) => operation === 'getSystem');
  await flows.enterToken('123456');
  await until(() => isAt(visit, 'dados-bancarios'));
  // The journal masks a token.
  expect(openings().at(-1)?.request.headers).toMatchObject({ 'x-access-token': '•••' });
  expect(openings().at(-1)?.address).toContain(OTHER_HASH);
  expect(state.launchParams.accessToken).toBe('novo');
});

test('[8.24] [4.24] [7.20] a code that was sent for one proposal is none for another that the service redirects to', async () => {
  const thirdHash = '6650c1f2a4b3d90012e7f0bb';
  const visit = await openVisit({
    plan: { updateStep: redirectTo(OTHER_HASH) },
    offContract: ['getTokenValidation'],
  });
  const { engine, flows, platform, state } = visit;
  const refuseOpening = () =>
    engine.breakNext('getSystem', { kind: 'reply', status: 401, body: { code: 401, message: 'Confirme.' } });
  const pollsOf = (hash: string) =>
    engine.journal.filter(
      ({ operation, address }) => operation === 'getTokenValidation' && address.includes(hash),
    ).length;
  await typeAddress(visit);
  refuseOpening();
  await flows.submit();
  await until(() => pollsOf(OTHER_HASH) === 1);
  await flows.requestToken('sms');
  expect(state.token).toMatchObject({ status: 'sent', slug: 'tokenValidation' });
  engine.breakNext('getTokenValidation', redirectTo(thirdHash));
  refuseOpening();
  await platform.clock.advance(2000);
  await until(() => pollsOf(thirdHash) === 1);
  expect(state.place).toEqual({ kind: 'tokenValidation' });
  expect(state.token).toMatchObject({ status: 'idle', target: '' });
  expect(state.confirmation.resendAt).toBe(0);
});
