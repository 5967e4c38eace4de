import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Destination } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, succeed } from '#shared/result.ts';
import type { AppState } from '#state/app-state.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { fetchStep } from './fetch-step.ts';

const known = stepWith({ slug: 'dados', order: 3 });

/** The service answers to requests for the step `novo` like this, in order; the last answer repeats. */
function startFetching(
  answers: readonly (Step | Failure)[],
  slug = 'novo',
  leftPlace: Destination = { kind: 'opening' },
) {
  const requests: unknown[][] = [];
  const api: Partial<Api> = {
    showStep: async (hashId, requestedSlug, signal) => {
      requests.push([hashId, requestedSlug, signal]);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new Error('There is no answer.');
      return 'kind' in answer ? fail(answer) : succeed(answer);
    },
  };
  const bare = createContextWithoutService(api);
  bare.state.config = configurationWith({ steps: [known] });
  const signal = bare.context.placeScope.enter();
  const fetching = fetchStep(bare.context, slug, signal, leftPlace);
  return {
    ...bare,
    requests,
    signal,
    fetching,
    advance: async (milliseconds: number) => {
      await bare.platform.clock.advance(milliseconds);
      await runPendingWork();
    },
  };
}

const refusal = (members: Parameters<typeof buildServiceFailure>[0]): Failure =>
  buildServiceFailure({ operation: 'showStep', isWrite: false, ...members });
const brokenConnection: Failure = {
  kind: 'network',
  operation: 'showStep',
  isWrite: false,
  isOffline: false,
};
const changedFlow = {
  kind: 'page',
  page: { lines: ['Houve uma alteração no fluxo do Banco. Tente novamente mais tarde'] },
};

test('[11.3] the draft of an earlier visit gets the fields of its step when that arrives, or leaves', async () => {
  const fetched = stepWith({ slug: 'novo', fields: [buildField({ key: 'rua' })] });
  for (const [schema, values] of [
    ['rua:text|bairro:text', { rua: 'Rua A' }],
    ['rua:money', undefined],
  ] as const) {
    const { state, fetching } = startFetching([fetched]);
    state.drafts.novo = { values: { rua: 'Rua A', bairro: 'Sé' }, edited: ['rua', 'bairro'], schema };
    await fetching;
    expect(state.drafts.novo?.values).toEqual(values);
  }
});

test('[7.11] the step is requested for the hash id and joins the configuration, which stays the same otherwise', async () => {
  const { state, requests, fetching, signal } = startFetching([
    stepWith({ slug: 'novo', order: 1, name: 'Novo' }),
  ]);
  expect(await fetching).toBeUndefined();
  expect(requests).toEqual([[state.hashId, 'novo', signal]]);
  expect(state.config).toEqual(
    configurationWith({ steps: [known, stepWith({ slug: 'novo', order: 1, name: 'Novo' })] }),
  );
});

/** The order of the fetched step, whose own order is this, among these steps. */
async function orderOf(
  order: number,
  steps: Step[],
  members: Partial<AppState> = {},
  leftPlace?: Destination,
) {
  const { state, fetching } = startFetching([stepWith({ slug: 'novo', order })], 'novo', leftPlace);
  Object.assign(state, { config: configurationWith({ steps }), ...members });
  await fetching;
  return state.config?.steps.at(-1)?.order;
}

test('[3.22] a step has the order that the service names, also zero; without one it follows the first step of the proposal', async () => {
  expect(await orderOf(0, [known])).toBe(0);
  expect(await orderOf(-1, [known])).toBe(4);
  expect(await orderOf(-1, [])).toBe(0);
  const steps = [known, stepWith({ slug: 'b', order: 5 }), stepWith({ slug: 'modelo', order: -1 })];
  expect(await orderOf(-1, steps)).toBe(4);
});

