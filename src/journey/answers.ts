import { ownValue, safeCopy, safeRecord } from '#shared/safety/keys.ts';
import { fieldsOf } from './form/step-fields.ts';
import type { FieldValue } from './model/field.ts';
import type { Proposal, StepValues } from './model/proposal.ts';
import type { Step } from './model/step.ts';

/** Values by step slug, in the spelling of the wire. */
export type Answers = Readonly<Record<string, StepValues>>;

/** The answers that one party tells: a step that is null has been cleared, a step that is absent is not spoken of. */
export type AnswerLayer = Readonly<Record<string, StepValues | null>>;

/**
 * Lays answers over one another, the later over the earlier: by step, then by field (4.11). What a layer leaves out
 * stays, null clears. `answers.test.ts` shows the order: known answers, then what was sent, then what the service said.
 */
export function mergeAnswers(...layers: readonly AnswerLayer[]): Answers {
  const merged = safeRecord<StepValues>();
  for (const layer of layers) {
    for (const [slug, values] of Object.entries(layer)) {
      merged[slug] = values === null ? safeRecord<FieldValue>() : safeCopy(merged[slug] ?? {}, values);
    }
  }
  return merged;
}

/**
 * The proposal of a system call, which reads everything: a step that it lists is as it says, to the last field. A step
 * that it does not list keeps what was known of the same proposal or has just been sent (assumption 4.11).
 */
export function rereadProposal(
  answered: Proposal,
  knownProposal: Proposal | undefined,
  sent: Answers = {},
): Proposal {
  const isSame = knownProposal === undefined || knownProposal.id === '' || knownProposal.id === answered.id;
  if (!isSame) return answered;
  return {
    ...answered,
    answers: safeCopy(mergeAnswers(knownProposal?.answers ?? {}, sent), answered.answers),
  };
}

/** Values of fields that stand in the answers of another step (`formRef`, assumption 3.23): they are kept there, too. */
export function borrowedAnswers(step: Step, sent: StepValues): Answers {
  const borrowed = fieldsOf(step).all.flatMap(({ key, formRef }): [string, StepValues][] => {
    const value = ownValue(sent, key);
    return formRef === '' || formRef === step.slug || value === undefined
      ? []
      : [[formRef, safeRecord([[key, value]])]];
  });
  return mergeAnswers(...borrowed.map(([slug, values]) => safeRecord([[slug, values]])));
}
