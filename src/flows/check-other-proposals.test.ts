import { afterEach, expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { FoundProposal } from '#journey/model/found-proposal.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { beatriz, marina } from '#scenarios/cast/personas.ts';
import type { OtherProposal } from '#scenarios/define-scenario.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { type FlowStage, setUpFlows, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { checkOtherProposals } from './check-other-proposals.ts';
import { adoptHashId } from './hash-id.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const OTHER = '6650c1f2a4b3d90012e7f0a1';
const startedProposal: OtherProposal = {
  hash: OTHER,
  daysAgo: 3,
  currentStep: 'endereco',
  answers: { 'dados-pessoais': personalAnswers(marina) },
};

/** Submits the first step and waits for the popup. The submission ends after the answer to it. */
async function openPopup(options: Parameters<typeof setUpFlows>[0] = {}) {
  const visit = setUpFlows({ world: { others: [startedProposal] }, ...options });
  stage = visit;
  await visit.open();
  typePersonalData(visit.flows);
  const submission = visit.flows.submit();
  await until(() => visit.state.popup !== undefined, 'the popup is open');
  const popup = visit.state.popup;
  if (popup?.kind !== 'multiProposal') throw new Error('The popup is of another kind.');
  return { ...visit, foundProposals: popup.proposals, submission };
}

const lookupsOf = (visit: FlowStage) =>
  visit.engine.journal.filter(entry => entry.operation === 'getMultiProposal');

test('[4.16a] [7.18a] before a creation the app requests the proposals of the CPF, by the CPF alone, and shows them', async () => {
  const { foundProposals, flows, submission } = await openPopup();
  expect(foundProposals).toMatchObject([
    {
      hashId: OTHER,
      currentStep: 'endereco',
      stepName: 'Endereço',
      situation: 'emAndamento',
      canFork: false,
    },
  ]);
  if (!stage) throw new Error('no stage');
  expect(lookupsOf(stage)[0]?.address).toMatch(/\/get-multi-proposal\/52998224725$/);
  expect(stage.sent('createProposal')).toEqual([]);
  flows.answerPopup({ kind: 'dismiss' });
  await submission;
});

test('[4.16] [7.18a] continuing with a found proposal requests it by its id, opens its hash and creates nothing', async () => {
  const { foundProposals, flows, state, submission } = await openPopup();
  flows.answerPopup({ kind: 'continue', index: 0 });
  await submission;
  if (!stage) throw new Error('no stage');
  expect(lookupsOf(stage).at(-1)?.address).toMatch(
    new RegExp(`/get-multi-proposal/${foundProposals[0]?.id}$`),
  );
  expect(state.hashId).toBe(OTHER);
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
  expect(state.popup).toBeUndefined();
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1 });
});

test('[4.16] of found proposals without identifiers the one that the visitor has chosen opens', async () => {
  const { flows, state, submission } = await openPopup({
    world: { others: [startedProposal] },
    plan: {
      getMultiProposal: {
        kind: 'offContract',
        reason: 'the entries have no _id',
        status: 200,
        body: {
          data: [
            { hashId: '6650c1f2a4b3d90012e7f0b1', productName: 'Um' },
            { hashId: OTHER, productName: 'Dois' },
          ],
        },
      },
    },
  });
  flows.answerPopup({ kind: 'continue', index: 1 });
  await submission;
  expect(state.hashId).toBe(OTHER);
});

test('[4.16] a visitor who begins a new proposal is not asked again when the creation is retried', async () => {
  const { engine, flows, state, submission } = await openPopup();
  engine.breakNext('createProposal', { kind: 'networkError' });
  flows.answerPopup({ kind: 'new' });
  await until(() => state.dialog.isOpen, 'the failure is shown');
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  await until(() => state.place.kind === 'step' && state.place.slug === 'endereco');
  expect(state.popup).toBeUndefined();
  expect(engine.report().effects).toMatchObject({ proposals: 2, savedSteps: 1 });
});

