import { afterEach, expect, test } from 'vitest';
import type { Engine } from '#mocks/engine.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Answer } from '#scenarios/define-scenario.ts';
import { addressAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { type FlowStage, passDraftDelay, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';
import {
  createMemoryJar,
  createMemorySecureStorage,
  createMemoryTabMemory,
} from '#tests/support/memory-platform.ts';

const stages: FlowStage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.close();
});

const answers = { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) };
const proposal = { currentStep: 'dados-bancarios', answers, externalRedoStep: 'endereco' };

const OTHER_HASH_ID = '6650c1f2a4b3d90012e7f0b7';
const world = { proposal, others: [{ ...proposal, hash: OTHER_HASH_ID }] };

/** One tab of a browser: each visit finds what the one before it has left. */
function createTab() {
  const jar = createMemoryJar();
  const platform = { secureStorage: createMemorySecureStorage(), tabMemory: createMemoryTabMemory() };
  let engine: Engine | undefined;
  let visit: FlowStage | undefined;
  return async (path: string, query: Record<string, string> = {}): Promise<FlowStage> => {
    visit?.platform.leavePage();
    visit?.close();
    visit = setUpFlows({ world, path, query, jar, platform, ...(engine && { engine }) });
    engine = visit.engine;
    stages.push(visit);
    await visit.open();
    return visit;
  };
}

/** Opens the form by the link of the lender and types into it. */
async function typeAtRedo() {
  const visitAt = createTab();
  const visit = await visitAt('/', { redo_step: 'endereco' });
  expect(visit.path()).toBe('/endereco');
  visit.flows.editField('numero', '987');
  await passDraftDelay(visit);
  return { visit, visitAt };
}

test('[4.26] [11.3] what is typed in an external redo survives a reload, which opens its form again; only sending it ends the journey', async () => {
  const { visit, visitAt } = await typeAtRedo();
  expect(visit.platform.address.current().searchParams.get('agx_hash')).toBe(visit.hash);
  const reloaded = await visitAt('/endereco');
  expect(reloaded.path()).toBe('/endereco');
  expect(reloaded.state.form.fields.numero?.value).toBe('987');
  expect(reloaded.platform.cookies.read('agx_hash')).toBe(visit.hash);
  await reloaded.flows.submit();
  expect(reloaded.sent('updateStep')).toMatchObject([{ data: { numero: '987' } }]);
  expect(reloaded.path()).toBe('/final-page');
  expect(reloaded.platform.cookies.read('agx_hash')).toBeUndefined();
  expect((await visitAt('/final-page')).path()).toBe('/final-page');
});

test('[4.26] [11.3] a link without redo_step, a recovery and the address of the final page lead back to the open redo', async () => {
  const { visit, visitAt } = await typeAtRedo();
  await visit.flows.recover('reopen');
  expect(visit.path()).toBe('/endereco');
  expect((await visitAt('/')).path()).toBe('/endereco');
  const atEnd = await visitAt('/final-page');
  expect(atEnd.path()).toBe('/endereco');
  expect(atEnd.state.form.fields.numero?.value).toBe('987');
});

test('[4.26] [2.22] a redo that follows the final page is open, too', async () => {
  const visitAt = createTab();
  expect((await visitAt('/')).path()).toBe('/final-page');
  expect((await visitAt('/', { redo_step: 'endereco' })).path()).toBe('/endereco');
  const reloaded = await visitAt('/endereco');
  expect(reloaded.path()).toBe('/endereco');
  expect(reloaded.platform.cookies.read('agx_hash')).toBe(reloaded.hash);
});

test('[4.26] [11.7] an open redo belongs to its proposal: the link of another one with the same redo opens none', async () => {
  const { visit, visitAt } = await typeAtRedo();
  const other = await visitAt('/', { agx_hash: OTHER_HASH_ID });
  expect(other.state.proposal?.externalRedoStep).toBe('endereco');
  expect(other.path()).toBe('/final-page');
  expect(other.state.openRedo).toBe('');
  expect((await visitAt('/', { agx_hash: visit.hash })).path()).toBe('/final-page');
});

test('[4.26] [2.39] from an earlier form the visitor returns to the open redo, never to the current step', async () => {
  const { visit } = await typeAtRedo();
  await visit.flows.goBack();
  expect(visit.path()).toBe('/dados-pessoais');
  await visit.flows.chooseStep('dados-bancarios');
  expect(visit.path()).toBe('/endereco');
  await visit.flows.goBack();
  await visit.flows.goToCurrentStep();
  expect(visit.path()).toBe('/endereco');
  expect(visit.state.form.fields.numero?.value).toBe('987');
});

/** Submits the redo and opens a side page before the service answers. */
async function submitFromSidePage(visit: FlowStage, answer: Answer<'updateStep'>): Promise<void> {
  const answerGate = createGate();
  visit.mocks.use(
    visit.mocks.handlers.updateStep(
      answerGate.hold(async () => answer),
      { once: true },
    ),
  );
  const submission = visit.flows.submit();
  await until(() => visit.sent('updateStep').length === 1);
  await visit.flows.openSidePage('proposalStatus');
  answerGate.open();
  await submission;
}

test('[4.26] [11.4] the answer to an external redo counts although the visitor has moved to a side page', async () => {
  const { visit } = await typeAtRedo();
  await submitFromSidePage(visit, { kind: 'world' });
  expect(visit.path()).toBe('/final-page');
  expect(visit.state.filledShares.endereco).toBe(1);
  expect(visit.state.drafts).toEqual({});
});

test('[4.26] [4.24] a refused external redo is opened again after the visitor has moved to a side page', async () => {
  const { visit } = await typeAtRedo();
  const body = { code: 422, message: 'Confira o endereço.', errors: { numero: 'Número inválido.' } };
  await submitFromSidePage(visit, { kind: 'reply', status: 422, body });
  expect(visit.path()).toBe('/endereco');
  expect(visit.state.form.fields.numero?.error).toBe('Número inválido.');
});

test('[4.26] [11.8] an open redo ends if the proposal has reached its last step meanwhile', async () => {
  const { visit } = await typeAtRedo();
  visit.engine.breakNext('getSystem', {
    kind: 'offContract',
    reason: 'finished elsewhere',
    status: 200,
    body: {
      data: systemAnswer(creditoPessoal, { _id: 'p', currentStep: 'finalizado', selfContract: {} }),
    },
  });
  await visit.flows.recover('reopen');
  expect(visit.path()).toBe('/final-page');
  expect(visit.state.openRedo).toBe('');
  expect(visit.state.drafts).toEqual({});
});

test('[4.26] [11.4] an erasure of the device ends the open redo', async () => {
  const { visit, visitAt } = await typeAtRedo();
  await visit.flows.recover('eraseDevice');
  expect((await visitAt('/')).path()).toBe('/final-page');
});
