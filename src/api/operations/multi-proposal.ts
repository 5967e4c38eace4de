import type { FoundProposal } from '#journey/model/found-proposal.ts';
import { isRecord } from '#shared/record.ts';
import { child, children, flag, number, text } from '../decode/read.ts';
import { type Answer, AS_TEXT, type Keyed, keyed, operate, type Wire } from './operation.ts';

function decodeFound(wire: unknown): FoundProposal | undefined {
  if (!isRecord(wire)) return undefined;
  const [id, hashId] = [text(wire, '_id'), text(wire, 'hashId')];
  if (id === '' && hashId === '') return undefined;
  const bank = child(wire, 'bank');
  const reais = number(wire, 'value');
  return {
    id,
    hashId,
    currentStep: text(wire, 'currentStep'),
    stepName: text(wire, 'stepName'),
    situation: text(wire, 'situation'),
    productName: text(wire, 'productName'),
    bankName: text(bank, 'name'),
    bankImage: text(bank, 'image'),
    createdAt: text(wire, 'createdAt'),
    value: reais === undefined ? undefined : Math.round(reais * 100),
    canFork: flag(wire, 'canFork'),
  };
}

/**
 * 7.18, 4.16: proposals that a CPF (11 digits) has, or the one proposal with an identifier. `field` is the key of the field
 * that holds the CPF, for the products that ask with it. What names neither a proposal nor a hash is left out.
 */
export const getMultiProposal = (
  wire: Wire,
  asked: { hashId: string; cpfOrId: string; field?: string },
  signal?: AbortSignal,
): Answer<FoundProposal[]> =>
  operate(wire, {
    info: { operation: 'getMultiProposal', write: false, list: true, signal },
    send: timed =>
      wire.client.GET('/{hashId}/get-multi-proposal/{cpfOrId}', {
        params: {
          path: { hashId: asked.hashId, cpfOrId: asked.cpfOrId },
          query: asked.field === undefined ? {} : { field: asked.field },
        },
        ...AS_TEXT,
        signal: timed,
      }),
    decode: ({ data }) =>
      children(data, 'items')
        .map(decodeFound)
        .filter(found => found !== undefined),
  });

/** 7.17, 4.28: makes a new proposal of the part of another that was filled so far. Answers the hash that opens it, empty for none. */
export const partialForkProposal = (
  wire: Wire,
  forked: Keyed & { hashId: string; proposalId: string; step: string },
): Answer<string> =>
  operate(wire, {
    info: { operation: 'partialForkProposal', write: true },
    send: signal =>
      wire.client.POST('/partial-fork-proposal/{hashId}', {
        params: { path: { hashId: forked.hashId }, ...keyed(wire, forked) },
        body: { proposalId: forked.proposalId, ...(forked.step === '' ? {} : { step: forked.step }) },
        ...AS_TEXT,
        signal,
      }),
    decode: ({ data }) => text(data, 'hashId'),
  });
