/**
 * Only the type checker reads this file: each line under an expectation has to be a type error ([8.11]). The original
 * text of a failure fits nowhere on the screen, and only `toCustomerMessage` makes a message of a text.
 */

import { type CustomerMessage, toCustomerMessage } from '#journey/errors/customer-message.ts';
import type { ServiceFailure } from '#journey/model/failure.ts';
import type { ErrorPage, NextAction, Question } from '#journey/model/next-action.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Log } from '#platform/log.ts';

declare const failure: ServiceFailure;
declare const page: ErrorPage;
declare const question: Question;
declare const outcome: StepOutcome;
declare const log: Log;
const shown = { text: '' };

export const accepted: readonly string[] = [failure.message, toCustomerMessage('Confira os dados.')];

// @ts-expect-error: a text that `toCustomerMessage` has not checked is no message
export const unchecked: CustomerMessage = 'TypeError: x is undefined';

// @ts-expect-error: a failure takes checked messages only
export const uncheckedFailure: ServiceFailure = { ...failure, message: 'TypeError' };

// @ts-expect-error: so do the messages of fields
export const uncheckedField: ServiceFailure = { ...failure, fieldErrors: { cpf: 'TypeError' } };

// @ts-expect-error: so does the message beside the status of a step
export const uncheckedOutcome: StepOutcome = { ...outcome, message: 'TypeError' };

// @ts-expect-error: the original is no text of a dialog
export const inDialog: Question = { ...question, text: failure.original };

// @ts-expect-error: nor a line of a page
export const onPage: ErrorPage = { ...page, lines: [failure.original] };

// @ts-expect-error: nor the small print of a page
export const inSmallPrint: ErrorPage = { ...page, technical: failure.original };

// @ts-expect-error: nor a toast
export const inToast: NextAction = { kind: 'toast', type: 'error', title: '', text: failure.original };

// @ts-expect-error: nor the error of a field
export const atField: NextAction = { kind: 'fieldErrors', errors: { cpf: failure.original }, message: '' };

// @ts-expect-error: nor any text of the state
shown.text = failure.original;

// @ts-expect-error: nor a line of the console
log.report(failure.original);
