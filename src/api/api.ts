import type { Proposal } from '#journey/model/proposal.ts';
import type { SimulationQuestion } from '#journey/simulation/question.ts';
import { fail } from '#shared/result.ts';
import { createServiceClient } from './client.ts';
import { lookUpDeviceIp } from './external/device-ip.ts';
import { lookUpPostalAddress } from './external/postal-address.ts';
import {
  getFieldOptions,
  getResource,
  isSharedList,
  type OptionsQuestion,
} from './operations/get-options.ts';
import { getSystem } from './operations/get-system.ts';
import type { Answer, Keyed, OnPause, Wire } from './operations/operation.ts';
import { showStep } from './operations/show-step.ts';
import type { OfVisitor } from './operations/simulations/asking.ts';
import type { SimulationList } from './operations/simulations/choices.ts';
import type { ChosenFinancing } from './operations/simulations/vehicle-financing.ts';
import type { C6Question, OfProposal } from './operations/step-actions.ts';
import type { WrittenFiles } from './operations/upload-step.ts';
import {
  createProposal,
  finishedUpdate,
  pollStep,
  updateStep,
  type WrittenStep,
} from './operations/write-step.ts';
import { createReadCache } from './read-cache.ts';

export interface ApiOptions {
  serviceUrl: string;
  credential: string;
  headers: (hashId?: string) => Readonly<Record<string, string>>;
  /** Whether writes carry their key (`ClientOptions`). Absent: yes. */
  sendsIdempotencyKey?: boolean;
  online: () => boolean;
  /** The app is taken down: nothing is asked any more. */
  ended?: AbortSignal;
  /** Milliseconds since 1970, UTC. */
  now: () => number;
  /** Hears how long the service wants to be left alone with an operation. */
  onPause?: OnPause;
  /** Addresses that answer `ip`, asked in turn. */
  ipServices: readonly string[];
  /** Addresses with `{cep}`, asked in turn. */
  cepServices: readonly string[];
}

/** Operations that a first step does not need yet, or that only some products need (14.1). */
const parts = {
  upload: () => import('./operations/upload-step.ts'),
  token: () => import('./operations/token-validation.ts'),
  newHash: () => import('./operations/new-hash.ts'),
  companies: () => import('./operations/companies.ts'),
  vehicles: () => import('./operations/vehicles.ts'),
  residency: () => import('./operations/residency-value.ts'),
  simulate: () => import('./operations/simulations/simulate.ts'),
  choices: () => import('./operations/simulations/choices.ts'),
  financing: () => import('./operations/simulations/vehicle-financing.ts'),
  realEstate: () => import('./operations/simulations/real-estate.ts'),
  steps: () => import('./operations/step-actions.ts'),
  others: () => import('./operations/multi-proposal.ts'),
  details: () => import('./operations/proposal-details.ts'),
};

