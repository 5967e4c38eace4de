import type { Api } from '#api/api.ts';
import type { TokenAnswer } from '#api/operations/token-validation.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { type OutcomeMembers, waitingWith } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';

export const NEW_HASH = '6650c1f2a4b3d90012e7f0b7';

export type Answer = OutcomeMembers | Failure;

const isFailure = (answer: object): answer is Failure => 'kind' in answer;

export const busy = (members: Parameters<typeof buildServiceFailure>[0] = {}): Failure =>
  buildServiceFailure({
    operation: 'updateStep',
    isWrite: false,
    status: 503,
    message: 'Instável.',
    ...members,
  });

export interface Options {
  step?: Partial<Step>;
  /** Answers to polls, in order; the last one repeats. */
  answers?: readonly Answer[];
  tokens?: readonly Partial<TokenAnswer>[];
}

/** A visitor at a step or a completion that waits. */
export function setUpWait({ step: members = {}, answers = [{}], tokens = [{}] }: Options = {}) {
  const calls: [string, Record<string, unknown>][] = [];
  const poll = (operation: string, request: object): Promise<Result<StepOutcome, Failure>> => {
    calls.push([operation, { ...request }]);
    const answer = answers[Math.min(calls.length, answers.length) - 1] ?? {};
    return Promise.resolve(isFailure(answer) ? fail(answer) : succeed(waitingWith(answer)));
  };
  const api: Partial<Api> = {
    pollStep: request => poll('pollStep', request),
    pollC6ConsignadoPrivado: request => poll('pollC6ConsignadoPrivado', request),
    finishedUpdate: proposal => poll('finishedUpdate', proposal),
    getTokenValidation: async (hashId, slug) => {
      calls.push(['getTokenValidation', { hashId, slug }]);
      const answer = tokens[Math.min(calls.length, tokens.length) - 1] ?? {};
      return succeed({
        status: 'waiting',
        method: '',
        target: '',
        accessToken: '',
        resendAfter: undefined,
        ...answer,
      });
    },
  };
  const bare = createContextWithoutService(api);
  const { state, platform } = bare;
  const step = stepWith({ slug: 'analise', order: 4, type: stepTypeWith('creditAnalysis'), ...members });
  state.config = configurationWith({ steps: [step, stepWith({ slug: 'endereco', order: 5 })] });
  state.proposal = proposalAt('analise');
  state.place = { kind: 'step', slug: 'analise' };
  return {
    ...bare,
    step,
    calls,
    signal: bare.context.placeScope.enter(),
    advance: async (milliseconds: number) => {
      await platform.clock.advance(milliseconds);
      await runPendingWork();
    },
  };
}

export const stayAction = { kind: 'stay' };

export const atAddress = { kind: 'go', to: { kind: 'step', slug: 'endereco' } };
