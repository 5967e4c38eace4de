import { isHashId } from '#journey/launch-params-of.ts';
import type { FoundProposal } from '#journey/model/found-proposal.ts';
import { shownTitleOf, titleNamesOf } from '#journey/shown-title.ts';
import { isRecord } from '#shared/record.ts';
import {
  decodeReadableEntries,
  firstOfEachName,
  type Json,
  readDisplayText,
  readFlag,
  readList,
  readName,
  readRecord,
  readText,
} from '../decode/json.ts';
import { readCents } from '../decode/read-cents.ts';
import { noteUnreadable } from '../decode/take-unreadable-names.ts';
import {
  type Answer,
  type CallContext,
  callOperation,
  createIdempotencyHeaders,
  type WithIdempotencyKey,
} from './call-operation.ts';

/** The hash id, or empty if there is none that the app can open. */
function readHashId(json: Json): string {
  const hashId = readText(json, 'hashId');
  if (hashId === '' || isHashId(hashId)) return hashId;
  noteUnreadable('hashId');
  return '';
}

function decodeFoundProposal(json: unknown): FoundProposal | undefined {
  if (!isRecord(json)) return undefined;
  const [id, hashId] = [readText(json, '_id'), readHashId(json)];
  if (id === '' && hashId === '') return undefined;
  const bank = readRecord(json, 'bank');
  const [productName, bankName] = [readDisplayText(json, 'productName'), readDisplayText(bank, 'name')];
  return {
    id,
    hashId,
    currentStep: readName(json, 'currentStep'),
    stepName: shownTitleOf(readDisplayText(json, 'stepName'), titleNamesOf(bankName, [productName])),
    situation: readDisplayText(json, 'situation'),
    productName,
    bankName,
    bankImage: readText(bank, 'image'),
    createdAt: readText(json, 'createdAt'),
    // Zero: no amount has been chosen yet (assumption 2.2).
    amount: readCents(json, 'value') || undefined,
    // A copy is requested by the id of the proposal (7.17).
    canFork: id !== '' && readFlag(json, 'canFork'),
  };
}

/**
 * 7.18, 4.16: finds the proposals of a CPF (11 digits), or the one with an id. `field` is the key of the CPF field, for
 * products that require it. Entries without a proposal id and a hash id are left out.
 */
export const getMultiProposal = (
  context: CallContext,
  request: { hashId: string; cpfOrId: string; field?: string },
  signal?: AbortSignal,
): Answer<FoundProposal[]> =>
  callOperation(context, {
    info: { operation: 'getMultiProposal', isWrite: false, isList: true, signal },
    send: options =>
      context.client.GET('/{hashId}/get-multi-proposal/{cpfOrId}', {
        params: {
          path: { hashId: request.hashId, cpfOrId: request.cpfOrId },
          query: request.field === undefined ? {} : { field: request.field },
        },
        ...options,
      }),
    decode: ({ data }) => {
      const proposals = decodeReadableEntries(readList(data, 'items'), decodeFoundProposal);
      return proposals && firstOfEachName(proposals, ({ id, hashId }) => id || hashId);
    },
  });

/**
 * 7.17, 4.28: creates a new proposal from the filled part of another. Returns the hash id of the new one; an answer
 * without it is a failure, because the app could not open the proposal.
 */
export const partialForkProposal = (
  context: CallContext,
  write: WithIdempotencyKey & { hashId: string; proposalId: string; step: string },
): Answer<string> =>
  callOperation(context, {
    info: { operation: 'partialForkProposal', isWrite: true },
    send: options =>
      context.client.POST('/partial-fork-proposal/{hashId}', {
        params: { path: { hashId: write.hashId }, ...createIdempotencyHeaders(context, write) },
        body: { proposalId: write.proposalId, ...(write.step === '' ? {} : { step: write.step }) },
        ...options,
      }),
    decode: ({ data }) => readHashId(data) || undefined,
  });
