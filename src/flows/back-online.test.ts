import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { setUpFlows, typeAddress, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { openAtStep } from '#tests/flows/open-at-step.ts';
import { turnOffline } from '#tests/flows/turn-offline.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

test('[8.2] over a form the dialog closes when the connection is back; typed values stay, and nothing is sent', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  const typedNumber = stage.state.form.fields.numero?.value;
  turnOffline(stage, true);
  void stage.flows.submit();
  await until(() => stage.state.dialog.isOpen);
  expect(stage.state.dialog.text).toBe('Verifique sua conexão com a internet.');
  const countBefore = stage.sent('updateStep').length;
  turnOffline(stage, false);
  await until(() => !stage.state.dialog.isOpen);
  expect(stage.state.form.fields.numero?.value).toBe(typedNumber);
  expect(stage.sent('updateStep')).toHaveLength(countBefore);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
});

test('[8.2] an opening that failed offline restarts by itself when the connection is back, because it only reads', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  turnOffline(stage, true);
  void stage.open();
  await until(() => stage.state.dialog.isOpen);
  turnOffline(stage, false);
  await until(() => stage.path() === '/endereco');
  expect(stage.state.dialog.isOpen).toBe(false);
});

test('[8.3] a dialog about something else stays when the connection is back', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  stage.engine.breakNext('updateStep', { kind: 'networkError' });
  void stage.flows.submit();
  await until(() => stage.state.dialog.isOpen);
  expect(stage.state.dialog.title).toBe('A conexão falhou');
  turnOffline(stage, false);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(stage.state.dialog.isOpen).toBe(true);
});

