import { type AttachedFile, filesOf } from './fields/file-members.ts';
import { fieldKinds } from './fields/index.ts';
import { fieldsOf } from './form/step-fields.ts';
import { valueAt } from './form/values.ts';
import type { Configuration } from './model/configuration.ts';
import type { Proposal, StepValues } from './model/proposal.ts';
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
    .all.filter(({ component }) => fieldKinds.find(component)?.carries === 'files')
    .flatMap(({ key }) => {
      const files = otherSteps
        .map(([, answers]) => filesOf(valueAt(answers, key)))
        .find(candidate => candidate.length > 0);
      return files ? [{ key, files: files.map(({ name }) => ({ id: '', name })) }] : [];
    });
}

/** The names of the reused documents among the values of a step, by field key. */
export function findReusedNames(
  configuration: Pick<Configuration, 'stepsWithReuseDocument'>,
  proposal: Pick<Proposal, 'answers'> | undefined,
  step: Pick<Step, 'slug' | 'fields'>,
  values: StepValues,
): Record<string, readonly string[]> {
  const documents = findReusableDocuments(configuration, proposal, step).flatMap(({ key, files }) => {
    const stepFiles = filesOf(valueAt(values, key));
    const isReused =
      stepFiles.length > 0 &&
      stepFiles.every(({ id, name }) => id === '' && files.some(file => file.name === name));
    return isReused ? [[key, stepFiles.map(({ name }) => name)] as const] : [];
  });
  return Object.fromEntries(documents);
}
