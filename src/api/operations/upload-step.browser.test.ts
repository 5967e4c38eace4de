import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { createHandlers } from '#mocks/contract/handlers.gen.ts';
import { createEngine, type Engine } from '#mocks/engine.ts';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createServiceClient } from '../client.ts';
import type { CallContext } from './call-operation.ts';
import { type StepUpload, uploadStep } from './upload-step.ts';

/** A worker instead of an interceptor, so that the browser's XMLHttpRequest runs. */
const worker = setupWorker();
beforeAll(() =>
  worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  }),
);
afterAll(() => worker.stop());
let engine: Engine;
let updateStep: ReturnType<typeof createHandlers>['updateStep'];
beforeEach(() => {
  worker.resetHandlers();
  engine = createEngine({ scenario: happyPath });
  ({ updateStep } = createHandlers(engine));
});

const service = {
  serviceUrl: location.origin,
  credential: 'segredo',
  headers: () => ({ 'x-fingerprint': '984956886', 'x-access-token': '' }),
};
const context: CallContext = {
  client: createServiceClient(service),
  service,
  isOnline: () => true,
  trackWork: work => work,
  now: Date.now,
};

const createPhoto = (name: string, size: number) =>
  new File([new Uint8Array(size).fill(7)], name, { type: 'image/jpeg' });
const knownProposal = proposalWith({});

const uploadWith = (overrides: Partial<StepUpload> = {}): StepUpload => ({
  hashId: 'h1',
  slug: 'documentos',
  order: 2,
  metaProductBankId: 'm1',
  data: { tipo: { value: 'rg', label: 'RG' } },
  deviceTracking: { language: 'pt-BR' },
  last: knownProposal,
  knownProposal: () => knownProposal,
  idempotencyKey: 'k-1',
  files: [
    { fieldKey: 'rg', file: createPhoto('frente.jpg', 40_000) },
    { fieldKey: 'rg', file: createPhoto('verso.jpg', 10_000) },
    { fieldKey: 'conta', file: new File(['%PDF-1.7'], 'conta.pdf', { type: 'application/pdf' }) },
  ],
  ...overrides,
});

test('[7.10b] [7.10a] [7.2] files are sent as multipart with hashId, order, answers, the last returned data and the headers of every call', async () => {
  const received: Request[] = [];
  worker.use(
    updateStep(({ request }) => {
      received.push(request);
      const data = { _id: 'p1', currentStep: 'analise', situation: '', selfContract: {} };
      return { kind: 'reply', status: 200, body: { data } };
    }),
  );
  const answer = await uploadStep(context, uploadWith());
  expect(answer).toMatchObject({ ok: true, value: { proposal: { id: 'p1', currentStep: 'analise' } } });
  const [request] = received;
  if (!request) throw new Error('Nothing was sent.');
  expect(new URL(request.url).pathname).toBe('/unauth/product-self-contract/update-step/h1/step/documentos');
  const { headers } = request;
  expect([headers.get('authorization'), headers.get('version'), headers.get('x-fingerprint')]).toEqual([
    'Bearer segredo',
    'v2',
    '984956886',
  ]);
  expect(headers.has('x-access-token')).toBe(false);
  expect(headers.get('idempotency-key')).toBe('k-1');
  const form = await request.formData();
  expect(
    Object.fromEntries(
      ['hashId', 'order', 'metaProductBankId', 'idempotencyKey'].map(name => [name, form.get(name)]),
    ),
  ).toEqual({
    hashId: 'h1',
    order: '2',
    metaProductBankId: 'm1',
    idempotencyKey: 'k-1',
  });
  expect(JSON.parse(String(form.get('data')))).toEqual({ tipo: { value: 'rg', label: 'RG' } });
  expect(JSON.parse(String(form.get('last')))).toMatchObject({ _id: 'p1', currentStep: 'simulacao' });
  const files = [...form.getAll('rg'), ...form.getAll('conta')].map(part =>
    typeof part === 'string' ? part : [part.name, part.type, part.size],
  );
  expect(files).toEqual([
    ['frente.jpg', 'image/jpeg', 40_000],
    ['verso.jpg', 'image/jpeg', 10_000],
    ['conta.pdf', 'application/pdf', 8],
  ]);
});

test('[7.5] a refused upload has the same failure as any other refused call', async () => {
  worker.use(
    updateStep({
      kind: 'reply',
      status: 422,
      body: { message: 'Documento ilegível.', errors: { rg: 'Envie de novo.' } },
    }),
  );
  expect(await uploadStep(context, uploadWith())).toMatchObject({
    ok: false,
    problem: {
      kind: 'service',
      operation: 'updateStep',
      isWrite: true,
      status: 422,
      message: 'Documento ilegível.',
      fieldErrors: { rg: 'Envie de novo.' },
    },
  });
});

test('[7.4] a broken connection, HTML and an empty answer are failures of an unknown outcome', async () => {
  worker.use(updateStep({ kind: 'networkError' }));
  expect(await uploadStep(context, uploadWith())).toMatchObject({
    problem: { kind: 'network', isWrite: true },
  });
  worker.use(updateStep({ kind: 'html' }));
  expect(await uploadStep(context, uploadWith())).toMatchObject({
    problem: { kind: 'malformed', reason: 'HTML instead of JSON' },
  });
  worker.use(updateStep({ kind: 'emptyBody', status: 204 }));
  expect(await uploadStep(context, uploadWith())).toMatchObject({
    problem: { kind: 'malformed', reason: 'empty body' },
  });
});

test('[7.4] an aborted upload has the failure cancelled, and an upload aborted before its start sends nothing', async () => {
  worker.use(updateStep({ kind: 'latency', ms: 5000 }));
  const visitor = new AbortController();
  const sending = uploadStep(context, uploadWith({ signal: visitor.signal }));
  await eventually(() => expect(engine.journal).toHaveLength(1));
  visitor.abort();
  expect(await sending).toEqual({ ok: false, problem: { kind: 'cancelled', operation: 'updateStep' } });
  expect(await uploadStep(context, uploadWith({ signal: visitor.signal }))).toMatchObject({
    problem: { kind: 'cancelled' },
  });
  expect(engine.journal).toHaveLength(1);
});
