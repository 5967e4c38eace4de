import type { TrackWork } from './call.ts';
import { createServiceClient } from './client.ts';
import { type EarlyAnswers, fetchWithEarlyAnswer } from './early-answers.ts';
import { getDeviceIp } from './external/device-ip.ts';
import { getPostalAddress } from './external/postal-address.ts';
import { lazyOperation } from './lazy-operation.ts';
import type { OnPause, OnSuccess, OnUnreadable } from './operations/call-operation.ts';
import {
  getFieldOptions,
  getMultipleFinancingResource,
  getResource,
  isRealEstateList,
  isSharedList,
  type OptionsRequest,
} from './operations/field-options.ts';
import { getSystem } from './operations/get-system.ts';
import type { ListContext } from './operations/load-list.ts';
import { createReadCache } from './read-cache.ts';
import { createRefusedReads, type RefusedReads } from './refused-reads.ts';

export interface ApiOptions {
  serviceUrl: string;
  credential: string;
  headers: (hashId?: string) => Readonly<Record<string, string>>;
  /** Whether writes carry an idempotency key (`ClientOptions`). Absent: yes. */
  sendsIdempotencyKey?: boolean;
  isOnline: () => boolean;
  /** Awaits a network request on a page that may be closed meanwhile. */
  trackWork: TrackWork;
  /** Aborts when the app is disposed: no more requests are sent. */
  disposeSignal?: AbortSignal;
  /** Milliseconds since 1970, UTC. */
  now: () => number;
  /** Milliseconds of a clock that nobody sets. */
  steadyNow: () => number;
  /** Called with the pause that the service asks for before the next request of an operation. */
  onPause?: OnPause;
  /** Called after each successful answer of an operation. */
  onSuccess?: OnSuccess;
  /** Called with the names of members with amounts that the app could not read. */
  onUnreadable?: OnUnreadable;
  /** Addresses that answer with `ip`, tried in order. */
  ipServices: readonly string[];
  /** Addresses with `{cep}`, tried in order. */
  cepServices: readonly string[];
  /** Answers to the requests of the page's start script. */
  earlyAnswers?: EarlyAnswers;
}

/** Shared by the operations of one app. */
interface ApiContext extends ListContext {
  refusedReads: RefusedReads;
  options: ApiOptions;
  /** The answer to the start script's request for the IP; used once. */
  earlyIp: EarlyAnswers['deviceIp'];
}

const getVehicleList = lazyOperation(
  'getFipeResource',
  async () => (await import('./operations/vehicles.ts')).getVehicleList,
);

/** Loads the list of a field. */
function getOptions(context: ApiContext, request: OptionsRequest, signal?: AbortSignal) {
  if (request.vehicle) return getVehicleList(context, request, signal);
  if (isSharedList(request.resource)) return getResource(context, request, signal);
  return isRealEstateList(request.resource)
    ? getMultipleFinancingResource(context, request, signal)
    : getFieldOptions(context, request, signal);
}

/**
 * Every operation of the app, by its name. Those that the first form needs are loaded at the start, the others on first
 * use.
 */
