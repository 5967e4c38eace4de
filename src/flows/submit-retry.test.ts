import { expect, test } from 'vitest';
import type { Answer } from '#scenarios/define-scenario.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { type FlowStage, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { openAt, openWith } from '#tests/flows/lookup-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';

const FAILURE: Answer<'updateStep'> = { kind: 'reply', status: 500, body: { code: 500, message: '' } };

/** Sends an address, and the write fails. The form changes before the visitor presses 'Tentar novamente'. */
async function retryAfterChange(change: (visit: FlowStage) => void) {
  const visit = await openAt(
    {
      currentStep: 'endereco',
      answers: { endereco: { cep: '20040-020', rua: 'Avenida Rio Branco', numero: '7' } },
    },
    { key: 'cep', component: 'cep' },
    { key: 'rua' },
    { key: 'numero', required: true },
  );
  const { flows, mocks, sent } = visit;
  const answerGate = createGate();
  mocks.use(
    mocks.handlers.updateStep(
      answerGate.hold(async () => FAILURE),
      { once: true },
    ),
  );
  void flows.submit();
  await until(() => sent('updateStep').length === 1);
  answerGate.open();
  await until(() => visit.state.dialog.isOpen);
  change(visit);
  await answerDialog(visit, 'ok');
  await waitForPendingWork(100);
  return { ...visit, listRetries: () => sent('updateStep').slice(1) };
}

test('[11.6] [7.27] a retry waits for the address of a CEP that was changed after the failure', async () => {
  const lookupGate = createGate();
  const { listRetries } = await retryAfterChange(({ api, flows }) => {
    api.getPostalAddress = lookupGate.hold(api.getPostalAddress);
    flows.editField('cep', '01310-100');
  });
  expect(listRetries()).toEqual([]);
  lookupGate.open();
  await until(() => listRetries().length === 1);
  expect(listRetries()).toMatchObject([{ data: { cep: '01310-100', rua: 'Avenida Paulista' } }]);
});

test('[4.15] [5.12] a retry of a form that has become invalid since the failure shows the errors and sends nothing', async () => {
  const { listRetries, state } = await retryAfterChange(({ flows }) => flows.editField('numero', ''));
  expect(listRetries()).toEqual([]);
  expect(state.dialog.isOpen).toBe(false);
  expect(state.form.summary.map(({ key }) => key)).toEqual(['numero']);
});

test('[4.15] [8.12] a retry of a failed creation shows the errors of a form that has become invalid meanwhile', async () => {
  const visit = await openWith({}, { key: 'nome', required: true });
  const { flows, mocks, sent, state } = visit;
  const answerGate = createGate();
  mocks.use(
    mocks.handlers.createProposal(
      answerGate.hold(
        async () =>
          ({
            kind: 'offContract',
            reason: 'no id',
            status: 200,
            body: { data: { currentStep: 'endereco' } },
          }) as const,
      ),
      { once: true },
    ),
  );
  flows.editField('nome', 'Ana');
  const submission = flows.submit();
  await until(() => sent('createProposal').length === 1);
  answerGate.open();
  await until(() => state.dialog.isOpen);
  flows.editField('nome', '');
  await answerDialog(visit, 'ok');
  await submission;
  expect(state.dialog.isOpen).toBe(false);
  expect(state.form.summary.map(({ key }) => key)).toEqual(['nome']);
  expect(sent('createProposal')).toHaveLength(1);
});
