import type { WireStep } from '#scenarios/wire.ts';
import { advanceProposal, checkOf } from './advance-proposal.ts';
import { proposalOfHash, type Service } from './call.ts';
import { drawIdentifier } from './identifiers.ts';
import type { CodeRecord } from './state.ts';
import { firstStepOf, isTokenStep, stepOf } from './steps.ts';

/** The key of a step's codes and links under one hash. */
const keyOf = (hash: string, slug: string): string => `${hash}/${slug}`;

export const confirmationCodeOf = (hash: string, slug: string, { state }: Service): CodeRecord | undefined =>
  Object.hasOwn(state.codes, keyOf(hash, slug)) ? state.codes[keyOf(hash, slug)] : undefined;

export type Method = NonNullable<WireStep['tokenValidationMethods']>[number];

/** The ways to receive a code at a step: the step's own, or an SMS to the phone of the proposal. */
export function methodsOf(hash: string, slug: string, service: Service): readonly [Method, ...Method[]] {
  const [firstMethod, ...otherMethods] = stepOf(service.product, slug)?.tokenValidationMethods ?? [];
  if (firstMethod) return [firstMethod, ...otherMethods];
  const startingStep = firstStepOf(service.product);
  const cellphone = startingStep
    ? proposalOfHash(hash, service)?.answers[startingStep.slug]?.celular
    : undefined;
  const digits = typeof cellphone === 'string' ? cellphone.replace(/\D/g, '') : '';
  const target = digits.length === 11 ? `(${digits.slice(0, 2)}) *****-${digits.slice(7)}` : 'seu celular';
  return [{ method: 'sms', target }];
}

/** Sends a code or link; the previous one expires. The step waits from now on. */
export function sendConfirmationCode(
  hash: string,
  slug: string,
  { method, target }: Method,
  service: Service,
): CodeRecord {
  const { state } = service;
  const code: CodeRecord = { method, target, sentAt: service.now(), status: 'waiting', asked: 0, wrong: 0 };
  state.codes[keyOf(hash, slug)] = code;
  state.codesSent += 1;
  setStatusOfToken(hash, slug, 'waiting', service);
  return code;
}

/** Seconds until another code may be asked for. */
export function resendAfterOf(code: CodeRecord, { state, now }: Service): number {
  const { resendAfter = 30 } = state.token;
  return Math.max(0, Math.ceil(resendAfter - (now() - code.sentAt) / 1000));
}

const DEFAULT_TRIES = 5;
const DEFAULT_VALIDITY_SECONDS = 600;

/** Checks a typed code. After 'expired' and 'used up' the visitor needs another code. */
export function checkCode(code: CodeRecord, typedCode: string, { state, product, now }: Service) {
  const { validFor = DEFAULT_VALIDITY_SECONDS, tries = DEFAULT_TRIES, ends } = state.token;
  if (now() - code.sentAt > validFor * 1000) return 'expired';
  if (code.status === 'failed') return 'used up';
  if (typedCode === product.confirmationCode && ends !== 'failed') return 'right';
  code.wrong += 1;
  return code.wrong >= tries ? 'used up' : 'wrong';
}

/**
 * Ends a code or link as confirmed or failed, and a token step with it (2.23, 4.28). A confirmed one gives the visitor
 * a new access token.
 */
export function closeCode(hash: string, slug: string, status: 'success' | 'failed', service: Service): void {
  const code = confirmationCodeOf(hash, slug, service);
  if (code) code.status = status;
  if (status === 'success') service.state.accessToken = `acesso-${drawIdentifier(service.state)}`;
  setStatusOfToken(hash, slug, status, service);
}

/** Polls a code. If the scenario says so, somebody clicks the link after some polls. */
export function pollCode(hash: string, slug: string, service: Service): void {
  const { clickedAfter, ends = 'success' } = service.state.token;
  const code = confirmationCodeOf(hash, slug, service);
  if (code?.status !== 'waiting') return;
  code.asked += 1;
  if (clickedAfter !== undefined && code.asked > clickedAfter) closeCode(hash, slug, ends, service);
}

/** Gives the current token step the status of its code; a confirmed one advances the proposal. */
function setStatusOfToken(hash: string, slug: string, status: CodeRecord['status'], service: Service): void {
  const proposal = proposalOfHash(hash, service);
  const step = stepOf(service.product, slug);
  if (!proposal || !step || !isTokenStep(step) || proposal.currentStep !== slug) return;
  if (status === 'success' && !checkOf(proposal, slug, service)?.stays) advanceProposal(proposal, service);
  else proposal.statuses[slug] = status;
}
