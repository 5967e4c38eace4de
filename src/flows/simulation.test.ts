import { expect, test } from 'vitest';
import { setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { loan, reopen, settle, visitSimulation, worldAt } from '#tests/flows/visit-simulation.ts';

test('[7.28] opening a simulation requests an offer; the amount is the one that the service suggests', async () => {
  const { state, sent } = await visitSimulation(loan);
  expect(state.simulation.status).toBe('ready');
  expect(sent('simulate')).toHaveLength(1);
  const [offer] = state.simulation.offers;
  expect(offer?.options.length).toBeGreaterThan(1);
  expect(state.simulation.inputs.amount).toBe(offer?.amount);
  expect(state.simulation.limits).toEqual(offer?.limits);
  expect(state.simulation.chosen).toBeUndefined();
});

test('[5.24] [9.9] 300 ms after the last of several changes one request is sent', async () => {
  const visit = await visitSimulation(loan);
  const { flows, platform, state, sent } = visit;
  const { min } = state.simulation.limits ?? { min: 0 };
  void flows.changeSimulation({ amount: min + 1_00 });
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(299);
  void flows.changeSimulation({ amount: min + 2_00 });
  await waitForPendingWork();
  await platform.clock.advance(299);
  await waitForPendingWork();
  expect(sent('simulate')).toHaveLength(1);
  expect(state.simulation.status).toBe('loading');
  await platform.clock.advance(1);
  await until(() => state.simulation.status === 'ready');
  expect(sent('simulate')).toHaveLength(2);
  expect(sent('simulate')[1]).toMatchObject({ valor: (min + 2_00) / 100 });
  expect(state.simulation.offers[0]?.amount).toBe(min + 2_00);
});

test('[11.6] a newer request aborts the older one; the last good offer stays meanwhile', async () => {
  const visit = await visitSimulation({
    ...loan,
    plan: {
      simulate: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, { kind: 'latency', ms: 150 }],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { flows, platform, state, sent } = visit;
  const firstOffers = state.simulation.offers;
  const { min } = state.simulation.limits ?? { min: 0 };
  void flows.changeSimulation({ amount: min });
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(300);
  await until(() => sent('simulate').length === 2);
  expect(state.simulation.offers).toBe(firstOffers);
  expect(state.simulation.status).toBe('loading');
  void flows.changeSimulation({ amount: min + 5_00 });
  await settle(visit);
  expect(state.simulation.offers[0]?.amount).toBe(min + 5_00);
  await waitForPendingWork(200);
  expect(state.simulation.offers[0]?.amount).toBe(min + 5_00);
});

test('[5.5] an amount outside the limits shows an error at once and sends no request; the earlier offer cannot be accepted', async () => {
  const { flows, platform, state, sent } = await visitSimulation(loan);
  const { max } = state.simulation.limits ?? { max: 0 };
  await flows.changeSimulation({ amount: max + 1 });
  expect(state.simulation.errors).toEqual({ amount: 'O valor não pode ser maior que o valor máximo' });
  expect(platform.clock.sleepingCount()).toBe(0);
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 });
  await flows.submitSimulation();
  expect(state.simulation.errorFocusRequests).toBe(1);
  expect(sent('simulate')).toHaveLength(1);
  expect(sent('updateStep')).toEqual([]);
});

test('[5.1] without a choice nothing is sent, and a message says what is missing', async () => {
  const { flows, state, sent } = await visitSimulation(loan);
  await flows.submitSimulation();
  expect(state.simulation.errors).toEqual({ months: 'O campo Prazo é obrigatório' });
  expect(state.simulation.errorFocusRequests).toBe(1);
  expect(sent('updateStep')).toEqual([]);
});

test('[7.28] the chosen option is saved in reais, months and a fraction, and the next step opens', async () => {
  const { flows, state, sent, path } = await visitSimulation(loan);
  const option = state.simulation.offers[0]?.options[0];
  if (!option) throw new Error('There is no option.');
  await flows.chooseOption({ lender: '', months: option.months });
  await flows.submitSimulation();
  expect(sent('updateStep')[0]?.data).toMatchObject({
    valor: (state.simulation.offers[0]?.amount ?? 0) / 100,
    prazo: option.months,
    taxa: option.monthlyRate,
    valorDaParcela: option.instalment / 100,
  });
  expect(path()).not.toBe('/simulacao');
});

test('[11.3] an option that the visitor chooses the moment before a reload is still chosen after it', async () => {
  const visit = await visitSimulation(loan);
  const months = visit.state.simulation.offers[0]?.options[0]?.months ?? 0;
  void visit.flows.chooseOption({ lender: '', months });
  const nextVisit = await reopen(visit);
  expect(nextVisit.state.simulation.chosen).toEqual({ lender: '', months });
});

test('[11.3] an amount that the visitor changes the moment before a reload is still there after it', async () => {
  const visit = await visitSimulation(loan);
  const amount = (visit.state.simulation.limits?.min ?? 0) + 5_00;
  void visit.flows.changeSimulation({ amount });
  const nextVisit = await reopen(visit);
  expect(nextVisit.state.simulation.inputs.amount).toBe(amount);
});

test('[7.28] a tap on an option that is no longer offered leaves the earlier choice', async () => {
  const { flows, state } = await visitSimulation(loan);
  const chosen = { lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 };
  await flows.chooseOption(chosen);
  await flows.chooseOption({ lender: '', months: 1 });
  expect(state.simulation.chosen).toEqual(chosen);
});

test('[7.19] [7.28] a chosen option is saved without a call for consents', async () => {
  const { flows, state, sent } = await visitSimulation(loan);
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 });
  await flows.submitSimulation();
  expect(sent('updateStep')).not.toEqual([]);
  expect(sent('externalLgpd')).toEqual([]);
});

test('[11.2] if the answer to a saved choice is lost, the next step opens and nothing is sent twice', async () => {
  const { flows, state, sent, path, engine } = await visitSimulation({
    ...loan,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 });
  await flows.submitSimulation();
  expect(path()).not.toBe('/simulacao');
  expect(sent('updateStep').filter(body => body.polling !== true)).toHaveLength(1);
  expect(engine.report().effects.savedSteps).toBe(1);
});

test('[11.1] ten presses send the choice once', async () => {
  const { flows, state, engine } = await visitSimulation(loan);
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 });
  await Promise.all(Array.from({ length: 10 }, () => flows.submitSimulation()));
  expect(engine.report().effects.savedSteps).toBe(1);
});

test('[4.35] [11.6] the end of a replaced request for the contracts does not look like a failure of the new one', async () => {
  const stage = setUpFlows({
    product: 'portabilidade',
    world: worldAt('portabilidade'),
    plan: {
      getQitechContracts: {
        kind: 'sequence',
        answers: [{ kind: 'hang' }, { kind: 'hang' }],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { flows, state, sent } = stage;
  await stage.open();
  await until(() => sent('getQitechContracts').length === 1);
  void flows.openSimulation();
  await until(() => sent('getQitechContracts').length === 2);
  await waitForPendingWork();
  expect(state.simulation.contracts.status).toBe('loading');
});

test('[11.9] leaving the step aborts its requests and its timers', async () => {
  const { flows, platform, state, sent } = await visitSimulation(loan);
  const { min } = state.simulation.limits ?? { min: 0 };
  void flows.changeSimulation({ amount: min });
  await until(() => platform.clock.sleepingCount() === 1);
  flows.dispose();
  await waitForPendingWork();
  await platform.clock.advance(1000);
  await waitForPendingWork();
  expect(sent('simulate')).toHaveLength(1);
});
