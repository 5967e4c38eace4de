import { type Offer, reaisFromCents } from '#journey/simulation/offer.ts';
import type { SimulationRequest } from '#journey/simulation/simulation-request.ts';
import { isRecord } from '#shared/record.ts';
import { decodeReadableEntries, readList } from '../../decode/json.ts';
import { type Answer, type CallContext, callOperation } from '../call-operation.ts';
import { decodeLenderOffer } from './decode-simulation.ts';
import type { SimulationVisitor } from './simulation-body-of.ts';

/** 7.37: asks for offers of several banks, in the service's order. */
export const multipleFinancing = (
  context: CallContext,
  { hashId, proposalId }: SimulationVisitor,
  { estate, entry = 0, months = 1 }: SimulationRequest,
  signal?: AbortSignal,
): Answer<Offer[]> =>
  callOperation(context, {
    info: { operation: 'multipleFinancing', isWrite: false, isList: true, signal },
    send: options =>
      context.client.POST('/multiple-financing/{hashId}', {
        params: { path: { hashId } },
        body: {
          ...(proposalId === '' ? {} : { proposalId }),
          valorDoImovel: reaisFromCents(estate?.price ?? 0),
          valorDeEntrada: reaisFromCents(entry),
          prazo: months,
          ...(estate && estate.type !== '' ? { tipoDeImovel: estate.type } : {}),
        },
        ...options,
      }),
    // A bank without options counts as readable.
    decode: ({ data }) =>
      decodeReadableEntries(readList(data, 'items'), item => {
        const offer = decodeLenderOffer(item);
        return offer || (isRecord(item) && readList(item, 'installmentSimulations').length === 0)
          ? { offer }
          : undefined;
      })?.flatMap(({ offer }) => offer ?? []),
  });
