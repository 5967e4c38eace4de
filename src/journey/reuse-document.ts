import { type AttachedFile, filesOf } from './fields/attached.ts';
import { fieldKinds } from './fields/index.ts';
import { fieldsOf } from './form/step-fields.ts';
import { valueAt } from './form/values.ts';
import type { Configuration } from './model/configuration.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step } from './model/step.ts';

/** A document that another step of the proposal has, for a field of this one. */
export interface ReusableDocument {
  key: string;
  files: readonly AttachedFile[];
}

/**
 * Documents that need not be sent again (3.7): only for a step of which the configuration says so, and by the key of the field,
 * which names the document whichever step asks for it (assumption 3.7). The bytes stay with the service; names are sent.
 */
export function reusableDocuments(
  { stepsWithReuseDocument }: Pick<Configuration, 'stepsWithReuseDocument'>,
  proposal: Pick<Proposal, 'answers'> | undefined,
  step: Pick<Step, 'slug' | 'fields'>,
): ReusableDocument[] {
  if (!proposal || !Object.hasOwn(stepsWithReuseDocument, step.slug)) return [];
  if (stepsWithReuseDocument[step.slug] !== true) return [];
  const others = Object.entries(proposal.answers).filter(([slug]) => slug !== step.slug);
  return fieldsOf(step)
    .all.filter(({ component }) => fieldKinds.find(component)?.carries === 'files')
    .flatMap(({ key }) => {
      const files = others.map(([, answers]) => filesOf(valueAt(answers, key))).find(one => one.length > 0);
      return files ? [{ key, files: files.map(({ name }) => ({ id: '', name })) }] : [];
    });
}