test('[3.17] [4.16] a visitor who begins a new proposal is not asked again after the service has renamed the hash id', async () => {
  let requests = 0;
  const getMultiProposal: Api['getMultiProposal'] = async () => {
    requests += 1;
    return succeed([{ hashId: OTHER } as FoundProposal]); // No other member is read.
  };
  const { context, state } = createContextWithoutService({ getMultiProposal });
  const step = stepWith({ slug: 'dados', fields: [buildField({ key: 'cpf', mask: 'cpf' })] });
  const check = () =>
    // Only these members are read.
    checkOtherProposals(context, { hashId: state.hashId, step, data: { cpf: marina.cpf } } as never);
  const firstCheck = check();
  await until(() => state.popup !== undefined, 'the popup is open');
  context.popup.answer({ kind: 'new' });
  expect(await firstCheck).toBeUndefined();
  adoptHashId(context, '6650c1f2a4b3d90012e7f0c7');
  expect(await check()).toBeUndefined();
  expect(requests).toBe(1);
});

test('[4.28e] [7.17] a new proposal can be created from the values so far if the list allows it', async () => {
  const { foundProposals, flows, state, submission } = await openPopup({
    world: { others: [{ ...startedProposal, canFork: true }] },
  });
  expect(foundProposals[0]?.canFork).toBe(true);
  flows.answerPopup({ kind: 'fork', index: 0 });
  await submission;
  expect([OTHER, stage?.hash]).not.toContain(state.hashId);
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
  expect(stage?.engine.report().effects).toMatchObject({ forks: 1, proposals: 2 });
});

test('[4.24] [8.23] [7.17] a code that the fork requires is asked for once: its token belongs to the open link, as the fork does', async () => {
  const visit = await openPopup({ world: { others: [{ ...startedProposal, canFork: true }] } });
  const { engine, flows, state } = visit;
  engine.breakNext('partialForkProposal', {
    kind: 'reply',
    status: 401,
    body: { code: 401, message: 'Confirme sua identidade.' },
  });
  flows.answerPopup({ kind: 'fork', index: 0 });
  await visit.submission;
  expect(state.place).toEqual({ kind: 'tokenValidation' });
  await flows.requestToken('sms');
  const confirmed = { status: 'success', method: 'sms', target: '', accessToken: 'novo-token' };
  engine.breakNext('validateToken', { kind: 'reply', status: 200, body: { data: confirmed } });
  await flows.enterToken('123456');
  expect(state.launchParams.accessToken).toBe('novo-token');
  const submission = flows.submit();
  await until(() => state.popup !== undefined);
  flows.answerPopup({ kind: 'fork', index: 0 });
  await submission;
  const forks = engine.journal.filter(({ operation }) => operation === 'partialForkProposal');
  expect(forks.map(({ address }) => address.includes(OTHER))).toEqual([false, false]);
  expect(forks.map(({ request }) => 'x-access-token' in request.headers)).toEqual([false, true]);
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
});

test('[11.1] while the popup is open another press sends no request', async () => {
  const { flows, state, submission } = await openPopup();
  expect(state.form.isSubmitting).toBe(true);
  await Promise.all([flows.submit(), flows.submit()]);
  if (!stage) throw new Error('no stage');
  expect(lookupsOf(stage)).toHaveLength(1);
  flows.answerPopup({ kind: 'dismiss' });
  await submission;
  expect(state.form.isSubmitting).toBe(false);
  expect(state.form.fields.cpf?.value).toBe(marina.cpf);
  expect(stage.sent('createProposal')).toEqual([]);
});

test('[4.16] an answer that comes after the visitor has left the step does nothing', async () => {
  const { flows, state, submission } = await openPopup();
  await flows.recover('reopen');
  await submission;
  expect(state.popup).toBeUndefined();
  flows.answerPopup({ kind: 'new' });
  expect(stage?.sent('createProposal')).toEqual([]);
});

