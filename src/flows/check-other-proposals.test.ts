import { afterEach, expect, test } from 'vitest';
import { beatriz, marina } from '#scenarios/cast/personas.ts';
import type { OtherProposal } from '#scenarios/define-scenario.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, setUpFlows, typePersonalData, until } from '#tests/flows/flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  expect(stage?.engine.violations ?? []).toEqual([]);
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

/** The popup of a visitor who has pressed the button, and the submit that waits for the answer. */
async function atPopup(options: Parameters<typeof setUpFlows>[0] = {}) {
  const opened = setUpFlows({ world: { others: [startedProposal] }, ...options });
  stage = opened;
  await opened.open();
  typePersonalData(opened.flows);
  const submitted = opened.flows.submit();
  await until(() => opened.state.popup !== undefined, 'the popup is open');
  const popup = opened.state.popup;
  if (popup?.kind !== 'multiProposal') throw new Error('another popup');
  return { ...opened, found: popup.proposals, submitted };
}

const lookups = (from: FlowStage) =>
  from.engine.journal.filter(entry => entry.operation === 'getMultiProposal');

test('[4.16a] [7.18a] before a creation the app requests and shows the proposals of the CPF', async () => {
  const { found, flows, submitted } = await atPopup();
  expect(found).toMatchObject([
    {
      hashId: OTHER,
      currentStep: 'endereco',
      stepName: 'Endereço',
      situation: 'emAndamento',
      canFork: false,
    },
  ]);
  if (!stage) throw new Error('no stage');
  expect(lookups(stage)[0]?.address).toMatch(/\/get-multi-proposal\/52998224725$/);
  expect(stage.sent('createProposal')).toEqual([]);
  flows.answerPopup({ kind: 'dismiss' });
  await submitted;
});

test('[4.16] [7.18a] continuing with a found proposal requests it by its id, opens its hash and creates nothing', async () => {
  const { found, flows, state, submitted } = await atPopup();
  flows.answerPopup({ kind: 'continue', id: found[0]?.id ?? '' });
  await submitted;
  if (!stage) throw new Error('no stage');
  expect(lookups(stage).at(-1)?.address).toMatch(new RegExp(`/get-multi-proposal/${found[0]?.id}$`));
  expect(state.hashId).toBe(OTHER);
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
  expect(state.popup).toBeUndefined();
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1 });
});

test('[4.16] a visitor who begins a new proposal is not asked again when the creation is retried', async () => {
  const { engine, flows, state, submitted } = await atPopup();
  engine.breakNext('createProposal', { kind: 'networkError' });
  flows.answerPopup({ kind: 'new' });
  await until(() => state.dialog.open, 'the failure is told');
  flows.answerDialog(state.dialog.id, 'ok');
  await submitted;
  await until(() => state.place.kind === 'step' && state.place.slug === 'endereco');
  expect(state.popup).toBeUndefined();
  expect(engine.report().effects).toMatchObject({ proposals: 2, savedSteps: 1 });
});

test('[4.28e] [7.17] a new proposal can be created from the values so far if the list allows it', async () => {
  const { found, flows, state, submitted } = await atPopup({
    world: { others: [{ ...startedProposal, canFork: true }] },
  });
  expect(found[0]?.canFork).toBe(true);
  flows.answerPopup({ kind: 'fork', id: found[0]?.id ?? '' });
  await submitted;
  expect([OTHER, stage?.hash]).not.toContain(state.hashId);
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
  expect(stage?.engine.report().effects).toMatchObject({ forks: 1, proposals: 2 });
});

test('[11.1] while the popup is open another press sends no request', async () => {
  const { flows, state, submitted } = await atPopup();
  expect(state.form.submitting).toBe(true);
  await Promise.all([flows.submit(), flows.submit()]);
  if (!stage) throw new Error('no stage');
  expect(lookups(stage)).toHaveLength(1);
  flows.answerPopup({ kind: 'dismiss' });
  await submitted;
  expect(state.form.submitting).toBe(false);
  expect(state.form.fields.cpf?.value).toBe(marina.cpf);
  expect(stage.sent('createProposal')).toEqual([]);
});

test('[4.16] an answer that comes after the visitor has left the step does nothing', async () => {
  const { flows, state, submitted } = await atPopup();
  await flows.recover('reopen');
  await submitted;
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
  expect(stage.state.dialog.open).toBe(false);
  expect(stage.platform.logLines.map(([line]) => line)).toEqual([
    expect.stringMatching(/^\[proposta\] getMultiProposal: /),
  ]);
});

test('[4.16] a check without an answer is abandoned after 30 s', async () => {
  stage = setUpFlows({ plan: { getMultiProposal: { kind: 'hang' } } });
  const { flows, platform } = stage;
  await stage.open();
  typePersonalData(flows);
  const submitted = flows.submit();
  await until(() => (stage ? lookups(stage).length === 1 : false));
  await platform.clock.advance(29_999);
  expect(stage.sent('createProposal')).toEqual([]);
  await platform.clock.advance(1);
  await submitted;
  expect(stage.path()).toBe('/endereco');
});

test('[8.23] a 401 on the check leads to token validation; the right code restores the form', async () => {
  stage = setUpFlows();
  const { engine, flows, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('getMultiProposal', {
    kind: 'reply',
    status: 401,
    body: { code: 401, message: 'Acesso expirado.' },
  });
  await flows.submit();
  expect(state.place).toEqual({ kind: 'tokenValidation' });
  expect(stage.sent('createProposal')).toEqual([]);
  expect(state.drafts['dados-pessoais']?.values).toMatchObject({ nome: marina.name });
});

test('[3.16e] [4.16b] with a configuration that hides the popup there is no check', async () => {
  stage = setUpFlows({ world: { others: [startedProposal] } });
  await stage.open();
  const { config } = stage.state;
  if (!config) throw new Error('no configuration');
  stage.state.config = { ...config, display: { ...config.display, hidePopupMultiProposal: true } };
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(lookups(stage)).toEqual([]);
  expect(stage.path()).toBe('/endereco');
});

test('[7.18b] the check of card withdrawal sends the key of the CPF field, that of other products does not', async () => {
  stage = setUpFlows({ product: 'saque-cartao' });
  await stage.open();
  stage.flows.editField('cpf', beatriz.cpf);
  stage.flows.editField('nome', beatriz.name);
  await stage.flows.submit();
  expect(lookups(stage)[0]?.address).toMatch(/[?&]field=cpf$/);
  expect(stage.path()).toBe('/saque');
});
