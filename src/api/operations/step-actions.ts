import type { LoanContract } from '#journey/model/loan-contract.ts';
import type { Proposal, StepOutcome } from '#journey/model/proposal.ts';
import { isRecord } from '#shared/record.ts';
import type { Envelope } from '../call.ts';
import { decodeOutcome } from '../decode/proposal.ts';
import { children, flag, number, text } from '../decode/read.ts';
import { type Answer, AS_TEXT, type Keyed, keyed, operate, type Wire } from './operation.ts';

/** Which proposal is meant, and what the app knows of it. */
export interface OfProposal {
  hashId: string;
  known: Proposal | undefined;
}

const outcomeOf =
  ({ known }: OfProposal) =>
  ({ data, message }: Envelope): StepOutcome =>
    decodeOutcome(data, message, known);

/** A question about the loan, or the wish for one more message: only that is a write and has a key. */
export type C6Question = OfProposal &
  ({ resendSms: false; idempotencyKey?: undefined } | (Keyed & { resendSms: true }));

/** 7.33: how far the consigned private loan has come; `resendSms` sends the message once more, which makes it a write with a key. */
export const pollC6ConsignadoPrivado = (
  wire: Wire,
  asked: C6Question,
  signal?: AbortSignal,
): Answer<StepOutcome> =>
  operate(wire, {
    info: { operation: 'pollC6ConsignadoPrivado', write: asked.resendSms, signal },
    send: timed =>
      wire.client.POST('/c6-consignado-privado-polling/{hashId}', {
        params: {
          path: { hashId: asked.hashId },
          ...(asked.idempotencyKey === undefined
            ? {}
            : keyed(wire, { idempotencyKey: asked.idempotencyKey })),
        },
        body: { startPolling: true, resendSms: asked.resendSms },
        ...AS_TEXT,
        signal: timed,
      }),
    decode: outcomeOf(asked),
  });

/** 7.33: the code that came by SMS. */
export const sendC6ConsignadoPrivadoToken = (
  wire: Wire,
  asked: Keyed & OfProposal & { token: string },
): Answer<StepOutcome> =>
  operate(wire, {
    info: { operation: 'sendC6ConsignadoPrivadoToken', write: true },
    send: signal =>
      wire.client.POST('/c6-consignado-privado-token/{hashId}', {
        params: { path: { hashId: asked.hashId }, ...keyed(wire, asked) },
        body: { token: asked.token },
        ...AS_TEXT,
        signal,
      }),
    decode: outcomeOf(asked),
  });

/** 7.32: the automatic insertion of a car-equity proposal starts, or is tried again (4.28). */
export const startCarEquityInsertion = (
  wire: Wire,
  asked: Keyed & OfProposal & { retry: boolean },
): Answer<StepOutcome> =>
  operate(wire, {
    info: { operation: 'startCarEquityInsertion', write: true },
    send: signal =>
      wire.client.POST('/c6-car-equity-start-insertion/{hashId}', {
        params: { path: { hashId: asked.hashId }, ...keyed(wire, asked) },
        body: { ...(asked.known?.id ? { proposalId: asked.known.id } : {}), retry: asked.retry },
        ...AS_TEXT,
        signal,
      }),
    decode: outcomeOf(asked),
  });

/** 7.16: the document link step begins again, with another link. */
export const redoDocumentLinkStep = (wire: Wire, asked: Keyed & OfProposal): Answer<StepOutcome> =>
  operate(wire, {
    info: { operation: 'redoDocumentLinkStep', write: true },
    send: signal =>
      wire.client.PATCH('/redo-document-link-step/{hashId}', {
        params: { path: { hashId: asked.hashId }, ...keyed(wire, asked) },
        ...AS_TEXT,
        signal,
      }),
    decode: outcomeOf(asked),
  });

const cents = (from: Readonly<Record<string, unknown>>, name: string): number | undefined => {
  const reais = number(from, name);
  return reais === undefined ? undefined : Math.round(reais * 100);
};

function decodeContract(wire: unknown): LoanContract | undefined {
  if (!isRecord(wire) || text(wire, '_id') === '') return undefined;
  return {
    id: text(wire, '_id'),
    number: text(wire, 'number'),
    bankName: text(wire, 'bankName') || text(wire, 'bankCode'),
    balance: cents(wire, 'balance'),
    installmentValue: cents(wire, 'installmentValue'),
    paidInstallments: number(wire, 'paidInstallments'),
    totalInstallments: number(wire, 'totalInstallments'),
    name: text(wire, 'name'),
    link: text(wire, 'link'),
    signature: text(wire, 'signature'),
  };
}

/** 7.14: loans in the customer's name. A contract without an identifier cannot be chosen and is left out. */
export const listContracts = (wire: Wire, hashId: string, signal?: AbortSignal): Answer<LoanContract[]> =>
  operate(wire, {
    info: { operation: 'listContracts', write: false, list: true, signal },
    send: timed =>
      wire.client.GET('/{hashId}/list-contracts', {
        params: { path: { hashId } },
        ...AS_TEXT,
        signal: timed,
      }),
    decode: ({ data }) =>
      children(data, 'items')
        .map(decodeContract)
        .filter((contract): contract is LoanContract => contract !== undefined),
  });

/** 7.19: the consent to the use of personal data. True when the service says that it is kept. */
export const keepConsent = (
  wire: Wire,
  consent: Keyed & OfProposal & { cpf: string; terms: readonly string[] },
): Answer<boolean> =>
  operate(wire, {
    info: { operation: 'externalLgpd', write: true },
    send: signal =>
      wire.client.PATCH('/external/lgpd', {
        params: keyed(wire, consent),
        body: {
          hashId: consent.hashId,
          ...(consent.known?.id ? { proposalId: consent.known.id } : {}),
          ...(consent.cpf === '' ? {} : { cpf: consent.cpf }),
          accepted: true,
          terms: [...consent.terms],
        },
        ...AS_TEXT,
        signal,
      }),
    decode: ({ data }) => flag(data, 'accepted'),
  });
