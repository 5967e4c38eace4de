import type { Limits } from '#journey/simulation/offer.ts';
import { amountOfWire } from '#journey/simulation/offer.ts';
import type { TakenContract } from '#journey/simulation/taken-contract.ts';
import { decodeOptions, type OptionList } from '../../decode/options.ts';
import { children, number, record, text } from '../../decode/read.ts';
import { type Answer, AS_TEXT, operate, type Wire } from '../operation.ts';
import { bodyOf, type OfVisitor } from './asking.ts';
import { decodeRange } from './decode-offer.ts';

const limitPaths = {
  getAgxPrivateRange: '/agx-private-simulation-range/{hashId}',
  getQitechMaxValues: '/qitech-max-values-simulation/{hashId}',
} as const;

/** Limits within which one may simulate (7.31, 7.35), in cents. */
export const getLimits = (
  wire: Wire,
  operation: keyof typeof limitPaths,
  visitor: OfVisitor,
  signal?: AbortSignal,
): Answer<Limits> =>
  operate(wire, {
    info: { operation, write: false, signal },
    send: timed =>
      wire.client.POST(limitPaths[operation], {
        params: { path: { hashId: visitor.hashId } },
        body: bodyOf(visitor),
        ...AS_TEXT,
        signal: timed,
      }),
    decode: ({ data }) => decodeRange(data),
  });

const listPaths = {
  getAgxPrivateSimulationTypes: '/agx-private-simulation-type/{hashId}',
  getAgxPrivateDeadlines: '/{hashId}/agx-private-simulation-deadline-resource',
  getQitechParticipants: '/{hashId}/qitech-credit-transfer-participants',
} as const;
export type SimulationList = keyof typeof listPaths;

/** By what one simulates, the terms on offer (7.31), or the banks of a credit transfer (7.35). */
export const getSimulationList = (
  wire: Wire,
  operation: SimulationList,
  { hashId }: OfVisitor,
  signal?: AbortSignal,
): Answer<OptionList> =>
  operate(wire, {
    info: { operation, write: false, signal },
    send: timed =>
      wire.client.GET(listPaths[operation], { params: { path: { hashId } }, ...AS_TEXT, signal: timed }),
    decode: ({ data }) => decodeOptions(data),
  });

function decodeContract(wire: unknown): TakenContract | undefined {
  const from = record(wire);
  const id = text(from, '_id');
  if (id === '') return undefined;
  return {
    id,
    number: text(from, 'number'),
    bankName: text(from, 'bankName') || text(from, 'bankCode'),
    balance: amountOfWire(from.balance),
    installmentValue: amountOfWire(from.installmentValue),
    paidInstallments: number(from, 'paidInstallments'),
    totalInstallments: number(from, 'totalInstallments'),
    monthlyRate: number(from, 'rate'),
    pricingType: text(from, 'pricingType'),
  };
}

/** 7.35: contracts that can be taken over. One without an identifier cannot be chosen and is left out. */
export const getQitechContracts = (
  wire: Wire,
  { hashId }: OfVisitor,
  signal?: AbortSignal,
): Answer<TakenContract[]> =>
  operate(wire, {
    info: { operation: 'getQitechContracts', write: false, list: true, signal },
    send: timed =>
      wire.client.GET('/{hashId}/qitech-contracts', {
        params: { path: { hashId } },
        ...AS_TEXT,
        signal: timed,
      }),
    decode: ({ data }) =>
      children(data, 'items')
        .map(decodeContract)
        .filter((contract): contract is TakenContract => contract !== undefined),
  });
