import { type AttachedFile, filesOf } from './fields/file-members.ts';
import { takesFiles } from './fields/takes-files.ts';
import { fieldsOf } from './form/step-fields.ts';
import { valueAt } from './form/values.ts';
import type { Configuration } from './model/configuration.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step } from './model/step.ts';

/** A document from another step of the proposal, for the field with this key. */
export interface ReusableDocument {
  key: string;
  files: readonly AttachedFile[];
}

/**
 * Documents that the visitor need not send again (3.7), for steps whose configuration allows it. Fields with the same
 * key ask for the same document (assumption 3.7). The bytes stay at the service; the app sends only names.
 */
export function findReusableDocuments(
  { stepsWithReuseDocument }: Pick<Configuration, 'stepsWithReuseDocument'>,
  proposal: Pick<Proposal, 'answers'> | undefined,
  step: Pick<Step, 'slug' | 'fields'>,
): ReusableDocument[] {
  if (!proposal || !Object.hasOwn(stepsWithReuseDocument, step.slug)) return [];
  if (stepsWithReuseDocument[step.slug] !== true) return [];
  const otherSteps = Object.entries(proposal.answers).filter(([slug]) => slug !== step.slug);
  return fieldsOf(step)
    .all.filter(takesFiles)
    .flatMap(({ key }) => {
      const files = otherSteps
        .map(([, answers]) => filesOf(valueAt(answers, key)))
        .find(candidate => candidate.length > 0);
      return files ? [{ key, files: files.map(({ name }) => ({ id: '', name })) }] : [];
    });
}
