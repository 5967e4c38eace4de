import { expect, test } from 'vitest';
import type { Sequence } from '#scenarios/define-scenario.ts';
import { until } from '#tests/flows/flow-stage.ts';
import { loan, settle, visitSimulation } from '#tests/flows/visit-simulation.ts';

/** The second request fails, and those after it as `afterLast` says. */
const failAtSecondCall = (afterLast: Sequence<'simulate'>['afterLast']): Sequence<'simulate'> => ({
  kind: 'sequence',
  answers: [{ kind: 'world' }, { kind: 'networkError' }],
  afterLast,
});

test('[4.28] a visitor who comes back to a refused simulation, or changes it, sends no request before the pause is over', async () => {
  const busy = {
    kind: 'reply',
    status: 429,
    body: { code: 429, message: 'Muitos pedidos.' },
    headers: { 'retry-after': '60' },
  } as const;
  const visit = await visitSimulation({
    ...loan,
    plan: { simulate: { kind: 'sequence', answers: [busy], afterLast: 'worldAnswers' } },
  });
  const { flows, platform, state, sent } = visit;
  expect(state.simulation.status).toBe('failed');
  await flows.openSidePage('followUp');
  await flows.recover('reopen');
  await until(() => state.place.kind === 'step' && state.simulation.status === 'failed');
  await flows.retrySimulation();
  await until(() => state.simulation.status === 'failed');
  expect(state.simulation.message).toBe('Muitos pedidos.');
  await flows.changeSimulation({ insured: true });
  expect(state.simulation.status).toBe('failed');
  expect(sent('simulate')).toHaveLength(1);
  await platform.clock.advance(60_000);
  await flows.retrySimulation();
  await until(() => state.simulation.status === 'ready');
  expect(sent('simulate')).toHaveLength(2);
});

test('[8.20] a simulation that a gateway did not let through (429) asks for a pause', async () => {
  const { state } = await visitSimulation({ ...loan, plan: { simulate: { kind: 'html', status: 429 } } });
  expect(state.simulation).toMatchObject({
    status: 'failed',
    message: 'O serviço recebeu muitos pedidos em pouco tempo. Aguarde um momento e tente novamente.',
  });
});

test('[8.42] without an offer the screen shows "Simulação não encontrada"', async () => {
  const { state } = await visitSimulation({
    ...loan,
    plan: {
      simulate: { kind: 'reply', status: 200, body: { data: { valor: 0, installmentSimulations: [] } } },
    },
  });
  expect(state.simulation).toMatchObject({ status: 'empty', message: 'Simulação não encontrada' });
});

test('[8.42] the answer 404 to a simulation shows "Simulação não encontrada", too', async () => {
  const { state } = await visitSimulation({
    ...loan,
    plan: {
      simulate: { kind: 'reply', status: 404, body: { message: 'Simulação não encontrada', code: 404 } },
    },
  });
  expect(state.simulation).toMatchObject({ status: 'empty', message: 'Simulação não encontrada' });
});

test('[8.48] a failed request keeps the last good offer, shows an error and can be repeated', async () => {
  const visit = await visitSimulation({
    ...loan,
    plan: { simulate: failAtSecondCall('worldAnswers') },
  });
  const { flows, state } = visit;
  const offersBefore = state.simulation.offers;
  const { min } = state.simulation.limits ?? { min: 0 };
  void flows.changeSimulation({ amount: min });
  await settle(visit);
  expect(state.simulation.offers).toBe(offersBefore);
  expect(state.simulation).toMatchObject({
    status: 'failed',
    message: 'Não foi possível carregar os dados. Tente novamente ou atualize a página.',
  });
  await flows.retrySimulation();
  await until(() => state.simulation.status === 'ready');
  expect(state.simulation.offers[0]?.amount).toBe(min);
  expect(state.simulation.message).toBe('');
});

test('[8.48] [5.5] until the next answer the offers of a failed request cannot be chosen, also after an invalid input', async () => {
  const visit = await visitSimulation({
    ...loan,
    plan: { simulate: failAtSecondCall('repeat') },
  });
  const { flows, platform, state } = visit;
  const { min, max } = state.simulation.limits ?? { min: 0, max: 0 };
  const months = state.simulation.offers[0]?.options[0]?.months ?? 0;
  void flows.changeSimulation({ amount: min });
  await settle(visit);
  const { message } = state.simulation;
  void flows.changeSimulation({ amount: min + 1_00 });
  await until(() => platform.clock.sleepingCount() > 0);
  expect(state.simulation.status).toBe('loading');
  await flows.chooseOption({ lender: '', months });
  expect(state.simulation.chosen).toBeUndefined();
  await flows.changeSimulation({ amount: max + 1 });
  expect(state.simulation).toMatchObject({ status: 'failed', message });
  await flows.chooseOption({ lender: '', months });
  expect(state.simulation.chosen).toBeUndefined();
});

test('[8.23] an expired session leads to token validation', async () => {
  const { state } = await visitSimulation({
    ...loan,
    plan: { simulate: { kind: 'reply', status: 401, body: { message: 'Sua sessão expirou.', code: 401 } } },
  });
  await until(() => state.place.kind === 'tokenValidation');
  expect(state.simulation.chosen).toBeUndefined();
});

test('[7.5] a refusal by the service is shown at its input', async () => {
  const visit = await visitSimulation({
    ...loan,
    plan: {
      simulate: {
        kind: 'sequence',
        answers: [
          { kind: 'world' },
          {
            kind: 'reply',
            status: 422,
            body: { message: 'Revise.', code: 422, errors: { valor: 'Margem menor.' } },
          },
        ],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { flows, state } = visit;
  void flows.changeSimulation({ insured: true });
  await settle(visit);
  expect(state.simulation).toMatchObject({
    status: 'ready',
    errors: { amount: 'Margem menor.' },
    message: '',
  });
});