test('[8.2] [4.34] a list that failed offline loads by itself when the connection is back', async () => {
  const stage = setUpFlows({
    world: {
      proposal: { currentStep: 'dados-bancarios', answers: allAnswers(marina) },
    },
    plan: { getResource: { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' } },
  });
  await stage.open();
  const { state } = stage;
  await until(() => stage.sent('getResource').length === 1);
  turnOffline(stage, true);
  await until(() => state.form.fields.banco?.options.status === 'error');
  turnOffline(stage, false);
  await until(() => state.form.fields.banco?.options.status === 'success');
  expect(state.form.fields.banco?.options.options.length).toBeGreaterThan(1);
});

test('[8.2] [4.34] a postal code that could not be looked up offline is looked up when the connection is back', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  const { state, flows } = stage;
  turnOffline(stage, true);
  flows.editField('cep', marina.cep);
  await until(() => state.form.fields.cep?.options.status === 'error');
  turnOffline(stage, false);
  await until(() => state.form.fields.logradouro?.value === marina.street);
  expect(state.form.fields.cep?.options.message).toBe('');
});

test('[8.2] [4.34] a licence plate that could not be looked up offline is looked up when the connection is back', async () => {
  const stage = setUpFlows({
    product: 'financiamento-veiculo',
    world: { proposal: { currentStep: 'sobreOVeiculo', answers: {} } },
  });
  await stage.open();
  const { state, flows } = stage;
  flows.editField('temPlaca', { value: 'sim', label: 'Sim, tenho a placa' });
  turnOffline(stage, true);
  flows.editField('placa', 'BRA2E19');
  await until(() => state.form.fields.placa?.options.status === 'error');
  turnOffline(stage, false);
  await until(() => state.form.fields.modeloVeiculo?.value !== null, 'the vehicle of the plate is filled in');
  expect(state.form.fields.marcaVeiculo?.value).toEqual({ value: '43', label: 'Nissan' });
});

test('[8.2] a simulation that failed offline is requested again when the connection is back', async () => {
  const stage = setUpFlows({
    product: 'home-equity',
    world: { proposal: { currentStep: 'simulacao', answers: {} } },
    plan: { simulate: { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' } },
  });
  await stage.open();
  const { state } = stage;
  await until(() => stage.sent('simulate').length === 1);
  turnOffline(stage, true);
  await until(() => state.simulation.status === 'failed');
  turnOffline(stage, false);
  await until(() => state.simulation.status === 'ready');
  expect(state.simulation.message).toBe('');
  expect(state.simulation.offers).not.toEqual([]);
});

test('[8.2] a simulation that the service refused is not requested again when the connection is back', async () => {
  const stage = setUpFlows({
    product: 'home-equity',
    world: { proposal: { currentStep: 'simulacao', answers: {} } },
    plan: { simulate: { kind: 'reply', status: 500, body: { message: 'x' } } },
  });
  await stage.open();
  const { state } = stage;
  await until(() => state.simulation.status === 'failed');
  turnOffline(stage, true);
  turnOffline(stage, false);
  await waitForPendingWork();
  expect(stage.sent('simulate')).toHaveLength(1);
});

test('[8.2] reads of a page that the visitor has left are not repeated when the connection is back', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  const { state, flows } = stage;
  await flows.openSidePage('proposalStatus');
  turnOffline(stage, true);
  await Promise.all([flows.loadDetails(), flows.loadSigning()]);
  expect([state.proposalDetails.status, state.contracts.status]).toEqual(['error', 'error']);
  await flows.chooseStep('dados-pessoais');
  expect(stage.path()).toBe('/dados-pessoais');
  turnOffline(stage, false);
  await waitForPendingWork();
  expect([stage.sent('proposalDetails').length, stage.sent('listContracts').length]).toEqual([0, 0]);
});

test('[8.2] the state of a proposal and its contracts load by themselves when the connection is back', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  const { state, flows } = stage;
  turnOffline(stage, true);
  await flows.openSidePage('proposalStatus');
  await Promise.all([flows.loadDetails(), flows.loadSigning()]);
  expect([state.proposalDetails.status, state.contracts.status]).toEqual(['error', 'error']);
  turnOffline(stage, false);
  await until(() => state.proposalDetails.status === 'success' && state.contracts.status === 'success');
});

test('[8.2] a read that has succeeded is not repeated when the connection is back once more', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  const { state, flows } = stage;
  await flows.openSidePage('proposalStatus');
  turnOffline(stage, true);
  await flows.loadDetails();
  turnOffline(stage, false);
  await until(() => state.proposalDetails.status === 'success');
  turnOffline(stage, true);
  turnOffline(stage, false);
  await waitForPendingWork();
  expect(stage.sent('proposalDetails')).toHaveLength(1);
});

test('[8.2] [7.14] the contracts of a step load by themselves when the connection is back', async () => {
  const stage = await openAtStep('contractApi', {
    status: 'init',
    plan: { listContracts: { kind: 'reply', status: 200, body: { data: [] } } },
  });
  const { state, flows } = stage;
  turnOffline(stage, true);
  await flows.loadContracts();
  expect(state.contracts.status).toBe('error');
  turnOffline(stage, false);
  await until(() => state.contracts.status === 'success');
});

test('[8.2] [4.34] a read-only amount that could not be looked up offline is looked up when the connection is back', async () => {
  const stage = setUpFlows({
    product: 'home-equity',
    world: { proposal: { currentStep: 'imovel', answers: {} } },
    plan: {
      getResidencyValue: { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' },
    },
    wrap: withConfiguration(({ steps }) => {
      for (const { fields } of steps)
        for (const field of fields) if (field.key === 'valorDoImovel') field.readOnly = true;
    }),
  });
  await stage.open();
  const { state, flows } = stage;
  flows.editField('cepDoImovel', marina.cep);
  await until(() => stage.engine.journal.some(({ operation }) => operation === 'getResidencyValue') === true);
  turnOffline(stage, true);
  await until(() => state.form.fields.valorDoImovel?.options.status === 'error');
  turnOffline(stage, false);
  await until(() => typeof state.form.fields.valorDoImovel?.value === 'number');
  expect(stage.engine.journal.filter(({ operation }) => operation === 'getResidencyValue')).toHaveLength(2);
});
