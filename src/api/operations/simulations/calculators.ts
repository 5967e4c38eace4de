import type { Offer } from '#journey/simulation/offer.ts';
import type { SimulationRequest } from '#journey/simulation/simulation-request.ts';
import { type Answer, type CallContext, callOperation } from '../call-operation.ts';
import { decodeSimulation } from './decode-simulation.ts';
import { type SimulationVisitor, simulationBodyOf } from './simulation-body-of.ts';

/** Calculators with the same request and answer (7.28, 7.31, 7.34 to 7.36), by operation. */
export type Calculator =
  | 'simulate'
  | 'simulateAgxPrivate'
  | 'simulateAfinz'
  | 'simulateQitech'
  | 'simulateFuncao'
  | 'simulateNio'
  | 'simulateCrefisa'
  | 'simulateFgts';

const paths = {
  simulate: '/simulation/{hashId}',
  simulateAgxPrivate: '/agx-private-simulation/{hashId}',
  simulateAfinz: '/afinz-simulation/{hashId}',
  simulateQitech: '/qitech-simulation-calculator/{hashId}',
  simulateFuncao: '/funcao-simulation-calculator/simulation/{hashId}',
  simulateNio: '/nio-simulation-calculator/{hashId}',
  simulateCrefisa: '/crefisa-simulation-calculator/{hashId}',
  simulateFgts: '/simulation-calculator/fgts/{hashId}',
} as const satisfies Record<Calculator, string>;

/** Asks a calculator for an offer. Not a write: repeating it changes nothing. */
export const calculate = (
  context: CallContext,
  calculator: Calculator,
  visitor: SimulationVisitor,
  request: SimulationRequest,
  signal?: AbortSignal,
): Answer<Offer> =>
  callOperation(context, {
    info: { operation: calculator, isWrite: false, signal },
    send: options =>
      context.client.POST(paths[calculator], {
        params: { path: { hashId: visitor.hashId } },
        body: simulationBodyOf(visitor, request),
        ...options,
      }),
    decode: ({ data }) => decodeSimulation(data),
  });

/** 7.32: simulates by an operation that the product names. */
export const simulateProduct = (
  context: CallContext,
  visitor: SimulationVisitor,
  request: SimulationRequest,
  signal?: AbortSignal,
): Answer<Offer> =>
  callOperation(context, {
    info: { operation: 'simulateProduct', isWrite: false, signal },
    send: options =>
      context.client.POST('/{call}/{hashId}', {
        params: { path: { call: request.productCall, hashId: visitor.hashId } },
        body: simulationBodyOf(visitor, request),
        ...options,
      }),
    decode: ({ data }) => decodeSimulation(data),
  });
