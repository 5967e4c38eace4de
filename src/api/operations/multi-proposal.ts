import type { FoundProposal } from '#journey/model/found-proposal.ts';
import { shownTitle } from '#journey/shown-title.ts';
import { isRecord } from '#shared/record.ts';
import { child, children, displayText, flag, number, readableEntries, text } from '../decode/json.ts';
import {
  type Answer,
  type CallContext,
  callOperation,
  idempotencyHeaders,
  PARSE_AS_TEXT,
  type WithIdempotencyKey,
} from './call-operation.ts';

function decodeFound(json: unknown): FoundProposal | undefined {
  if (!isRecord(json)) return undefined;
  const [id, hashId] = [text(json, '_id'), text(json, 'hashId')];
  if (id === '' && hashId === '') return undefined;
  const bank = child(json, 'bank');
  const [productName, bankName] = [displayText(json, 'productName'), displayText(bank, 'name')];
  const reais = number(json, 'value');
  return {
    id,
    hashId,
    currentStep: text(json, 'currentStep'),
    stepName: shownTitle(displayText(json, 'stepName'), [productName, bankName]),
    situation: text(json, 'situation'),
    productName,
    bankName,
    bankImage: text(bank, 'image'),
    createdAt: text(json, 'createdAt'),
    value: reais === undefined ? undefined : Math.round(reais * 100),
    canFork: flag(json, 'canFork'),
  };
}

/**
 * 7.18, 4.16: the proposals of a CPF (11 digits), or the one with an id. `field` is the key of the CPF field, for
 * products that require it. Entries without a proposal id and a hash id are left out.
 */
export const getMultiProposal = (
  context: CallContext,
  request: { hashId: string; cpfOrId: string; field?: string },
  signal?: AbortSignal,
): Answer<FoundProposal[]> =>
  callOperation(context, {
    info: { operation: 'getMultiProposal', write: false, list: true, signal },
    send: signalWithTimeout =>
      context.client.GET('/{hashId}/get-multi-proposal/{cpfOrId}', {
        params: {
          path: { hashId: request.hashId, cpfOrId: request.cpfOrId },
          query: request.field === undefined ? {} : { field: request.field },
        },
        ...PARSE_AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode: ({ data }) => readableEntries(children(data, 'items'), decodeFound),
  });

/** 7.17, 4.28: creates a new proposal from the filled part of another. Returns its hash id, without which it cannot be opened. */
export const partialForkProposal = (
  context: CallContext,
  forked: WithIdempotencyKey & { hashId: string; proposalId: string; step: string },
): Answer<string> =>
  callOperation(context, {
    info: { operation: 'partialForkProposal', write: true },
    send: signal =>
      context.client.POST('/partial-fork-proposal/{hashId}', {
        params: { path: { hashId: forked.hashId }, ...idempotencyHeaders(context, forked) },
        body: { proposalId: forked.proposalId, ...(forked.step === '' ? {} : { step: forked.step }) },
        ...PARSE_AS_TEXT,
        signal,
      }),
    decode: ({ data }) => text(data, 'hashId') || undefined,
  });
