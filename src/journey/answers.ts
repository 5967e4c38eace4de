import { copySafely, createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import { fieldsOf } from './form/step-fields.ts';
import type { FieldValue } from './model/field.ts';
import { isCreated, type Proposal, type StepValues } from './model/proposal.ts';
import type { Step } from './model/step.ts';

/** Values by step slug, in the wire's spelling. */
export type Answers = Readonly<Record<string, StepValues>>;

/** The answers of one source: null for a cleared step; an absent step is unknown. */
export type AnswerLayer = Readonly<Record<string, StepValues | null>>;

/**
 * Merges answers, later layers over earlier ones: by step, then by field (4.11). Absent keeps, null clears.
 * `answers.test.ts` shows the order: known answers, then what was sent, then the service's answer.
 */
export function mergeAnswers(...layers: readonly AnswerLayer[]): Answers {
  const merged = createSafeRecord<StepValues>();
  for (const layer of layers) {
    for (const [slug, values] of Object.entries(layer)) {
      merged[slug] =
        values === null ? createSafeRecord<FieldValue>() : copySafely(merged[slug] ?? {}, values);
    }
  }
  return merged;
}

/**
 * The proposal that a system call returned, with the known and the stored answers of the same proposal for the steps
 * that the service did not list (assumption 4.11). The answers of a listed step are those of the service.
 */
export function withKnownAnswers(
  systemProposal: Proposal,
  knownProposal: Proposal | undefined,
  storedAnswers: Answers = {},
): Proposal {
  const isSameProposal = !isCreated(knownProposal) || knownProposal.id === systemProposal.id;
  if (!isSameProposal) return systemProposal;
  return {
    ...systemProposal,
    answers: copySafely(mergeAnswers(knownProposal?.answers ?? {}, storedAnswers), systemProposal.answers),
  };
}

/** The sent values of fields that name another step in `formRef`, by the slug of that step (assumption 3.23). */
export function answersOfOtherSteps(step: Step, sentValues: StepValues): Answers {
  const entries = fieldsOf(step).all.flatMap(({ key, formRef }): [string, StepValues][] => {
    const value = ownValueOf(sentValues, key);
    return formRef === '' || formRef === step.slug || value === undefined
      ? []
      : [[formRef, createSafeRecord([[key, value]])]];
  });
  return mergeAnswers(...entries.map(([slug, values]) => createSafeRecord([[slug, values]])));
}