test('[3.22] [2.39] [4.12] a step without an order follows the last one that is done, so no later step counts as an earlier one', async () => {
  const steps = [
    stepWith({ slug: 'dados', order: 0 }),
    stepWith({ slug: 'endereco', order: 1 }),
    stepWith({ slug: 'analise', order: 2, status: 'waiting', type: stepTypeWith('creditAnalysis') }),
    stepWith({ slug: 'termos', order: 3 }),
    stepWith({ slug: 'fim', order: 4, status: 'finished', type: stepTypeWith('finished') }),
  ];
  const answered = (...slugs: string[]) => ({
    proposal: { ...proposalAt('novo'), answers: Object.fromEntries(slugs.map(slug => [slug, { a: '1' }])) },
  });
  expect(await orderOf(-1, steps, answered('dados', 'endereco'))).toBe(1.5);
  expect(await orderOf(-1, steps, answered('dados', 'endereco', 'termos'))).toBe(3.5);
  const empty = { ...proposalAt('novo'), answers: { dados: { a: '1' }, termos: {} } };
  expect(await orderOf(-1, steps, { proposal: empty })).toBe(0.5);
  expect(await orderOf(-1, steps, { ...answered('dados'), stepStatus: { analise: 'success' } })).toBe(2.5);
  expect(await orderOf(-1, steps, answered('dados'), { kind: 'step', slug: 'analise' })).toBe(2.5);
  expect(await orderOf(-1, steps.slice(0, 2), answered('dados', 'endereco'))).toBe(2);
});

test('[8.43] a step of another name is a failure', async () => {
  const { platform, state, fetching } = startFetching([stepWith({ slug: 'outro' })]);
  expect(await fetching).toMatchObject({ kind: 'page' });
  expect(platform.logLines).toEqual([
    ['[proposta] journey: stepNotFound', 'the service is at "novo", which is no step of this product'],
  ]);
  expect(state.config?.steps).toEqual([known]);
});

test('[8.4] a service that names no step is not asked for one', async () => {
  const { platform, requests, fetching } = startFetching([known], '');
  expect(await fetching).toMatchObject(changedFlow);
  expect(requests).toEqual([]);
  expect(platform.logLines).toEqual([
    ['[proposta] journey: CurrentStepNotFound', 'the service is at "", which is no step of this product'],
  ]);
});

test.each<[string, Failure, object]>([
  [
    'a broken connection',
    brokenConnection,
    { kind: 'ask', question: { text: 'Por favor, tente novamente recarregando a página.', onOk: 'reopen' } },
  ],
  [
    'a device without a connection',
    { ...brokenConnection, isOffline: true },
    { kind: 'ask', question: { text: 'Verifique sua conexão com a internet.', whenOnline: 'ok' } },
  ],
  ['500', refusal({ status: 500 }), { kind: 'page', page: { title: 'Instabilidade na comunicação' } }],
  [
    '429',
    refusal({ status: 429, message: 'Aguarde.' }),
    { kind: 'page', page: { lines: ['Aguarde.'], action: { recovery: 'reopen' } } },
  ],
])(
  '[7.3] [9.11] [8.2] [8.3] [8.21] after %s the step is requested five times more, each pause twice as long; then the failure shows',
  async (_, failure, nextAction) => {
    const { requests, fetching, advance } = startFetching([failure]);
    await runPendingWork();
    for (const [index, pause] of [500, 1000, 2000, 4000, 8000].entries()) {
      await advance(pause - 1);
      expect(requests).toHaveLength(index + 1);
      await advance(1);
      expect(requests).toHaveLength(index + 2);
    }
    expect(await fetching).toMatchObject(nextAction);
  },
);

test('[7.3] a later attempt may succeed', async () => {
  const { state, fetching, advance } = startFetching([brokenConnection, stepWith({ slug: 'novo' })]);
  await runPendingWork();
  await advance(500);
  expect(await fetching).toBeUndefined();
  expect(state.config?.steps).toHaveLength(2);
});

