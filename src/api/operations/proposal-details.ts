import type { ProposalDetails } from '#journey/model/proposal-details.ts';
import { shownTitleOf } from '#journey/shown-title.ts';
import { isRecord } from '#shared/record.ts';
import {
  type Json,
  readDisplayText,
  readList,
  readName,
  readRecord,
  readStatus,
  readText,
} from '../decode/json.ts';
import { readCents } from '../decode/read-cents.ts';
import { type Answer, type CallContext, callOperation } from './call-operation.ts';

function decodeDetails(data: Json): ProposalDetails | undefined {
  const id = readText(data, '_id');
  if (id === '') return undefined;
  return {
    id,
    situation: readDisplayText(data, 'situation'),
    currentStep: readName(data, 'currentStep'),
    productName: readDisplayText(data, 'productName'),
    bankName: readDisplayText(readRecord(data, 'bank'), 'name'),
    // Zero: no amount has been chosen yet (assumption 2.2).
    amount: readCents(data, 'value') || undefined,
    createdAt: readText(data, 'createdAt'),
    updatedAt: readText(data, 'updatedAt'),
    documents: readList(data, 'documents')
      .filter(isRecord)
      .map(item => ({
        name: shownTitleOf(readDisplayText(item, 'name'), []),
        situation: readStatus(item, 'situation'),
      }))
      .filter(({ name }) => name !== ''),
    history: readList(data, 'history')
      .filter(isRecord)
      .map(item => ({
        situation: readDisplayText(item, 'situation'),
        description: readDisplayText(item, 'description'),
        date: readText(item, 'date'),
      })),
  };
}

/** 7.13: loads a proposal by its id, for display only. */
export const proposalDetails = (
  context: CallContext,
  id: string,
  signal?: AbortSignal,
): Answer<ProposalDetails> =>
  callOperation(context, {
    info: { operation: 'proposalDetails', isWrite: false, signal },
    send: options =>
      context.client.GET('/{id}/proposal-details', {
        params: { path: { id } },
        ...options,
      }),
    decode: ({ data }) => decodeDetails(data),
  });