/** Every call of the app, each answering a Result. */
export function createApi(options: ApiOptions) {
  const cache = createReadCache(options.now);
  const wire: Wire = {
    client: createServiceClient(options),
    service: options,
    online: options.online,
    now: options.now,
    ended: options.ended,
    onPause: options.onPause,
  };

  /** An operation whose code is fetched on first use; when that cannot be had, neither can the service. */
  async function late<Part, Value>(
    operation: string,
    load: () => Promise<Part>,
    ask: (part: Part) => Answer<Value>,
  ): Answer<Value> {
    const part = await load().catch(() => undefined);
    return part ? ask(part) : fail({ kind: 'network', operation, write: false, offline: !options.online() });
  }

  return {
    getSystem: (hashId: string, userOfficeToken: string, signal?: AbortSignal) =>
      getSystem(wire, hashId, userOfficeToken, signal),
    createProposal: (written: WrittenStep & { deviceIp: string; jwtToken: string }) =>
      createProposal(wire, written),
    updateStep: (written: WrittenStep, signal?: AbortSignal) => updateStep(wire, written, signal),
    uploadStep: (written: WrittenFiles) =>
      late('updateStep', parts.upload, part => part.uploadStep(wire, written)),
    pollStep: (
      asked: Pick<WrittenStep, 'hashId' | 'slug' | 'order' | 'metaProductBankId' | 'known'>,
      signal?: AbortSignal,
    ) => pollStep(wire, asked, signal),
    finishedUpdate: (known: Proposal, signal?: AbortSignal) => finishedUpdate(wire, known, signal),
    showStep: (hashId: string, slug: string, signal?: AbortSignal) => showStep(wire, hashId, slug, signal),
    getOptions: (asked: OptionsQuestion, signal?: AbortSignal) =>
      cache.read(
        JSON.stringify(asked),
        () => {
          if (asked.vehicle)
            return late('getFipeResource', parts.vehicles, part => part.getVehicleList(wire, asked, signal));
          return isSharedList(asked.resource)
            ? getResource(wire, asked, signal)
            : getFieldOptions(wire, asked, signal);
        },
        // An empty list offers to try again (8.7): that must ask the service.
        ({ options }) => options.length > 0,
      ),
    findCompanies: (name: string, signal?: AbortSignal) =>
      late('findCompaniesByName', parts.companies, part => part.findCompanies(wire, name, signal)),
    vehicleByPlate: (hashId: string, plate: string, signal?: AbortSignal) =>
      late('getFipeResource', parts.vehicles, part => part.getVehicleByPlate(wire, hashId, plate, signal)),
    vehiclePrice: (asked: { hashId: string; modelo: string; anoModelo: string }, signal?: AbortSignal) =>
      late('getFipeValue', parts.vehicles, part => part.getVehiclePrice(wire, asked, signal)),
    residencyValue: (hashId: string, cep: string, signal?: AbortSignal) =>
      late('getResidencyValue', parts.residency, part => part.getResidencyValue(wire, hashId, cep, signal)),
    getTokenValidation: (hashId: string, step: string, signal?: AbortSignal) =>
      late('getTokenValidation', parts.token, part => part.getTokenValidation(wire, hashId, step, signal)),
    validateToken: (
      written: Keyed & { hashId: string; step: string; body: { method: string } | { token: string } },
    ) => late('validateToken', parts.token, part => part.validateToken(wire, written)),
    getMultiProposal: (asked: { hashId: string; cpfOrId: string; field?: string }, signal?: AbortSignal) =>
      late('getMultiProposal', parts.others, part => part.getMultiProposal(wire, asked, signal)),
    partialForkProposal: (forked: Keyed & { hashId: string; proposalId: string; step: string }) =>
      late('partialForkProposal', parts.others, part => part.partialForkProposal(wire, forked)),
    pollC6ConsignadoPrivado: (asked: C6Question, signal?: AbortSignal) =>
      late('pollC6ConsignadoPrivado', parts.steps, part => part.pollC6ConsignadoPrivado(wire, asked, signal)),
    sendC6ConsignadoPrivadoToken: (asked: Keyed & OfProposal & { token: string }) =>
      late('sendC6ConsignadoPrivadoToken', parts.steps, part =>
        part.sendC6ConsignadoPrivadoToken(wire, asked),
      ),
    startCarEquityInsertion: (asked: Keyed & OfProposal & { retry: boolean }) =>
      late('startCarEquityInsertion', parts.steps, part => part.startCarEquityInsertion(wire, asked)),
    redoDocumentLinkStep: (asked: Keyed & OfProposal) =>
      late('redoDocumentLinkStep', parts.steps, part => part.redoDocumentLinkStep(wire, asked)),
    listContracts: (hashId: string, signal?: AbortSignal) =>
      late('listContracts', parts.steps, part => part.listContracts(wire, hashId, signal)),
    proposalDetails: (id: string, signal?: AbortSignal) =>
      late('proposalDetails', parts.details, part => part.proposalDetails(wire, id, signal)),
    keepConsent: (consent: Keyed & OfProposal & { cpf: string; terms: readonly string[] }) =>
      late('externalLgpd', parts.steps, part => part.keepConsent(wire, consent)),
    simulate: (visitor: OfVisitor, asked: SimulationQuestion, signal?: AbortSignal) =>
      late(asked.call, parts.simulate, part => part.simulate(wire, visitor, asked, signal)),
    simulationLimits: (
      operation: 'getAgxPrivateRange' | 'getQitechMaxValues',
      visitor: OfVisitor,
      signal?: AbortSignal,
    ) => late(operation, parts.choices, part => part.getLimits(wire, operation, visitor, signal)),
    simulationList: (operation: SimulationList, visitor: OfVisitor, signal?: AbortSignal) =>
      late(operation, parts.choices, part => part.getSimulationList(wire, operation, visitor, signal)),
    takenContracts: (visitor: OfVisitor, signal?: AbortSignal) =>
      late('getQitechContracts', parts.choices, part => part.getQitechContracts(wire, visitor, signal)),
    financeCdc: (written: Keyed & ChosenFinancing & { hashId: string; known: Proposal | undefined }) =>
      late('financeCdc', parts.financing, part => part.financeCdc(wire, written)),
    realEstateList: (asked: { hashId: string; resource: string; reference: string }, signal?: AbortSignal) =>
      late('getMultipleFinancingResource', parts.realEstate, part =>
        part.getMultipleFinancingResource(wire, asked, signal),
      ),
    newHash: (written: Keyed & { hashId: string; deviceIp: string }) =>
      late('newHash', parts.newHash, part => part.newHash(wire, written)),
    deviceIp: (signal?: AbortSignal) => lookUpDeviceIp(options.ipServices, signal ?? options.ended),
    postalAddress: (cep: string, signal?: AbortSignal) =>
      lookUpPostalAddress(options.cepServices, cep, signal),
  };
}

export type Api = ReturnType<typeof createApi>;
