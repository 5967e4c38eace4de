import { isCurrentStep } from '#journey/current-step.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { takesFiles } from '#journey/fields/takes-files.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import { joinNames } from '#journey/join-names.ts';
import { revisitOf } from '#journey/revisit.ts';
import { ownValueOf } from '#shared/safety/safe-record.ts';
import type { Context } from './context.ts';
import type { Submission } from './submission.ts';

/**
 * Warns of files that the submission has named as those that stay (assumption 7.10), if the service does not list them
 * any more. The form shows what the service lists. Returns whether there are any.
 */
export function warnOfLostFiles(context: Context, submission: Submission): boolean {
  const lostFiles = findLostFiles(context, submission);
  if (lostFiles.length === 0) return false;
  const title =
    lostFiles.flatMap(({ names }) => names).length > 1
      ? 'Arquivos já enviados não estão mais na proposta'
      : 'Um arquivo já enviado não está mais na proposta';
  const list = lostFiles.map(({ label, names }) => `${label}: ${joinNames(names)}`).join('; ');
  context.toast('warning', title, `${list}. ${describeRemedy(context, submission)}`);
  return true;
}

interface LostFiles {
  /** The label of the field. */
  label: string;
  names: readonly string[];
}

function findLostFiles({ state: { proposal } }: Context, { step, data }: Submission): LostFiles[] {
  const listedAnswers = ownValueOf(proposal?.answers ?? {}, step.slug) ?? {};
  return fieldsOf(step).all.flatMap(field => {
    const listed = valueAt(listedAnswers, field.key);
    // A service that does not list the field tells nothing about its files (16.4).
    if (!takesFiles(field) || listed === undefined) return [];
    const listedNames = namesOf(listed);
    const names = namesOf(ownValueOf(data, field.key)).filter(name => !listedNames.includes(name));
    return names.length > 0 ? [{ label: field.label, names }] : [];
  });
}

const namesOf = (value: unknown): string[] => filesOf(value).map(({ name }) => name);

function describeRemedy({ state }: Context, { step }: Submission): string {
  if (isCurrentStep(state.proposal, step.slug)) return 'Anexe de novo.';
  return revisitOf(state, step.slug) === 'open'
    ? 'Volte à etapa e anexe de novo.'
    : 'Se precisar, fale com quem enviou o link.';
}
