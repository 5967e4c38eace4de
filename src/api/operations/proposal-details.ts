import type { ProposalDetails } from '#journey/model/proposal-details.ts';
import { shownTitle } from '#journey/shown-title.ts';
import { isRecord } from '#shared/record.ts';
import { child, children, displayText, type Json, number, text } from '../decode/json.ts';
import { type Answer, type CallContext, callOperation, PARSE_AS_TEXT } from './call-operation.ts';

function decodeDetails(data: Json): ProposalDetails | undefined {
  const id = text(data, '_id');
  if (id === '') return undefined;
  const reais = number(data, 'value');
  return {
    id,
    situation: text(data, 'situation'),
    currentStep: text(data, 'currentStep'),
    productName: displayText(data, 'productName'),
    bankName: displayText(child(data, 'bank'), 'name'),
    amount: reais === undefined ? undefined : Math.round(reais * 100),
    createdAt: text(data, 'createdAt'),
    updatedAt: text(data, 'updatedAt'),
    documents: children(data, 'documents')
      .filter(isRecord)

      .map(item => ({ name: shownTitle(displayText(item, 'name')), situation: text(item, 'situation') }))
      .filter(({ name }) => name !== ''),
    history: children(data, 'history')
      .filter(isRecord)
      .map(item => ({
        situation: text(item, 'situation'),
        description: displayText(item, 'description'),
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
  callOperation(context, {
    info: { operation: 'proposalDetails', write: false, signal },
    send: signalWithTimeout =>
      context.client.GET('/{id}/proposal-details', {
        params: { path: { id } },
        ...PARSE_AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode: ({ data }) => decodeDetails(data),
  });
