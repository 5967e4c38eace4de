import { currentStepSlugOf, stepBySlug } from '#journey/current-step.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { valueAt } from '#journey/form/values.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import { revisitOf } from '#journey/revisit.ts';
import type { Context } from './context.ts';
import { dropDraft } from './drafts.ts';
import { evidenceOf } from './file-evidence.ts';
import type { SentFiles } from './sent-files.ts';
import { forgetUnprovenFiles } from './unproven-files.ts';

/**
 * If the previous visit ended while files were being sent (16.4), opens their step again, unless the service proves
 * that they arrived. `defaultAction`: the next action without such files.
 */
export async function reopenUnproven(context: Context, defaultAction: NextAction): Promise<NextAction> {
  const { state, platform, unprovenFiles } = context;
  const { config, proposal, waitsForCompletion } = state;
  const { sent } = unprovenFiles;
  // A running submission of this visit reports its own outcome.
  if (!sent || !config || state.form.isSubmitting) return defaultAction;
  const step = stepBySlug(config, sent.slug);
  const isOtherProposal = sent.proposalId !== '' && sent.proposalId !== proposal?.id;
  const isProven =
    step && proposal && evidenceOf(config, step, proposal, waitsForCompletion, sent) === 'arrived';
  if (isOtherProposal || isProven) {
    await forgetUnprovenFiles(context);
    if (isProven) {
      platform.images.forget(sent.files.map(({ id }) => id));
      await dropDraft(context, sent.slug);
    }
    return defaultAction;
  }
  const isCurrentStep = !proposal || sent.slug === currentStepSlugOf(proposal);
  if (step && (isCurrentStep || revisitOf(state, sent.slug) === 'open'))
    return go({ kind: 'step', slug: sent.slug });
  await forgetUnprovenFiles(context);
  // The step is closed, so the files cannot be sent again, but the visitor must know that they are missing.
  context.toast(
    'warning',
    describeSentFiles(sent),
    `${sent.isRefused ? 'A' : 'O envio foi interrompido e a'} etapa já não pode ser aberta. Se precisar, fale com quem enviou o link.`,
  );
  return defaultAction;
}

/** The notice at the step whose files are unproven; `stay` elsewhere. */
export function createUnprovenNotice({ state, form, platform, unprovenFiles }: Context): NextAction {
  const session = form.current();
  const { sent } = unprovenFiles;
  if (!session || sent?.slug !== session.step.slug || state.form.isSubmitting) return stay;
  const withBytes = (fieldKey: string): string[] =>
    filesOf(valueAt(session.values, fieldKey))
      .map(({ id }) => id)
      .filter(id => platform.images.find(id));
  const areAttached = sent.files.every(({ id, fieldKey }) => withBytes(fieldKey).includes(id));
  const areReplaced = !areAttached && sent.files.every(({ fieldKey }) => withBytes(fieldKey).length > 0);
  const continuation = areReplaced
    ? 'Envie o que está anexado aqui.'
    : continuationTextOf(areAttached, sent.files.length);
  return {
    kind: 'fieldErrors',
    errors: {},
    message: `${describeSentFiles(sent)}${sent.isRefused ? '' : ': o envio foi interrompido'}. ${continuation}`,
  };
}

/** Whether the files arrived: the service has refused them, or nothing proves it. */
const describeSentFiles = ({ files, isRefused }: SentFiles): string => {
  if (!isRefused) return describeUnconfirmed(files.length);
  return files.length > 1
    ? 'Os arquivos desta etapa não foram recebidos'
    : 'O arquivo desta etapa não foi recebido';
};

/** The answer leaves the step with the files as it was and does not list them: they are still attached. */
export const createUnconfirmedToast = (count: number): NextAction => ({
  kind: 'toast',
  type: 'warning',
  title: describeUnconfirmed(count),
  text: continuationTextOf(true, count),
});

export const describeUnconfirmed = (count: number): string =>
  count > 1
    ? 'Não conseguimos confirmar se os arquivos chegaram'
    : 'Não conseguimos confirmar se o arquivo chegou';

function continuationTextOf(isAttached: boolean, count: number): string {
  if (!isAttached)
    return count > 1 ? 'Anexe-os de novo e envie outra vez.' : 'Anexe-o de novo e envie outra vez.';
  return count > 1
    ? 'Eles continuam anexados aqui: envie outra vez.'
    : 'Ele continua anexado aqui: envie outra vez.';
}
