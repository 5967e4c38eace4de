import { expect, test } from 'vitest';
import type { Answer } from '#scenarios/define-scenario.ts';
import { until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { openAt } from '#tests/flows/lookup-stage.ts';

/** An answer to a single value that fills in these values. */
const createAnswer = (values: Record<string, string> = {}): Answer<'updateStep'> => ({
  kind: 'reply',
  status: 200,
  body: { data: { currentStep: 'endereco', situation: '', selfContract: { endereco: values } } },
});

test('[4.32] [5.29] [7.27] a field waits for the street of a CEP that is typed and looked up, and no longer if it has none', async () => {
  const { api, flows, state } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'cep', component: 'cep' },
    { key: 'rua', readOnly: true },
    { key: 'numero', required: true, dependencies: ['rua'] },
  );
  const isWaiting = () => state.form.fields.numero?.isWaiting;
  expect(isWaiting()).toBe(true);
  api.getPostalAddress = async () => 'unknown';
  flows.editField('cep', '01310-100');
  expect(isWaiting()).toBe(true);
  await until(() => isWaiting() === false);
  flows.editField('cep', '01310-10');
  expect(isWaiting()).toBe(true);
});

test('[4.32] [3.23e] a field waits for a locked one until the service has answered the single value, and not after a reload', async () => {
  const { flows, mocks, reload, sent, state } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'tipo', shouldUpdate: true },
    { key: 'matricula', readOnly: true },
    { key: 'cargo', required: true, dependencies: ['matricula'] },
  );
  mocks.use(mocks.handlers.updateStep(createAnswer(), { once: true }));
  const isWaiting = () => state.form.fields.cargo?.isWaiting;
  flows.focusField('tipo');
  flows.editField('tipo', 'a');
  expect(isWaiting()).toBe(true);
  flows.leaveField('tipo');
  await until(() => isWaiting() === false);
  expect(sent('updateStep')).toHaveLength(1);
  flows.editField('tipo', 'ab');
  expect(isWaiting()).toBe(true);
  flows.editField('tipo', 'a');
  flows.leaveField('tipo');
  await until(() => isWaiting() === false);
  expect(sent('updateStep')).toHaveLength(1);
  const again = reload();
  await again.open();
  expect(again.state.form.fields.cargo?.isWaiting).toBe(false);
});

test('[4.32] [3.23e] a field does not wait for an answer to a value that the service has filled in, because the app sends nothing for it', async () => {
  const { flows, mocks, sent, state } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'tipo', shouldUpdate: true },
    { key: 'classe', shouldUpdate: true },
    { key: 'matricula', readOnly: true },
    { key: 'cargo', required: true, dependencies: ['matricula'] },
  );
  mocks.use(mocks.handlers.updateStep(createAnswer({ classe: 'B' }), { once: true }));
  flows.editField('tipo', 'a');
  flows.leaveField('tipo');
  await until(() => state.form.fields.classe?.value === 'B');
  await waitForPendingWork();
  expect(state.form.fields.cargo?.isWaiting).toBe(false);
  expect(sent('updateStep')).toHaveLength(1);
});
