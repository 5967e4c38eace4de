import type { LoanContract } from '#journey/model/loan-contract.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { shownTitleOf } from '#journey/shown-title.ts';
import {
  asRecord,
  decodeReadableEntries,
  readDisplayText,
  readFlag,
  readList,
  readStatus,
  readText,
} from '../decode/json.ts';
import {
  type Answer,
  type CallContext,
  callOperation,
  createIdempotencyHeaders,
  type WithIdempotencyKey,
} from './call-operation.ts';
import { decodeLoanContract } from './decode-loan-contract.ts';
import { createOutcomeDecoder, type KnownProposal } from './step-write.ts';

/** The hash id of a proposal, and the app's knowledge of it. */
export interface ProposalReference extends KnownProposal {
  hashId: string;
}

/**
 * A poll, or a request for another SMS. Only the latter is a write and has a key. `startPolling`: the first poll of
 * the visit, or of a step that has not begun.
 */
export type C6PollRequest = ProposalReference & { startPolling: boolean } & (
    | { resendSms: false; idempotencyKey?: undefined }
    | (WithIdempotencyKey & { resendSms: true })
  );

/**
 * 7.33: asks for the progress of the payroll-deductible private loan. With `resendSms` the service also sends the SMS
 * again.
 */
export const pollC6ConsignadoPrivado = (
  context: CallContext,
  request: C6PollRequest,
  signal?: AbortSignal,
): Answer<StepOutcome> =>
  callOperation(context, {
    info: { operation: 'pollC6ConsignadoPrivado', isWrite: request.resendSms, signal },
    send: options =>
      context.client.POST('/c6-consignado-privado-polling/{hashId}', {
        params: {
          path: { hashId: request.hashId },
          ...(request.idempotencyKey === undefined
            ? {}
            : createIdempotencyHeaders(context, { idempotencyKey: request.idempotencyKey })),
        },
        body: { startPolling: request.startPolling, resendSms: request.resendSms },
        ...options,
      }),
    decode: createOutcomeDecoder(request),
  });

/** 7.33: submits the code that the visitor received by SMS. */
export const sendC6ConsignadoPrivadoToken = (
  context: CallContext,
  request: WithIdempotencyKey & ProposalReference & { token: string },
): Answer<StepOutcome> =>
  callOperation(context, {
    info: { operation: 'sendC6ConsignadoPrivadoToken', isWrite: true },
    send: options =>
      context.client.POST('/c6-consignado-privado-token/{hashId}', {
        params: { path: { hashId: request.hashId }, ...createIdempotencyHeaders(context, request) },
        body: { token: request.token },
        ...options,
      }),
    decode: createOutcomeDecoder(request),
  });

/** 7.32: starts or retries the automatic insertion of a car-equity proposal (4.28). */
export const startCarEquityInsertion = (
  context: CallContext,
  request: WithIdempotencyKey & ProposalReference & { proposalId: string; retry: boolean },
): Answer<StepOutcome> =>
  callOperation(context, {
    info: { operation: 'startCarEquityInsertion', isWrite: true },
    send: options =>
      context.client.POST('/c6-car-equity-start-insertion/{hashId}', {
        params: { path: { hashId: request.hashId }, ...createIdempotencyHeaders(context, request) },
        body: {
          ...(request.proposalId ? { proposalId: request.proposalId } : {}),
          retry: request.retry,
        },
        ...options,
      }),
    decode: createOutcomeDecoder(request),
  });

/** 7.16: restarts the document link step with another link. */
export const redoDocumentLinkStep = (
  context: CallContext,
  request: WithIdempotencyKey & ProposalReference,
): Answer<StepOutcome> =>
  callOperation(context, {
    info: { operation: 'redoDocumentLinkStep', isWrite: true },
    send: options =>
      context.client.PATCH('/redo-document-link-step/{hashId}', {
        params: { path: { hashId: request.hashId }, ...createIdempotencyHeaders(context, request) },
        ...options,
      }),
    decode: createOutcomeDecoder(request),
  });

/** A contract of the customer, with what the visitor needs to sign it (assumption 2.11). */
function decodeSignableContract(json: unknown): LoanContract | undefined {
  const contract = decodeLoanContract(json);
  const source = asRecord(json);
  return (
    contract && {
      ...contract,
      name: shownTitleOf(readDisplayText(source, 'name'), [contract.bankName]),
      link: readText(source, 'link'),
      signature: readStatus(source, 'signature'),
    }
  );
}

/** 7.14: lists the customer's loans. A contract without an id cannot be chosen and is left out. */
export const listContracts = (
  context: CallContext,
  hashId: string,
  signal?: AbortSignal,
): Answer<LoanContract[]> =>
  callOperation(context, {
    info: { operation: 'listContracts', isWrite: false, isList: true, signal },
    send: options =>
      context.client.GET('/{hashId}/list-contracts', {
        params: { path: { hashId } },
        ...options,
      }),
    decode: ({ data }) => decodeReadableEntries(readList(data, 'items'), decodeSignableContract),
  });

/** 7.19: sends the consent to the use of personal data. The answer is true if the service has stored it. */
export const sendConsent = (
  context: CallContext,
  consent: WithIdempotencyKey & { hashId: string; proposalId: string; cpf: string; terms: readonly string[] },
): Answer<boolean> =>
  callOperation(context, {
    info: { operation: 'externalLgpd', isWrite: true },
    send: options =>
      context.client.PATCH('/external/lgpd', {
        params: createIdempotencyHeaders(context, consent),
        body: {
          hashId: consent.hashId,
          ...(consent.proposalId ? { proposalId: consent.proposalId } : {}),
          ...(consent.cpf === '' ? {} : { cpf: consent.cpf }),
          accepted: true,
          terms: [...consent.terms],
        },
        ...options,
      }),
    decode: ({ data }) => readFlag(data, 'accepted'),
  });
