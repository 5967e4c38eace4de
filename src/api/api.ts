import type { TrackWork } from './call.ts';
import { createServiceClient } from './client.ts';
import { type EarlyAnswers, fetchWithEarlyAnswer } from './early-answers.ts';
import { getDeviceIp } from './external/device-ip.ts';
import { getPostalAddress } from './external/postal-address.ts';
import { lazyOperations } from './lazy-operations.ts';
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

const vehicles = lazyOperations(() => import('./operations/vehicles.ts'));
const stepWrite = lazyOperations(() => import('./operations/step-write.ts'));
const showStep = lazyOperations(() => import('./operations/show-step.ts'));
const uploadStep = lazyOperations(() => import('./operations/upload-step.ts'));
const companies = lazyOperations(() => import('./operations/companies.ts'));
const residencyValue = lazyOperations(() => import('./operations/residency-value.ts'));
const tokenValidation = lazyOperations(() => import('./operations/token-validation.ts'));
const multiProposal = lazyOperations(() => import('./operations/multi-proposal.ts'));
const stepActions = lazyOperations(() => import('./operations/step-actions.ts'));
const proposalDetails = lazyOperations(() => import('./operations/proposal-details.ts'));
const simulation = lazyOperations(() => import('./operations/simulations/simulate.ts'));
const simulationList = lazyOperations(() => import('./operations/simulations/simulation-list.ts'));
const financeCdc = lazyOperations(() => import('./operations/simulations/finance-cdc.ts'));
const newHash = lazyOperations(() => import('./operations/new-hash.ts'));

const getVehicleList = vehicles('getFipeResource', file => file.getVehicleList);

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
  createProposal: stepWrite('createProposal', file => file.createProposal),
  updateStep: stepWrite('updateStep', file => file.updateStep),
  pollStep: stepWrite('updateStep', file => file.pollStep),
  finishedUpdate: stepWrite('finishedUpdate', file => file.finishedUpdate),
  showStep: showStep('showStep', file => file.showStep),
  uploadStep: uploadStep('updateStep', file => file.uploadStep),
  findCompanies: companies('findCompaniesByName', file => file.findCompanies),
  getVehicleByPlate: vehicles('getFipeResource', file => file.getVehicleByPlate),
  getVehiclePrice: vehicles('getFipeValue', file => file.getVehiclePrice),
  getResidencyValue: residencyValue('getResidencyValue', file => file.getResidencyValue),
  getTokenValidation: tokenValidation('getTokenValidation', file => file.getTokenValidation),
  validateToken: tokenValidation('validateToken', file => file.validateToken),
  getMultiProposal: multiProposal('getMultiProposal', file => file.getMultiProposal),
  partialForkProposal: multiProposal('partialForkProposal', file => file.partialForkProposal),
  pollC6ConsignadoPrivado: stepActions('pollC6ConsignadoPrivado', file => file.pollC6ConsignadoPrivado),
  sendC6ConsignadoPrivadoToken: stepActions(
    'sendC6ConsignadoPrivadoToken',
    file => file.sendC6ConsignadoPrivadoToken,
  ),
  startCarEquityInsertion: stepActions('startCarEquityInsertion', file => file.startCarEquityInsertion),
  redoDocumentLinkStep: stepActions('redoDocumentLinkStep', file => file.redoDocumentLinkStep),
  listContracts: stepActions('listContracts', file => file.listContracts),
  sendConsent: stepActions('externalLgpd', file => file.sendConsent),
  proposalDetails: proposalDetails('proposalDetails', file => file.proposalDetails),
  simulate: simulation('simulate', file => file.simulate),
  getSimulationLimits: simulationList('simulationLimits', file => file.getLimits),
  getSimulationList: simulationList('simulationList', file => file.getSimulationList),
  getQitechContracts: simulationList('getQitechContracts', file => file.getQitechContracts),
  financeCdc: financeCdc('financeCdc', file => file.financeCdc),
  newHash: newHash('newHash', file => file.newHash),
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