test.each([
  { status: 400 },
  { status: 404 },
  { status: 404, message: 'Não encontramos o que você pediu.' },
  { status: 499 },
])('[8.4] after %o the step is not requested again, and it counts as not found', async members => {
  const { requests, fetching } = startFetching([refusal(members)]);
  expect(await fetching).toMatchObject(changedFlow);
  expect(requests).toHaveLength(1);
});

test('[8.25] after CONFLICT with 404 the system is read again; if the step conflicts again, the text of 8.3 shows with a retry', async () => {
  const conflict = refusal({ status: 404, label: 'CONFLICT' });
  const { context, fetching, signal, requests } = startFetching([conflict]);
  const reopens = { kind: 'run', recovery: 'reopen' };
  expect(await fetching).toEqual(reopens);
  // The service is at another step by now.
  context.state.proposal = proposalAt('outro');
  expect(await fetchStep(context, 'outro', signal, { kind: 'opening' })).toEqual(reopens);
  expect(await fetchStep(context, 'outro', signal, { kind: 'opening' })).toMatchObject({
    kind: 'page',
    page: {
      lines: ['Por favor, tente novamente recarregando a página.'],
      action: { label: 'Tentar Novamente', recovery: 'reopen' },
    },
  });
  expect(requests).toHaveLength(3);
});

test.each<[string, Failure, object]>([
  ['401', refusal({ status: 401 }), { kind: 'go', to: { kind: 'tokenValidation' } }],
  [
    'an end of the flow',
    refusal({ status: 422, endsFlow: true, message: 'Fim.' }),
    { kind: 'page', page: { lines: ['Fim.'] } },
  ],
  [
    'no offer',
    refusal({ status: 400, noOffer: true }),
    { kind: 'page', page: { title: 'Não temos uma oferta hoje para você', isError: false } },
  ],
  [
    'a refusal with a message',
    refusal({ status: 400, message: 'Etapa suspensa pelo banco.' }),
    { kind: 'page', page: { lines: ['Etapa suspensa pelo banco.'] } },
  ],
  [
    'a redirection with 500',
    refusal({ status: 500, redirects: true, redirectsToHash: '6650c1f2a4b3d90012e7f0b7' }),
    { kind: 'openHash' },
  ],
])('[4.5] [8.1] [8.20] [8.23] [8.24] %s has a destination of its own', async (_, failure, nextAction) => {
  const { requests, fetching } = startFetching([failure]);
  expect(await fetching).toMatchObject(nextAction);
  expect(requests).toHaveLength(1);
});

test('[4.28] a pause of the service is kept, up to 30 s; a longer one is shown', async () => {
  const short = startFetching([refusal({ status: 503, retryAfter: 30 })]);
  await runPendingWork();
  await short.advance(29_999);
  expect(short.requests).toHaveLength(1);
  await short.advance(1);
  expect(short.requests).toHaveLength(2);
  short.context.placeScope.leave();
  const long = startFetching([refusal({ status: 503, retryAfter: 31, message: 'Em manutenção.' })]);
  expect(await long.fetching).toMatchObject({ kind: 'page', page: { lines: ['Em manutenção.'] } });
});

test('[7.11] who leaves during a request or a pause ends the attempts without a page', async () => {
  const duringRequest = startFetching([stepWith({ slug: 'novo' })]);
  duringRequest.context.placeScope.leave();
  expect(await duringRequest.fetching).toBeUndefined();
  expect(duringRequest.state.config?.steps).toEqual([known]);
  const duringPause = startFetching([brokenConnection]);
  await runPendingWork();
  duringPause.context.placeScope.leave();
  expect(await duringPause.fetching).toBeUndefined();
  expect(duringPause.requests).toHaveLength(1);
  const afterErasure = startFetching([stepWith({ slug: 'novo' })]);
  afterErasure.state.config = undefined;
  expect(await afterErasure.fetching).toBeUndefined();
  expect(afterErasure.state.config).toBeUndefined();
});
