import { isAtStep, isCurrentStep } from '#journey/current-step.ts';
import { reopensProposal } from '#journey/errors/conflict.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import type { Failure } from '#journey/model/failure.ts';
import { go, type NextAction } from '#journey/model/next-action.ts';
import { revisitOf } from '#journey/revisit.ts';
import type { Context } from './context.ts';
import { handleFailure, isRepeatedConflict } from './handle-failure.ts';
import { describeUnconfirmed } from './reopen-unproven.ts';
import type { Submission } from './submission.ts';
import { forgetUnprovenFilesOf } from './unproven-files.ts';

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

/**
 * The service has refused a second time to change an earlier step, because the proposal has left it. Nothing that the
 * visitor does at that step helps, so the journey goes on without the change, and a message says so.
 */
function leaveClosedStep(context: Context, { step, files }: Submission): NextAction {
  forgetUnprovenFilesOf(context, step.slug);
  context.toast(
    'warning',
    describeClosedStep(files.length),
    'Ela já não aceita mudanças. Se precisar, fale com quem enviou o link.',
  );
  return { kind: 'run', recovery: 'reopen' };
}

function describeClosedStep(fileCount: number): string {
  if (fileCount === 0) return 'Uma etapa anterior não foi atualizada';
  return fileCount > 1
    ? 'Os arquivos da etapa anterior não foram recebidos'
    : 'O arquivo da etapa anterior não foi recebido';
}

/** The journey opens at the service's step: says why, because the service's own message is left out (8.25). */
function explainConflict(context: Context): void {
  context.toast(
    'info',
    'Sua proposta mudou enquanto você preenchia',
    'Abrimos a etapa em que ela está agora. Confira e continue.',
  );
}

/** Handles the failure of a submission. Opens its step again if the visitor has left it meanwhile and may return. */
export function handleSubmissionFailure(
  context: Context,
  submission: Submission,
  failure: Failure,
): NextAction {
  const { state } = context;
  const { step, files, onCancel } = submission;
  // Files follow a creation as an update.
  const sendsFiles = files.length > 0 && failure.kind === 'service' && failure.operation === 'updateStep';
  if (reopensProposal(failure)) {
    const isRepeated = isRepeatedConflict(context, failure);
    if (isRepeated && !isCurrentStep(state.proposal, step.slug)) {
      handleFailure(context, failure, 'submit');
      return leaveClosedStep(context, submission);
    }
    // Of files the reopened step says that they are missing.
    if (!isRepeated && !sendsFiles) explainConflict(context);
  }
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
