import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '#journey/model/failure.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import type { Result } from '#shared/result.ts';
import { type Api, createApi } from './api.ts';

/** The requests that the service has received and does not answer. */
let requests: Request[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    request =>
      new Promise((_, reject) => {
        if (!(request instanceof Request)) throw new Error('The client sends a Request.');
        requests.push(request);
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      }),
  );
});
afterEach(() => {
  vi.mocked(globalThis.fetch).mockRestore();
  vi.useRealTimers();
});

const setUpApi = (): Api =>
  createApi({
    serviceUrl: 'https://s.example',
    credential: 'segredo',
    headers: () => ({}),
    isOnline: () => true,
    trackWork: work => work,
    now: () => 0,
    steadyNow: () => 0,
    ipServices: [],
    cepServices: [],
  });

const visitor = { hashId: 'h1', proposalId: 'p1' };
const knownProposal = proposalWith({});
const request = { hashId: 'h1', knownProposal: () => knownProposal };
const write = { ...request, idempotencyKey: 'k1', proposalId: 'p1', last: knownProposal };
const stepWrite = { ...write, slug: 'dados', order: 1, metaProductBankId: '', data: {}, deviceTracking: {} };
const list = { hashId: 'h1', fieldId: 'f1', proposalId: 'p1', reference: '' };
const inputs = { amount: 1, instalment: undefined, kind: undefined, entry: 1, insured: false, months: 1 };
const simulation = {
  ...inputs,
  productCall: 'x',
  pricingType: undefined,
  contracts: undefined,
  estate: undefined,
};
const vehicle = { tipo: '', marca: '', modelo: '' };

type Call = (api: Api, signal: AbortSignal) => Promise<Result<unknown, Failure>>;

/** Operation of the api, operation of the contract, call. */
const reads: readonly [keyof Api, string, Call][] = [
  ['getSystem', 'getSystem', (api, signal) => api.getSystem('h1', '', signal)],
  ['pollStep', 'updateStep', (api, signal) => api.pollStep(stepWrite, signal)],
  ['finishedUpdate', 'finishedUpdate', (api, signal) => api.finishedUpdate(knownProposal, signal)],
  ['showStep', 'showStep', (api, signal) => api.showStep('h1', 'dados', signal)],
  ['getOptions', 'getResource', (api, signal) => api.getOptions({ ...list, resource: 'banks' }, signal)],
  ['getOptions', 'getFieldOptions', (api, signal) => api.getOptions({ ...list, resource: 'lista' }, signal)],
  [
    'getOptions',
    'getMultipleFinancingResource',
    (api, signal) => api.getOptions({ ...list, resource: 'tipoDeImovel' }, signal),
  ],
  [
    'getOptions',
    'getFipeResource',
    (api, signal) => api.getOptions({ ...list, resource: 'marca', vehicle }, signal),
  ],
  [
    'getOptions',
    'getFipeModels',
    (api, signal) => api.getOptions({ ...list, resource: 'fipe-modelo-veiculo', vehicle }, signal),
  ],
  [
    'getOptions',
    'getFipeModelYears',
    (api, signal) => api.getOptions({ ...list, resource: 'fipe-ano-modelo-veiculo', vehicle }, signal),
  ],
  ['findCompanies', 'findCompaniesByName', (api, signal) => api.findCompanies('Padaria', signal)],
  ['getVehicleByPlate', 'getFipeResource', (api, signal) => api.getVehicleByPlate('h1', 'ABC1D23', signal)],
  [
    'getVehiclePrice',
    'getFipeValue',
    (api, signal) => api.getVehiclePrice({ hashId: 'h1', modelo: 'm', anoModelo: 'a' }, signal),
  ],
  ['getResidencyValue', 'getResidencyValue', (api, signal) => api.getResidencyValue('h1', '', signal)],
  [
    'getTokenValidation',
    'getTokenValidation',
    (api, signal) => api.getTokenValidation('h1', 'dados', signal),
  ],
  [
    'getMultiProposal',
    'getMultiProposal',
    (api, signal) => api.getMultiProposal({ hashId: 'h1', cpfOrId: 'p1' }, signal),
  ],
  [
    'pollC6ConsignadoPrivado',
    'pollC6ConsignadoPrivado',
    (api, signal) =>
      api.pollC6ConsignadoPrivado({ ...request, startPolling: true, resendSms: false }, signal),
  ],
  ['listContracts', 'listContracts', (api, signal) => api.listContracts('h1', signal)],
  ['proposalDetails', 'proposalDetails', (api, signal) => api.proposalDetails('p1', signal)],
  [
    'simulate',
    'simulateFgts',
    (api, signal) => api.simulate(visitor, { ...simulation, call: 'simulateFgts' }, signal),
  ],
  [
    'simulate',
    'simulateProduct',
    (api, signal) => api.simulate(visitor, { ...simulation, call: 'simulateProduct' }, signal),
  ],
  [
    'simulate',
    'simulateCdc',
    (api, signal) => api.simulate(visitor, { ...simulation, call: 'simulateCdc' }, signal),
  ],
  [
    'simulate',
    'multipleFinancing',
    (api, signal) => api.simulate(visitor, { ...simulation, call: 'multipleFinancing' }, signal),
  ],
  [
    'getSimulationLimits',
    'getAgxPrivateRange',
    (api, signal) => api.getSimulationLimits('getAgxPrivateRange', visitor, signal),
  ],
  [
    'getSimulationList',
    'getQitechParticipants',
    (api, signal) => api.getSimulationList('getQitechParticipants', visitor, signal),
  ],
  ['getQitechContracts', 'getQitechContracts', (api, signal) => api.getQitechContracts(visitor, signal)],
];

