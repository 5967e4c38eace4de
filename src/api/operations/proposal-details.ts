import type { ProposalDetails } from '#journey/model/proposal-details.ts';
import { shownTitle } from '#journey/shown-title.ts';
import { isRecord } from '#shared/record.ts';
import { child, children, type Json, number, text, words } from '../decode/json.ts';
import { type Answer, AS_TEXT, type CallContext, operate } from './operate.ts';

function decodeDetails(data: Json): ProposalDetails | undefined {
  const id = text(data, '_id');
  if (id === '') return undefined;
  const reais = number(data, 'value');
  return {
    id,
    situation: text(data, 'situation'),
    currentStep: text(data, 'currentStep'),
    productName: words(data, 'productName'),
    bankName: words(child(data, 'bank'), 'name'),
    amount: reais === undefined ? undefined : Math.round(reais * 100),
    createdAt: text(data, 'createdAt'),
    updatedAt: text(data, 'updatedAt'),
    documents: children(data, 'documents')
      .filter(isRecord)

      .map(item => ({ name: shownTitle(words(item, 'name')), situation: text(item, 'situation') }))
      .filter(({ name }) => name !== ''),
    history: children(data, 'history')
      .filter(isRecord)
      .map(item => ({
        situation: text(item, 'situation'),
        description: words(item, 'description'),
        date: text(item, 'date'),
      })),
  };
}

/** 7.13: a proposal by its id, for reading only. */
export const proposalDetails = (
  context: CallContext,
  id: string,
  signal?: AbortSignal,
): Answer<ProposalDetails> =>
  operate(context, {
    info: { operation: 'proposalDetails', write: false, signal },
    send: signalWithTimeout =>
      context.client.GET('/{id}/proposal-details', {
        params: { path: { id } },
        ...AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode: ({ data }) => decodeDetails(data),
  });
