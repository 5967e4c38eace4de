import type { Limits } from '#journey/simulation/offer.ts';
import type { TakeoverContract } from '#journey/simulation/takeover-contract.ts';
import {
  asRecord,
  decodeReadableEntries,
  firstOfEachName,
  readDisplayText,
  readList,
  readText,
} from '../../decode/json.ts';
import { type DecodedOptions, decodeOptions } from '../../decode/options.ts';
import { readRate } from '../../decode/read-cents.ts';
import { type Answer, type CallContext, callOperation } from '../call-operation.ts';
import { decodeLoanContract } from '../decode-loan-contract.ts';
import { decodeLimits } from './decode-simulation.ts';
import { type SimulationVisitor, simulationBodyOf } from './simulation-body-of.ts';

const limitPaths = {
  getAgxPrivateRange: '/agx-private-simulation-range/{hashId}',
  getQitechMaxValues: '/qitech-max-values-simulation/{hashId}',
} as const;

/** Asks for the limits of a simulation (7.31, 7.35), in cents. */
export const getLimits = (
  context: CallContext,
  operation: keyof typeof limitPaths,
  visitor: SimulationVisitor,
  signal?: AbortSignal,
): Answer<Limits> =>
  callOperation(context, {
    info: { operation, isWrite: false, signal },
    send: options =>
      context.client.POST(limitPaths[operation], {
        params: { path: { hashId: visitor.hashId } },
        body: simulationBodyOf(visitor),
        ...options,
      }),
    decode: ({ data }) => decodeLimits(data),
  });

const listPaths = {
  getAgxPrivateSimulationTypes: '/agx-private-simulation-type/{hashId}',
  getAgxPrivateDeadlines: '/{hashId}/agx-private-simulation-deadline-resource',
  getQitechParticipants: '/{hashId}/qitech-credit-transfer-participants',
} as const;
export type SimulationListOperation = keyof typeof listPaths;

/** Loads a list: the kinds of simulation, the available terms (7.31), or the banks of a credit transfer (7.35). */
export const getSimulationList = (
  context: CallContext,
  operation: SimulationListOperation,
  { hashId }: SimulationVisitor,
  signal?: AbortSignal,
): Answer<DecodedOptions> =>
  callOperation(context, {
    info: { operation, isWrite: false, signal },
    send: options =>
      context.client.GET(listPaths[operation], {
        params: { path: { hashId } },
        ...options,
      }),
    decode: ({ data }) => {
      const list = decodeOptions(data);
      // A simulation is requested with the value only (7.31).
      return list && { ...list, options: firstOfEachName(list.options, ({ value }) => value) };
    },
  });

function decodeTakeoverContract(json: unknown): TakeoverContract | undefined {
  const contract = decodeLoanContract(json);
  const source = asRecord(json);
  return (
    contract && {
      ...contract,
      bankCode: readDisplayText(source, 'bankCode'),
      monthlyRate: readRate(source, 'rate'),
      pricingType: readText(source, 'pricingType'),
    }
  );
}

/** 7.35: lists the contracts that can be taken over. A contract without an id cannot be chosen and is left out. */
export const getQitechContracts = (
  context: CallContext,
  { hashId }: SimulationVisitor,
  signal?: AbortSignal,
): Answer<TakeoverContract[]> =>
  callOperation(context, {
    info: { operation: 'getQitechContracts', isWrite: false, isList: true, signal },
    send: options =>
      context.client.GET('/{hashId}/qitech-contracts', {
        params: { path: { hashId } },
        ...options,
      }),
    decode: ({ data }) => {
      const contracts = decodeReadableEntries(readList(data, 'items'), decodeTakeoverContract);
      return contracts && firstOfEachName(contracts, ({ id }) => id);
    },
  });
