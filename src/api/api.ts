import type { Proposal } from '#journey/model/proposal.ts';
import type { SimulationQuestion } from '#journey/simulation/question.ts';
import { fail } from '#shared/result.ts';
import type { Follow } from './call.ts';
import { createServiceClient } from './client.ts';
import { type EarlyAnswers, fetchWithEarly } from './early-answers.ts';
import { getDeviceIp } from './external/device-ip.ts';
import { getPostalAddress } from './external/postal-address.ts';
import {
  getFieldOptions,
  getResource,
  isSharedList,
  type OptionsQuestion,
} from './operations/field-options.ts';
import { getSystem } from './operations/get-system.ts';
import type { Answer, CallContext, OnPause, WithIdempotencyKey } from './operations/operate.ts';
import { showStep } from './operations/show-step.ts';
import type { ChosenFinancing } from './operations/simulations/finance-cdc.ts';
import type { SimulationVisitor } from './operations/simulations/simulation-body-of.ts';
import type { SimulationList } from './operations/simulations/simulation-list.ts';
import type { C6PollRequest, ProposalReference } from './operations/step-actions.ts';
import {
  createProposal,
  finishedUpdate,
  pollStep,
  type StepWrite,
  updateStep,
} from './operations/step-write.ts';
import type { WrittenFiles } from './operations/upload-step.ts';
import { createReadCache } from './read-cache.ts';

export interface ApiOptions {
  serviceUrl: string;
  credential: string;
  headers: (hashId?: string) => Readonly<Record<string, string>>;
  /** Whether writes carry an idempotency key (`ClientOptions`). Absent: yes. */
  sendsIdempotencyKey?: boolean;
  online: () => boolean;
  /** Awaits a network request on a page that may be closed meanwhile. */
  follow: Follow;
  /** Aborts when the app is disposed: no more requests are sent. */
  ended?: AbortSignal;
  /** Milliseconds since 1970, UTC. */
  now: () => number;
  /** Called with the pause that the service wants before the next request of an operation. */
  onPause?: OnPause;
  /** Addresses that answer with `ip`, tried in order. */
  ipServices: readonly string[];
  /** Addresses with `{cep}`, tried in order. */
  cepServices: readonly string[];
  /** Answers to what the start script of the page has asked. */
  early?: EarlyAnswers;
}

/** Operations whose code is loaded on first use. */
const lazyOperations = {
  upload: () => import('./operations/upload-step.ts'),
  token: () => import('./operations/token-validation.ts'),
  newHash: () => import('./operations/new-hash.ts'),
  companies: () => import('./operations/companies.ts'),
  vehicles: () => import('./operations/vehicles.ts'),
  residency: () => import('./operations/residency-value.ts'),
  simulate: () => import('./operations/simulations/simulate.ts'),
  choices: () => import('./operations/simulations/simulation-list.ts'),
  financing: () => import('./operations/simulations/finance-cdc.ts'),
  realEstate: () => import('./operations/simulations/multiple-financing.ts'),
  steps: () => import('./operations/step-actions.ts'),
  others: () => import('./operations/multi-proposal.ts'),
  details: () => import('./operations/proposal-details.ts'),
};

