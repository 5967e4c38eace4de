import { type Offer, reaisOfCents } from '#journey/simulation/offer.ts';
import type { SimulationQuestion } from '#journey/simulation/question.ts';
import { children } from '../../decode/json.ts';
import { decodeOptions, type OptionList } from '../../decode/options.ts';
import { type Answer, AS_TEXT, type CallContext, operate } from '../operate.ts';
import { decodeLenderOffer } from './decode-simulation.ts';
import type { SimulationVisitor } from './simulation-body-of.ts';

/** 7.37: offers of several banks, in the service's order. */
export const multipleFinancing = (
  context: CallContext,
  { hashId, proposalId }: SimulationVisitor,
  { estate, entry = 0, months = 1 }: SimulationQuestion,
  signal?: AbortSignal,
): Answer<Offer[]> =>
  operate(context, {
    info: { operation: 'multipleFinancing', write: false, list: true, signal },
    send: signalWithTimeout =>
      context.client.POST('/multiple-financing/{hashId}', {
        params: { path: { hashId } },
        body: {
          ...(proposalId === '' ? {} : { proposalId }),
          valorDoImovel: reaisOfCents(estate?.price ?? 0),
          valorDeEntrada: reaisOfCents(entry),
          prazo: months,
          ...(estate && estate.type !== '' ? { tipoDeImovel: estate.type } : {}),
        },
        ...AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode: ({ data }) =>
      children(data, 'items')
        .map(decodeLenderOffer)
        .filter((offer): offer is Offer => offer !== undefined),
  });

/** 7.25: a list for real-estate financing. `reference`: the value it depends on, '' for none. */
export const getMultipleFinancingResource = (
  context: CallContext,
  { hashId, resource, reference }: { hashId: string; resource: string; reference: string },
  signal?: AbortSignal,
): Answer<OptionList> =>
  operate(context, {
    info: { operation: 'getMultipleFinancingResource', write: false, signal },
    send: signalWithTimeout =>
      context.client.GET('/{hashId}/multiple-financing-resource', {
        params: {
          path: { hashId },
          query: { resource, ...(reference === '' ? {} : { referenceResourceCode: reference }) },
        },
        ...AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode: ({ data }) => decodeOptions(data),
  });