test.each([
  ['a broken connection', { kind: 'networkError' }],
  ['a page instead of an answer', { kind: 'html', status: 502 }],
  ['an answer that is no list', { kind: 'offContract', reason: 'no list', status: 200, body: { data: {} } }],
] as const)('[4.16] %s on the check is logged, and the submission continues', async (_, fault) => {
  stage = setUpFlows({ plan: { getMultiProposal: fault } });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.state.dialog.isOpen).toBe(false);
  expect(stage.platform.logLines.map(([line]) => line)).toEqual([
    expect.stringMatching(/^\[proposta\] getMultiProposal: /),
  ]);
});

test('[4.16] a check without an answer is abandoned after 30 s', async () => {
  stage = setUpFlows({ plan: { getMultiProposal: { kind: 'hang' } } });
  const { flows, platform } = stage;
  await stage.open();
  typePersonalData(flows);
  const submission = flows.submit();
  await until(() => (stage ? lookupsOf(stage).length === 1 : false));
  await platform.clock.advance(29_999);
  expect(stage.sent('createProposal')).toEqual([]);
  await platform.clock.advance(1);
  await submission;
  expect(stage.path()).toBe('/endereco');
});

test.each([401, 404])(
  '[8.23] code 401 with status %d on the check leads to token validation, and the typed values stay as a draft',
  async status => {
    stage = setUpFlows();
    const { engine, flows, state } = stage;
    await stage.open();
    typePersonalData(flows);
    engine.breakNext('getMultiProposal', {
      kind: 'offContract',
      reason: 'expired',
      status,
      body: { code: 401, message: 'Acesso expirado.' },
    });
    await flows.submit();
    expect(state.place).toEqual({ kind: 'tokenValidation' });
    expect(stage.sent('createProposal')).toEqual([]);
    expect(state.drafts['dados-pessoais']?.values).toMatchObject({ nome: marina.name });
  },
);

test('[3.16e] [4.16b] with a configuration that hides the popup there is no check', async () => {
  stage = setUpFlows({ world: { others: [startedProposal] } });
  await stage.open();
  const { config } = stage.state;
  if (!config) throw new Error('no configuration');
  stage.state.config = { ...config, display: { ...config.display, hidePopupMultiProposal: true } };
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(lookupsOf(stage)).toEqual([]);
  expect(stage.path()).toBe('/endereco');
});

test('[7.18b] the check of card withdrawal sends the key of the CPF field', async () => {
  stage = setUpFlows({ product: 'saque-cartao' });
  await stage.open();
  stage.flows.editField('cpf', beatriz.cpf);
  stage.flows.editField('nome', beatriz.name);
  await stage.flows.submit();
  expect(lookupsOf(stage)[0]?.address).toMatch(/[?&]field=cpf$/);
  expect(stage.path()).toBe('/saque');
});

const endings = [
  ['ends the flow', 400, { message: 'Encerrada.', redirectToErrorPage: true }, 'Não foi possível continuar'],
  ['has no offer', 400, { message: 'Sem oferta.', type: 'noOffer' }, 'Não temos uma oferta hoje para você'],
] as const;

test.each(endings)(
  '[4.16] [8.1] [8.22] a check that %s creates no proposal, and the page says so',
  async (_, status, members, title) => {
    stage = setUpFlows({
      plan: { getMultiProposal: { kind: 'reply', status, body: { code: status, ...members } } },
    });
    await stage.open();
    typePersonalData(stage.flows);
    await stage.flows.submit();
    expect(stage.state.errorPage?.title).toBe(title);
    expect(stage.sent('createProposal')).toEqual([]);
  },
);

const redirectToOther = (status: 400 | 404) =>
  ({
    kind: 'reply',
    status,
    body: { code: status, message: 'Já existe.', redirectProposalToCurrentStep: true, agxHash: OTHER },
  }) as const;

test.each([400, 404] as const)(
  '[4.16] [8.24] a check with %i that names another proposal opens it and creates none',
  async status => {
    stage = setUpFlows({
      world: { others: [startedProposal] },
      plan: { getMultiProposal: redirectToOther(status) },
    });
    await stage.open();
    typePersonalData(stage.flows);
    await stage.flows.submit();
    expect(stage.state.hashId).toBe(OTHER);
    expect(stage.sent('createProposal')).toEqual([]);
  },
);

