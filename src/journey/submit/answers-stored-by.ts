import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import { type Answers, mergeAnswers } from '../answers.ts';
import type { WireValue } from '../fields/field-kind.ts';
import { filesOf } from '../fields/file-members.ts';
import type { FieldValue } from '../model/field.ts';

interface SentStep {
  slug: string;
  data: Readonly<Record<string, WireValue>>;
  /** Values of `data` that also belong to the answers of other steps (`formRef`). */
  answersOfOtherSteps?: Answers;
}

/**
 * The answers that the service has stored after a success, by step slug (4.11). A button of a status screen stores none
 * (assumption 4.2).
 */
export const answersStoredBy = ({ slug, data, answersOfOtherSteps = {} }: SentStep): Answers =>
  Object.hasOwn(data, 'stepAction')
    ? {}
    : mergeAnswers(answersOfOtherSteps, createSafeRecord([[slug, data]]));

interface SentFiles {
  files: readonly { fieldKey: string; file: { name: string } }[];
}

/**
 * The file names as the service stores them, by field: a text, or a list for several files. Names in `data` are those
 * of files that the service keeps (assumption 7.10).
 */
export function sentFileNamesOf({ slug, data, files }: SentStep & SentFiles): Answers {
  const names = files.map(({ fieldKey }): [string, FieldValue] => {
    const keptNames = filesOf(ownValueOf(data, fieldKey)).map(({ name }) => name);
    const newNames = files.filter(other => other.fieldKey === fieldKey).map(({ file }) => file.name);
    const [firstName = '', ...otherNames] = [...keptNames, ...newNames];
    return [fieldKey, otherNames.length === 0 ? firstName : [firstName, ...otherNames]];
  });
  return createSafeRecord([[slug, createSafeRecord(names)]]);
}