const operations = {
  getSystem,
  getOptions,
  /** Forgets what the service has answered: lists, some of which contain names of persons, and refusals. */
  forgetAnswers: ({ cache, refusedReads }: ApiContext) => {
    cache.clear();
    refusedReads.clear();
  },
  createProposal: lazyOperation(
    'createProposal',
    async () => (await import('./operations/step-write.ts')).createProposal,
  ),
  updateStep: lazyOperation(
    'updateStep',
    async () => (await import('./operations/step-write.ts')).updateStep,
  ),
  pollStep: lazyOperation('updateStep', async () => (await import('./operations/step-write.ts')).pollStep),
  finishedUpdate: lazyOperation(
    'finishedUpdate',
    async () => (await import('./operations/step-write.ts')).finishedUpdate,
  ),
  showStep: lazyOperation('showStep', async () => (await import('./operations/show-step.ts')).showStep),
  uploadStep: lazyOperation(
    'updateStep',
    async () => (await import('./operations/upload-step.ts')).uploadStep,
  ),
  findCompanies: lazyOperation(
    'findCompaniesByName',
    async () => (await import('./operations/companies.ts')).findCompanies,
  ),
  getVehicleByPlate: lazyOperation(
    'getFipeResource',
    async () => (await import('./operations/vehicles.ts')).getVehicleByPlate,
  ),
  getVehiclePrice: lazyOperation(
    'getFipeValue',
    async () => (await import('./operations/vehicles.ts')).getVehiclePrice,
  ),
  getResidencyValue: lazyOperation(
    'getResidencyValue',
    async () => (await import('./operations/residency-value.ts')).getResidencyValue,
  ),
  getTokenValidation: lazyOperation(
    'getTokenValidation',
    async () => (await import('./operations/token-validation.ts')).getTokenValidation,
  ),
  validateToken: lazyOperation(
    'validateToken',
    async () => (await import('./operations/token-validation.ts')).validateToken,
  ),
  getMultiProposal: lazyOperation(
    'getMultiProposal',
    async () => (await import('./operations/multi-proposal.ts')).getMultiProposal,
  ),
  partialForkProposal: lazyOperation(
    'partialForkProposal',
    async () => (await import('./operations/multi-proposal.ts')).partialForkProposal,
  ),
  pollC6ConsignadoPrivado: lazyOperation(
    'pollC6ConsignadoPrivado',
    async () => (await import('./operations/step-actions.ts')).pollC6ConsignadoPrivado,
  ),
  sendC6ConsignadoPrivadoToken: lazyOperation(
    'sendC6ConsignadoPrivadoToken',
    async () => (await import('./operations/step-actions.ts')).sendC6ConsignadoPrivadoToken,
  ),
  startCarEquityInsertion: lazyOperation(
    'startCarEquityInsertion',
    async () => (await import('./operations/step-actions.ts')).startCarEquityInsertion,
  ),
  redoDocumentLinkStep: lazyOperation(
    'redoDocumentLinkStep',
    async () => (await import('./operations/step-actions.ts')).redoDocumentLinkStep,
  ),
  listContracts: lazyOperation(
    'listContracts',
    async () => (await import('./operations/step-actions.ts')).listContracts,
  ),
  sendConsent: lazyOperation(
    'externalLgpd',
    async () => (await import('./operations/step-actions.ts')).sendConsent,
  ),
  proposalDetails: lazyOperation(
    'proposalDetails',
    async () => (await import('./operations/proposal-details.ts')).proposalDetails,
  ),
  simulate: lazyOperation(
    'simulate',
    async () => (await import('./operations/simulations/simulate.ts')).simulate,
  ),
  getSimulationLimits: lazyOperation(
    'simulationLimits',
    async () => (await import('./operations/simulations/simulation-list.ts')).getLimits,
  ),
  getSimulationList: lazyOperation(
    'simulationList',
    async () => (await import('./operations/simulations/simulation-list.ts')).getSimulationList,
  ),
  getQitechContracts: lazyOperation(
    'getQitechContracts',
    async () => (await import('./operations/simulations/simulation-list.ts')).getQitechContracts,
  ),
  financeCdc: lazyOperation(
    'financeCdc',
    async () => (await import('./operations/simulations/finance-cdc.ts')).financeCdc,
  ),
  newHash: lazyOperation('newHash', async () => (await import('./operations/new-hash.ts')).newHash),
  getDeviceIp: (context: ApiContext, signal?: AbortSignal) => {
    const { options, earlyIp } = context;
    context.earlyIp = undefined;
    return earlyIp ?? getDeviceIp(options.ipServices, signal ?? options.disposeSignal);
  },
  getPostalAddress: ({ options }: ApiContext, cep: string, signal?: AbortSignal) =>
    getPostalAddress(options.cepServices, cep, signal),
};

/** The operations with the context of one app. Each returns a Result. */
export type Api = {
  [Name in keyof typeof operations]: (typeof operations)[Name] extends (
    context: ApiContext,
    ...args: infer Args
  ) => infer Answer
    ? (...args: Args) => Answer
    : never;
};

export function createApi(options: ApiOptions): Api {
  const context: ApiContext = {
    client: createServiceClient({ ...options, send: fetchWithEarlyAnswer(options.earlyAnswers?.system) }),
    service: options,
    isOnline: options.isOnline,
    trackWork: options.trackWork,
    now: options.now,
    disposeSignal: options.disposeSignal,
    onPause: options.onPause,
    onSuccess: options.onSuccess,
    onUnreadable: options.onUnreadable,
    cache: createReadCache(options.steadyNow),
    refusedReads: createRefusedReads(options.steadyNow),
    options,
    earlyIp: options.earlyAnswers?.deviceIp,
  };
  const bindToContext = (run: (context: ApiContext, ...args: never[]) => unknown) =>
    run.bind(undefined, context);
  // `Object.fromEntries` loses the names and arguments of the table.
  return Object.fromEntries(
    Object.entries(operations).map(([name, run]) => [name, bindToContext(run)]),
  ) as Api;
}
