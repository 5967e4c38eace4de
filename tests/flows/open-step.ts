import type { Api } from '#api/api.ts';
import type { TokenAnswer } from '#api/operations/token-validation.ts';
import { runStepAction } from '#flows/actions/index.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { type OutcomeMembers, outcomeWith } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';

/** The hash id of the context. */
export const HASH = '6650c1f2a4b3d90012e7f001';
/** The address of a step outside the app. */
export const LINK = 'https://documentos.exemplo.com.br/envio';

/** A refused write of a step. */
export const refusal = (members: Parameters<typeof buildServiceFailure>[0] = {}): Failure =>
  buildServiceFailure(members);
export const brokenConnection: Failure = {
  kind: 'network',
  operation: 'updateStep',
  isWrite: true,
  isOffline: false,
};

export interface OpenStep {
  type?: string;
  step?: Partial<Step>;
  /** Answers to writes, in order; the last one repeats. */
  answers?: readonly (OutcomeMembers | Failure)[];
  /** Answers to codes, in order; the last one repeats. */
  codes?: readonly (Partial<TokenAnswer> | Failure)[];
  api?: Partial<Api>;
}

/** A visitor at a step of this type. `calls`: the calls of the service with what they send. */
export function openStep({
  type = 'check',
  step: members = {},
  answers = [{}],
  codes = [{}],
  api = {},
}: OpenStep = {}) {
  const calls: [string, Record<string, unknown>][] = [];
  let writeCount = 0;
  let codeCount = 0;
  const isFailure = (answer: object): answer is Failure => 'kind' in answer;
  const write =
    (operation: string) =>
    async (request: object): Promise<Result<StepOutcome, Failure>> => {
      calls.push([operation, { ...request }]);
      writeCount += 1;
      const answer = answers[Math.min(writeCount, answers.length) - 1] ?? {};
      return isFailure(answer) ? fail(answer) : succeed(outcomeWith(answer));
    };
  const step = stepWith({ slug: 'analise', order: 1, type: stepTypeWith(type), ...members });
  const bare = createContextWithoutService({
    updateStep: write('updateStep'),
    createProposal: write('createProposal'),
    sendC6ConsignadoPrivadoToken: write('sendC6ConsignadoPrivadoToken'),
    pollC6ConsignadoPrivado: write('pollC6ConsignadoPrivado'),
    startCarEquityInsertion: write('startCarEquityInsertion'),
    redoDocumentLinkStep: write('redoDocumentLinkStep'),
    getDeviceIp: async () => '203.0.113.42',
    getSystem: async () => {
      calls.push(['getSystem', {}]);
      return succeed({
        configuration: configurationWith({ steps: [first, step] }),
        proposal: proposalAt('analise'),
        waitsForCompletion: false,
      });
    },
    validateToken: async request => {
      calls.push(['validateToken', { ...request }]);
      codeCount += 1;
      const answer = codes[Math.min(codeCount, codes.length) - 1] ?? {};
      if (isFailure(answer)) return fail(answer);
      return succeed({
        status: 'init',
        method: '',
        target: '',
        accessToken: '',
        resendAfter: undefined,
        ...answer,
      });
    },
    getTokenValidation: async () =>
      succeed({ status: 'init', method: '', target: '', accessToken: '', resendAfter: undefined }),
    ...api,
  });
  const first = stepWith({ slug: 'dados' });
  bare.state.config = configurationWith({ steps: [first, step] });
  bare.state.proposal = proposalAt('analise');
  bare.state.place = { kind: 'step', slug: 'analise' };
  const { clock } = bare.platform;
  const start = clock.steadyNow();
  return {
    ...bare,
    calls,
    step,
    sent: (operation: string) => calls.filter(([name]) => name === operation).map(([, request]) => request),
    press: (action: StepAction, input?: string) => runStepAction(bare.context, action, input),
    /** Seconds from the opening until another message may be requested. */
    resendIn: () => ((bare.state.stepDetails.analise?.resendAt ?? 0) - start) / 1000,
    toast: () => bare.state.toasts.at(-1),
  };
}

export const stayAction = { kind: 'stay' };
export const atStep = { kind: 'go', to: { kind: 'step', slug: 'analise' } };