/** Every operation of the app. Each returns a Result. */
export function createApi(options: ApiOptions) {
  const cache = createReadCache(options.now);
  let earlyIp = options.early?.deviceIp;
  const context: CallContext = {
    client: createServiceClient({ ...options, send: fetchWithEarly(options.early?.system) }),
    service: options,
    online: options.online,
    follow: options.follow,
    now: options.now,
    ended: options.ended,
    onPause: options.onPause,
  };

  /**
   * Runs an operation whose code is loaded on first use. If the code cannot be loaded, the result is a connection
   * failure.
   */
  async function lazyCall<Part, Value>(
    operation: string,
    load: () => Promise<Part>,
    ask: (part: Part) => Answer<Value>,
  ): Answer<Value> {
    const part = await options.follow(load()).catch(() => undefined);
    return part ? ask(part) : fail({ kind: 'network', operation, write: false, offline: !options.online() });
  }

  return {
    getSystem: (hashId: string, userOfficeToken: string, signal?: AbortSignal) =>
      getSystem(context, hashId, userOfficeToken, signal),
    createProposal: (write: StepWrite & { deviceIp: string; jwtToken: string }) =>
      createProposal(context, write),
    updateStep: (write: StepWrite, signal?: AbortSignal) => updateStep(context, write, signal),
    uploadStep: (write: WrittenFiles) =>
      lazyCall('updateStep', lazyOperations.upload, part => part.uploadStep(context, write)),
    pollStep: (
      request: Pick<StepWrite, 'hashId' | 'slug' | 'order' | 'metaProductBankId' | 'knownProposal'>,
      signal?: AbortSignal,
    ) => pollStep(context, request, signal),
    finishedUpdate: (knownProposal: Proposal, signal?: AbortSignal) =>
      finishedUpdate(context, knownProposal, signal),
    showStep: (hashId: string, slug: string, signal?: AbortSignal) => showStep(context, hashId, slug, signal),
    getOptions: (request: OptionsQuestion, signal?: AbortSignal) =>
      cache.read(
        JSON.stringify(request),
        () => {
          if (request.vehicle)
            return lazyCall('getFipeResource', lazyOperations.vehicles, part =>
              part.getVehicleList(context, request, signal),
            );
          return isSharedList(request.resource)
            ? getResource(context, request, signal)
            : getFieldOptions(context, request, signal);
        },
        // An empty list offers a retry (8.7), which must reach the service.
        ({ options }) => options.length > 0,
      ),
    findCompanies: (name: string, signal?: AbortSignal) =>
      lazyCall('findCompaniesByName', lazyOperations.companies, part =>
        part.findCompanies(context, name, signal),
      ),
    vehicleByPlate: (hashId: string, plate: string, signal?: AbortSignal) =>
      lazyCall('getFipeResource', lazyOperations.vehicles, part =>
        part.getVehicleByPlate(context, hashId, plate, signal),
      ),
    vehiclePrice: (request: { hashId: string; modelo: string; anoModelo: string }, signal?: AbortSignal) =>
      lazyCall('getFipeValue', lazyOperations.vehicles, part =>
        part.getVehiclePrice(context, request, signal),
      ),
    residencyValue: (hashId: string, cep: string, signal?: AbortSignal) =>
      lazyCall('getResidencyValue', lazyOperations.residency, part =>
        part.getResidencyValue(context, hashId, cep, signal),
      ),
    getTokenValidation: (hashId: string, step: string, signal?: AbortSignal) =>
      lazyCall('getTokenValidation', lazyOperations.token, part =>
        part.getTokenValidation(context, hashId, step, signal),
      ),
    validateToken: (
      write: WithIdempotencyKey & {
        hashId: string;
        step: string;
        body: { method: string } | { token: string };
      },
    ) => lazyCall('validateToken', lazyOperations.token, part => part.validateToken(context, write)),
    getMultiProposal: (request: { hashId: string; cpfOrId: string; field?: string }, signal?: AbortSignal) =>
      lazyCall('getMultiProposal', lazyOperations.others, part =>
        part.getMultiProposal(context, request, signal),
      ),
    partialForkProposal: (
      forked: WithIdempotencyKey & { hashId: string; proposalId: string; step: string },
    ) =>
      lazyCall('partialForkProposal', lazyOperations.others, part =>
        part.partialForkProposal(context, forked),
      ),
    pollC6ConsignadoPrivado: (request: C6PollRequest, signal?: AbortSignal) =>
      lazyCall('pollC6ConsignadoPrivado', lazyOperations.steps, part =>
        part.pollC6ConsignadoPrivado(context, request, signal),
      ),
    sendC6ConsignadoPrivadoToken: (request: WithIdempotencyKey & ProposalReference & { token: string }) =>
      lazyCall('sendC6ConsignadoPrivadoToken', lazyOperations.steps, part =>
        part.sendC6ConsignadoPrivadoToken(context, request),
      ),
    startCarEquityInsertion: (request: WithIdempotencyKey & ProposalReference & { retry: boolean }) =>
      lazyCall('startCarEquityInsertion', lazyOperations.steps, part =>
        part.startCarEquityInsertion(context, request),
      ),
    redoDocumentLinkStep: (request: WithIdempotencyKey & ProposalReference) =>
      lazyCall('redoDocumentLinkStep', lazyOperations.steps, part =>
        part.redoDocumentLinkStep(context, request),
      ),
    listContracts: (hashId: string, signal?: AbortSignal) =>
      lazyCall('listContracts', lazyOperations.steps, part => part.listContracts(context, hashId, signal)),
    proposalDetails: (id: string, signal?: AbortSignal) =>
      lazyCall('proposalDetails', lazyOperations.details, part => part.proposalDetails(context, id, signal)),
    keepConsent: (
      consent: WithIdempotencyKey & ProposalReference & { cpf: string; terms: readonly string[] },
    ) => lazyCall('externalLgpd', lazyOperations.steps, part => part.keepConsent(context, consent)),
    simulate: (visitor: SimulationVisitor, request: SimulationQuestion, signal?: AbortSignal) =>
      lazyCall(request.call, lazyOperations.simulate, part =>
        part.simulate(context, visitor, request, signal),
      ),
    simulationLimits: (
      operation: 'getAgxPrivateRange' | 'getQitechMaxValues',
      visitor: SimulationVisitor,
      signal?: AbortSignal,
    ) =>
      lazyCall(operation, lazyOperations.choices, part =>
        part.getLimits(context, operation, visitor, signal),
      ),
    simulationList: (operation: SimulationList, visitor: SimulationVisitor, signal?: AbortSignal) =>
      lazyCall(operation, lazyOperations.choices, part =>
        part.getSimulationList(context, operation, visitor, signal),
      ),
    takenContracts: (visitor: SimulationVisitor, signal?: AbortSignal) =>
      lazyCall('getQitechContracts', lazyOperations.choices, part =>
        part.getQitechContracts(context, visitor, signal),
      ),
    financeCdc: (
      write: WithIdempotencyKey & ChosenFinancing & { hashId: string; knownProposal: Proposal | undefined },
    ) => lazyCall('financeCdc', lazyOperations.financing, part => part.financeCdc(context, write)),
    realEstateList: (
      request: { hashId: string; resource: string; reference: string },
      signal?: AbortSignal,
    ) =>
      lazyCall('getMultipleFinancingResource', lazyOperations.realEstate, part =>
        part.getMultipleFinancingResource(context, request, signal),
      ),
    newHash: (write: WithIdempotencyKey & { hashId: string; deviceIp: string }) =>
      lazyCall('newHash', lazyOperations.newHash, part => part.newHash(context, write)),
    deviceIp: (signal?: AbortSignal) => {
      const answer = earlyIp ?? getDeviceIp(options.ipServices, signal ?? options.ended);
      earlyIp = undefined;
      return answer;
    },
    postalAddress: (cep: string, signal?: AbortSignal) => getPostalAddress(options.cepServices, cep, signal),
  };
}

export type Api = ReturnType<typeof createApi>;
