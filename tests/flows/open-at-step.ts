import { onTestFinished } from 'vitest';
import type { Api } from '#api/api.ts';
import type { Step, StepStatus } from '#journey/model/step.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Check } from '#scenarios/check.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, type FlowStageOptions, setUpFlows } from './flow-stage.ts';

/** The step of the personal loan at which the visitor opens the journey. */
export const SLUG = 'analise-de-credito';

interface OpenAtStepOptions {
  status?: StepStatus;
  check?: Check;
  step?: Partial<Step>;
  plan?: Plan;
  offContract?: FlowStageOptions['offContract'];
  /** Changes the answers further, such as `withPhotoField`. */
  wrap?: (api: Api) => Api;
}

/** Opens the personal loan at its step of analysis, which is of another type here. The test closes it at its end. */
export async function openAtStep(type: string, options: OpenAtStepOptions = {}): Promise<FlowStage> {
  const {
    status,
    check = { polls: 1000, ends: 'success' },
    step,
    plan = {},
    offContract = [],
    wrap = api => api,
  } = options;
  const changedStep = (original: Step): Step =>
    original.slug === SLUG
      ? { ...original, fields: [], ...step, type: { ...original.type, slug: type } }
      : original;
  const withChangedStep = (api: Api): Api => ({
    ...api,
    getSystem: async (...args) => {
      const answer = await api.getSystem(...args);
      if (!answer.ok) return answer;
      const { configuration } = answer.value;
      const steps = configuration.steps.map(changedStep);
      return { ok: true, value: { ...answer.value, configuration: { ...configuration, steps } } };
    },
  });
  const visit = setUpFlows({
    world: {
      proposal: {
        id: 'p1',
        currentStep: SLUG,
        answers: allAnswers(marina),
        ...(status ? { stepStatus: { [SLUG]: status } } : {}),
      },
      checks: { [SLUG]: check },
    },
    plan,
    offContract,
    wrap: api => wrap(withChangedStep(api)),
  });
  onTestFinished(() => visit.close());
  await visit.open();
  return visit;
}

/** The bodies of the updates of a step that are no polls. */
export const writesOf = (visit: FlowStage) =>
  visit.sent('updateStep').filter(body => (body as { polling?: boolean }).polling !== true);

export const statusOf = ({ state }: FlowStage): StepStatus | undefined =>
  state.stepStatus[SLUG] ?? state.config?.steps.find(step => step.slug === SLUG)?.status;

/** Whether the app sleeps until its next poll. */
export const isWaiting = (visit: FlowStage): boolean => visit.platform.clock.sleepingCount() === 1;

/** An answer that leaves the step waiting, with more members. */
export const waitingAnswer = (members: Readonly<Record<string, unknown>>) =>
  ({
    kind: 'reply',
    status: 200,
    body: {
      data: {
        currentStep: SLUG,
        situation: 'emAnalise',
        selfContract: {},
        stepStatus: 'waiting',
        ...members,
      },
    },
  }) as const;