const writes: readonly [keyof Api, string, Call][] = [
  [
    'createProposal',
    'createProposal',
    api => api.createProposal({ ...stepWrite, deviceIp: '', jwtToken: '' }),
  ],
  ['updateStep', 'updateStep', api => api.updateStep(stepWrite)],
  [
    'validateToken',
    'validateToken',
    api => api.validateToken({ ...write, step: 'dados', body: { token: '1' } }),
  ],
  [
    'partialForkProposal',
    'partialForkProposal',
    api => api.partialForkProposal({ ...write, proposalId: 'p1', step: '' }),
  ],
  [
    'pollC6ConsignadoPrivado',
    'pollC6ConsignadoPrivado',
    api => api.pollC6ConsignadoPrivado({ ...write, startPolling: false, resendSms: true }),
  ],
  [
    'sendC6ConsignadoPrivadoToken',
    'sendC6ConsignadoPrivadoToken',
    api => api.sendC6ConsignadoPrivadoToken({ ...write, token: '1' }),
  ],
  [
    'startCarEquityInsertion',
    'startCarEquityInsertion',
    api => api.startCarEquityInsertion({ ...write, retry: false }),
  ],
  ['redoDocumentLinkStep', 'redoDocumentLinkStep', api => api.redoDocumentLinkStep(write)],
  ['sendConsent', 'externalLgpd', api => api.sendConsent({ ...write, cpf: '', terms: [] })],
  [
    'financeCdc',
    'financeCdc',
    api => api.financeCdc({ ...write, entry: 0, months: 1, monthlyRate: 0, instalment: 0, insured: false }),
  ],
  ['newHash', 'newHash', api => api.newHash({ ...write, deviceIp: '' })],
];

/** Starts a call that is not answered, and waits until the service has its request. */
async function startCall(send: Call) {
  const visit = new AbortController();
  const outcome: { answer?: Result<unknown, Failure> } = {};
  void send(setUpApi(), visit.signal).then(answer => {
    outcome.answer = answer;
  });
  await vi.waitFor(() => expect(requests).toHaveLength(1), { interval: 1 });
  return { outcome, leave: () => visit.abort() };
}

const isAborted = (): boolean | undefined => requests[0]?.signal.aborted;

test.each([...reads.map(row => [...row, false] as const), ...writes.map(row => [...row, true] as const)])(
  '[9.1] [11.2] [11.10] an unanswered call of %s (%s) is aborted after 150 s, and says whether it is a write',
  async (_, operation, send, isWrite) => {
    const { outcome } = await startCall(send);
    expect(isAborted()).toBe(false);
    await vi.advanceTimersByTimeAsync(150_000);
    expect(isAborted()).toBe(true);
    expect(outcome.answer).toEqual({ ok: false, problem: { kind: 'timeout', operation, isWrite } });
  },
);

test.each(reads)(
  '[11.9] a read by %s (%s) is aborted when the visitor leaves',
  async (_, operation, send) => {
    const { outcome, leave } = await startCall(send);
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(isAborted()).toBe(true);
    expect(outcome.answer).toEqual({ ok: false, problem: { kind: 'cancelled', operation } });
  },
);

test('[11.10] these are all operations of the service but the upload, which has tests of its own', () => {
  const names = [...reads, ...writes].map(([name]) => name);
  const others = ['forgetAnswers', 'getDeviceIp', 'getPostalAddress', 'uploadStep'];
  expect(new Set([...names, ...others])).toEqual(new Set(Object.keys(setUpApi())));
});