test('[7.18a] [8.23] a code that the request for the chosen proposal requires is asked for', async () => {
  const { engine, flows, state, submission } = await openPopup();
  engine.breakNext('getMultiProposal', {
    kind: 'reply',
    status: 401,
    body: { code: 401, message: 'Confirme.' },
  });
  flows.answerPopup({ kind: 'continue', index: 0 });
  await submission;
  expect(state.place).toEqual({ kind: 'tokenValidation' });
});

const isUnchanged = ({ state, hash, platform }: FlowStage): boolean =>
  state.hashId === hash &&
  platform.cookies.read('agx_hash') === hash &&
  platform.address.current().searchParams.get('agx_hash') === hash;

test.each([
  [404, 'Proposta expirada.'],
  [500, 'Proposta expirada.'],
] as const)(
  '[4.16] [11.3] if the found proposal answers %i, the visitor stays at the step with what is typed, and can begin a new one',
  async (status, message) => {
    const visit = await openPopup();
    const { engine, flows, state, submission } = visit;
    engine.breakNext('getSystem', { kind: 'reply', status, body: { code: status, message } });
    flows.answerPopup({ kind: 'continue', index: 0 });
    await until(() => state.dialog.isOpen);
    expect(state.dialog.text).toBe(message);
    expect(isUnchanged(visit)).toBe(true);
    expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
    expect(state.form.fields.nome?.value).toBe(marina.name);
    flows.answerDialog(state.dialog.id, 'ok');
    await until(() => state.popup !== undefined);
    flows.answerPopup({ kind: 'new' });
    await submission;
    await until(() => state.place.kind === 'step' && state.place.slug === 'endereco');
    expect(isUnchanged(visit)).toBe(true);
  },
);

test.each([
  ['no hash id', {}],
  ['an invalid hash id', { hashId: '../x' }],
])(
  '[4.16] [11.3] if a found proposal has %s, a dialog says that it cannot be opened, and the visitor stays',
  async (_, members) => {
    const visit = await openPopup({
      plan: {
        getMultiProposal: {
          kind: 'offContract',
          reason: 'the entry has no hash id that can be opened',
          status: 200,
          body: { data: [{ _id: 'm1', productName: 'Um', ...members }] },
        },
      },
    });
    const { flows, state } = visit;
    flows.answerPopup({ kind: 'continue', index: 0 });
    await until(() => state.dialog.isOpen);
    expect(state.dialog.title).toBe('Não foi possível abrir essa proposta');
    expect(isUnchanged(visit)).toBe(true);
    expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
    expect(state.form.fields.nome?.value).toBe(marina.name);
  },
);

test('[4.16] [4.24] [8.24] if the found proposal requires a code, the code is for it, and the old proposal stays until then', async () => {
  const visit = await openPopup();
  const { engine, flows, state, submission } = visit;
  for (let count = 0; count < 2; count += 1)
    engine.breakNext('getSystem', { kind: 'reply', status: 401, body: { code: 401, message: 'Confirme.' } });
  flows.answerPopup({ kind: 'continue', index: 0 });
  await submission;
  await until(() => state.place.kind === 'tokenValidation');
  expect(state.confirmation.backTo).toMatchObject({ kind: 'opening', redirect: { hashId: OTHER } });
  expect(isUnchanged(visit)).toBe(true);
});

test('[7.17] [11.3] if the forked proposal cannot be loaded, what is typed stays, and the retry opens the fork', async () => {
  const visit = await openPopup({ world: { others: [{ ...startedProposal, canFork: true }] } });
  const { engine, flows, state, submission } = visit;
  engine.breakNext('getSystem', {
    kind: 'reply',
    status: 500,
    body: { code: 500, message: 'Instabilidade.' },
  });
  flows.answerPopup({ kind: 'fork', index: 0 });
  await submission;
  expect(isUnchanged(visit)).toBe(true);
  expect(state.drafts['dados-pessoais']?.values).toMatchObject({ nome: marina.name });
  await flows.recover('reopen');
  expect([OTHER, visit.hash]).not.toContain(state.hashId);
  expect(engine.report().effects).toMatchObject({ forks: 1 });
});
