import { isAtStep, isCurrentStep } from '#journey/current-step.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import type { Failure } from '#journey/model/failure.ts';
import { go, type NextAction } from '#journey/model/next-action.ts';
import { revisitOf } from '#journey/revisit.ts';
import type { Context } from './context.ts';
import { handleFailure } from './handle-failure.ts';
import { describeUnconfirmed } from './reopen-unproven.ts';
import type { Submission } from './submission.ts';

/** These actions belong to the step that failed: errors to its fields, a retry to its values. */
const SHOWN_AT_STEP: ReadonlySet<NextAction['kind']> = new Set(['ask', 'fieldErrors', 'page', 'toast']);

/** The code of a 401 is for the step that was sent, and leads back to it (4.24). */
const belongsToStep = (next: NextAction): boolean =>
  SHOWN_AT_STEP.has(next.kind) || (next.kind === 'go' && next.to.kind === 'tokenValidation');

/** A failed submission of a step that has closed meanwhile: neither its errors nor a retry can be shown. */
const CLOSED_STEP_FAILED: NextAction = {
  kind: 'toast',
  type: 'warning',
  title: 'Uma etapa anterior pode não ter sido atualizada',
  text: 'Ela já não pode ser aberta. Se precisar, fale com quem enviou o link.',
};

/** Handles the failure of a submission. Opens its step again if the visitor has left it meanwhile and may return. */
export function handleSubmissionFailure(
  context: Context,
  { step, files, onCancel }: Submission,
  failure: Failure,
): NextAction {
  const { state } = context;
  // Files follow a creation as an update.
  const sendsFiles = files.length > 0 && failure.kind === 'service' && failure.operation === 'updateStep';
  // A submission that follows from an answer has a retry of its own.
  if (isAtStep(state.place, step.slug) || context.latestWrites.following)
    return withCancel(handleFailure(context, failure, 'submit', { sendsFiles }), onCancel);
  const fieldKeys = fieldsOf(step).all.map(({ key }) => key);
  const nextAction = handleFailure(context, failure, 'submit', { fieldKeys, sendsFiles });
  if (!belongsToStep(nextAction)) return nextAction;
  if (!isCurrentStep(state.proposal, step.slug) && revisitOf(state, step.slug) !== 'open')
    return CLOSED_STEP_FAILED;
  context.dispatch(go({ kind: 'step', slug: step.slug }));
  return nextAction;
}

/** 'Voltar' in a dialog that stays at the form leads to where the submission says. */
const withCancel = (next: NextAction, onCancel: Submission['onCancel']): NextAction =>
  next.kind === 'ask' && next.question.onCancel === 'stay'
    ? { ...next, question: { ...next.question, onCancel } }
    : next;

/** Nothing proves whether the files arrived (16.4). The visitor still has them and decides. */
export function askAboutFiles(next: NextAction, { files }: Submission): NextAction {
  if (next.kind !== 'ask') return next;
  const hasSeveralFiles = files.length > 1;
  return {
    kind: 'ask',
    question: {
      ...next.question,
      picture: 'connection',
      type: 'warning',
      title: describeUnconfirmed(files.length),
      text: hasSeveralFiles
        ? 'A conexão falhou durante o envio. Os arquivos continuam aqui: envie de novo para garantir que cheguem.'
        : 'A conexão falhou durante o envio. O arquivo continua aqui: envie de novo para garantir que chegue.',
      okText: 'Enviar de novo',
      cancelText: 'Agora não',
      onOk: 'resubmit',
      onCancel: 'stay',
    },
  };
}
