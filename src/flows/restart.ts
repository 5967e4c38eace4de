import { firstStepOf, stepAt } from '#journey/current-step.ts';
import { statusTextOf } from '#journey/errors/message.ts';
import { takesFiles } from '#journey/fields/takes-files.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { FieldValue } from '#journey/model/field.ts';
import { go, type NextAction, type Question, stay } from '#journey/model/next-action.ts';
import { createRestartQuestion, isTypist, mayRestart } from '#journey/restart.ts';
import { cpfOfValues, isCpfKey } from '#journey/submit/cpf-of-values.ts';
import { fail, type Result } from '#shared/result.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import { schemaOf } from '#state/draft.ts';
import type { Context } from './context.ts';
import { saveDrafts } from './drafts.ts';
import { openedValuesOf } from './forms.ts';
import { handleFailure } from './handle-failure.ts';
import { isOpenHere } from './hash-id.ts';
import { openHash } from './open-journey.ts';
import { sendWrite } from './pending-writes.ts';
import { timeUntilRetry } from './time-until-retry.ts';

/**
 * Asks whether to restart (2.40). Does nothing while a step is being sent, because that step belongs to the old
 * proposal.
 */
export async function askRestart({ state }: Context): Promise<NextAction> {
  const { config, place, form, busyAction, launchParams } = state;
  const step = stepAt(config, place);
  if (!config || !mayRestart(config, step) || form.isSubmitting || busyAction !== '') return stay;
  return { kind: 'ask', question: createRestartQuestion(launchParams) };
}

/**
 * Requests another hash id for the same product (7.12) and opens its first step (4.25). Everything of the old proposal
 * is removed from the device (11.4). A typist keeps every token; a customer keeps none that opened the old proposal
 * (4.27, assumption 4.27).
 */
export async function restart(context: Context): Promise<NextAction> {
  const newHash = await requestNewHash(context);
  return newHash.ok
    ? openRestarted(context, newHash.value)
    : handleFailure(context, newHash.problem, 'restart');
}

/** The failure is `cancelled` if this tab leaves the proposal meanwhile, for example by an erasure (11.4). */
async function requestNewHash(context: Context): Promise<Result<string, Failure>> {
  const { api, platform, state } = context;
  const { hashId } = state;
  const cookieCheck = platform.cookies.check('again');
  if (!cookieCheck.ok && cookieCheck.problem === 'blocked')
    return fail({ kind: 'journey', problem: 'blocked_cookies', detail: 'code 18' });
  const answer = await sendWrite(
    context,
    {
      purpose: 'newHash',
      content: '',
      createRequest: () => ({ hashId: state.hashId, deviceIp: state.deviceIp ?? '' }),
    },
    request => api.newHash(request),
  );
  if (!isOpenHere(context, hashId)) return fail({ kind: 'cancelled', operation: 'newHash' });
  return answer.ok && answer.value === ''
    ? fail({ kind: 'journey', problem: 'newHashMissing', detail: '' })
    : answer;
}

/** Opens the new hash id at its first step, without the landing page (4.25). */
async function openRestarted(context: Context, hashId: string): Promise<NextAction> {
  const { state } = context;
  const { accessToken, jwtToken } = state.launchParams;
  const tokens = { accessToken: isTypist(state.launchParams) ? accessToken : '', jwtToken };
  const nextAction = await openHash(context, hashId, { tokens });
  const firstStep = state.config && firstStepOf(state.config);
  const opensLanding = nextAction.kind === 'go' && nextAction.to.kind === 'landing';
  return opensLanding && firstStep ? go({ kind: 'step', slug: firstStep.slug }) : nextAction;
}

/**
 * Shown while the service wants a pause before it names another hash id (Retry-After, 4.28): its button counts down.
 */
const pausedRedoQuestion: Question = {
  picture: undefined,
  type: 'warning',
  title: 'Atenção!',
  text: statusTextOf({ status: 429, code: 429 }),
  okText: 'Tentar novamente',
  cancelText: 'Voltar',
  onOk: 'redoWithOtherCpf',
  onCancel: 'stay',
  technical: '',
  repeatedOperation: 'newHash',
};

/** 'Tentar novamente' in the dialog of a failed restart repeats what was pressed: a plain restart keeps no values. */
const withRedo = (next: NextAction): NextAction =>
  next.kind === 'ask' && next.question.onOk === 'restart'
    ? { kind: 'ask', question: { ...next.question, onOk: 'redoWithOtherCpf' } }
    : next;

/** 'Refazer com outro CPF' (8.34): starts a new proposal whose first step keeps all values except the CPF. */
export async function redoWithOtherCpf(context: Context): Promise<NextAction> {
  const { state } = context;
  if (timeUntilRetry(context, 'newHash') > 0) return { kind: 'ask', question: pausedRedoQuestion };
  const firstStep = state.config && firstStepOf(state.config);
  const formerValues = firstStep && openedValuesOf(state, firstStep).values;
  const newHash = await requestNewHash(context);
  if (!newHash.ok) return withRedo(handleFailure(context, newHash.problem, 'restart'));
  const nextAction = await openRestarted(context, newHash.value);
  if (!isOpenHere(context, newHash.value)) return nextAction;
  const step = state.config && firstStepOf(state.config);
  if (step && formerValues) {
    const values = createSafeRecord<FieldValue>();
    const formerCpf = cpfOfValues(step, formerValues);
    for (const field of fieldsOf(step).all) {
      const { key } = field;
      // The files were removed from the device with the old proposal (11.4).
      if (takesFiles(field)) continue;
      if (isCpfKey(key) || key === formerCpf?.fieldKey) continue;
      if (Object.hasOwn(formerValues, key)) values[key] = formerValues[key] ?? null;
    }
    state.drafts[step.slug] = {
      values,
      edited: Object.keys(values),
      schema: schemaOf(step.fields),
    };
    await saveDrafts(context);
  }
  return nextAction;
}
