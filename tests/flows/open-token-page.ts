import { onTestFinished } from 'vitest';
import type { Api } from '#api/api.ts';
import type { TokenAnswer } from '#api/operations/token-validation.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import type { Failure } from '#journey/model/failure.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { fail, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';

const answerWith = (members: Partial<TokenAnswer>): TokenAnswer => ({
  status: 'waiting',
  method: '',
  target: '',
  accessToken: '',
  resendAfter: undefined,
  ...members,
});

export const refusal = (members: Parameters<typeof buildServiceFailure>[0]): Failure =>
  buildServiceFailure({ operation: 'validateToken', ...members });

export interface TokenPageAnswers {
  /** Answers to codes, in order; the last one repeats. */
  codes?: (Partial<TokenAnswer> | Failure)[];
  /** Answers to polls, in order; the last one repeats. */
  polls?: (Partial<TokenAnswer> | Failure)[];
}

const isFailure = (answer: Partial<TokenAnswer> | Failure): answer is Failure => 'kind' in answer;

/** The page of the confirmation at a proposal whose step was left. */
export function openTokenPage({ codes = [{}], polls = [{}] }: TokenPageAnswers = {}) {
  const sent: unknown[] = [];
  let pollCount = 0;
  const take = (answers: (Partial<TokenAnswer> | Failure)[], count: number) => {
    const answer = answers[Math.min(count, answers.length - 1)] ?? {};
    return Promise.resolve(isFailure(answer) ? fail(answer) : succeed(answerWith(answer)));
  };
  const api: Partial<Api> = {
    validateToken: ({ hashId, step, body }) => {
      sent.push({ hashId, step, ...body });
      return take(codes, sent.length - 1);
    },
    getTokenValidation: () => {
      pollCount += 1;
      return take(polls, pollCount - 1);
    },
  };
  const page = createContextWithoutService(api);
  onTestFinished(() => page.context.placeScope.leave());
  page.state.proposal = proposalWith({});
  page.state.place = { kind: 'tokenValidation' };
  page.state.confirmation.backTo = { kind: 'step', slug: 'endereco' };
  page.state.token.slug = 'endereco';
  const { clock } = page.platform;
  const start = clock.steadyNow();
  return {
    ...page,
    sent,
    pollCount: () => pollCount,
    /** Seconds from the opening of the page until another code may be requested. */
    resendIn: () => (page.state.confirmation.resendAt - start) / 1000,
    advance: async (milliseconds: number) => {
      await clock.advance(milliseconds);
      await runPendingWork();
    },
    signal: page.context.placeScope.enter(),
  };
}

export const sentCode = {
  slug: 'endereco',
  redirectHashId: '',
  status: 'sent',
  method: 'sms',
  target: '(11) 9****-1234',
  hasWaited: true,
  requestError: '',
  codeError: '',
  refusals: 0,
};

export const backAtAddress = { kind: 'go', to: { kind: 'step', slug: 'endereco' } };
