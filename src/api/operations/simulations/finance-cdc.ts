import type { StepOutcome } from '#journey/model/proposal.ts';
import { type InstalmentOption, type Offer, reaisFromCents } from '#journey/simulation/offer.ts';
import type { SimulationRequest } from '#journey/simulation/simulation-request.ts';
import {
  type Answer,
  type CallContext,
  callOperation,
  createIdempotencyHeaders,
  type WithIdempotencyKey,
} from '../call-operation.ts';
import { createOutcomeDecoder, type KnownProposal } from '../step-write.ts';
import { decodeCdcSimulation } from './decode-simulation.ts';
import type { SimulationVisitor } from './simulation-body-of.ts';

/** 7.29: simulates a financing of the vehicle's price without the entry. */
export const simulateCdc = (
  context: CallContext,
  { hashId }: SimulationVisitor,
  { entry = 0, insured = false }: SimulationRequest,
  signal?: AbortSignal,
): Answer<Offer> =>
  callOperation(context, {
    info: { operation: 'simulateCdc', isWrite: false, signal },
    send: options =>
      context.client.GET('/{hashId}/simulation-cdc', {
        params: {
          path: { hashId },
          query: { valorEntradaCDC: reaisFromCents(entry), comSeguro: insured },
        },
        ...options,
      }),
    decode: ({ data }) => decodeCdcSimulation(data),
  });

/** The option of a vehicle financing that the visitor continues with. Amounts in cents. */
export interface ChosenFinancing extends Pick<InstalmentOption, 'months' | 'monthlyRate' | 'instalment'> {
  entry: number;
  insured: boolean;
}

/** 7.30: continues with the chosen option of the vehicle financing. */
export const financeCdc = (
  context: CallContext,
  write: WithIdempotencyKey & ChosenFinancing & KnownProposal & { hashId: string; proposalId: string },
): Answer<StepOutcome> =>
  callOperation(context, {
    info: { operation: 'financeCdc', isWrite: true },
    send: options =>
      context.client.POST('/cdc-financing/{hashId}', {
        params: { path: { hashId: write.hashId }, ...createIdempotencyHeaders(context, write) },
        body: {
          ...(write.proposalId ? { proposalId: write.proposalId } : {}),
          valorEntradaCDC: reaisFromCents(write.entry),
          prazo: write.months,
          ...(write.monthlyRate === undefined ? {} : { taxa: write.monthlyRate }),
          valorDaParcela: reaisFromCents(write.instalment),
          comSeguro: write.insured,
        },
        ...options,
      }),
    decode: createOutcomeDecoder(write),
  });
