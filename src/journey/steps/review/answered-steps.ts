import { fieldKinds } from '../../fields/index.ts';
import { labelOf } from '../../form/labels.ts';
import { shownValueOf } from '../../form/shown-value.ts';
import { fieldsOf } from '../../form/step-fields.ts';
import { createStoredAnswers } from '../../form/stored-answers.ts';
import { openStep, valueAt } from '../../form/values.ts';
import type { Configuration } from '../../model/configuration.ts';
import type { Proposal } from '../../model/proposal.ts';
import { mayRevisit } from '../../revisit.ts';

/** A step with its answers, for the review. */
export interface AnsweredStep {
  slug: string;
  name: string;
  answers: readonly { key: string; label: string; shown: string }[];
  /** Whether the visitor may go back and change the answers (4.12, 4.13). */
  canChange: boolean;
}

/**
 * The answers that the service has, as text for people, in the order of the steps. An answer to a field that does not
 * apply to the other answers is left out, as in a form (4.30).
 */
export function answeredStepsOf(configuration: Configuration, proposal: Proposal): AnsweredStep[] {
  const steps = configuration.steps.filter(step => step.order >= 0).sort((a, b) => a.order - b.order);
  const storedAnswers = createStoredAnswers(configuration.steps, proposal.answers);
  return steps.flatMap(step => {
    const stepAnswers = proposal.answers[step.slug];
    if (stepAnswers === undefined) return [];
    const { answered, openedWith } = openStep(step, stepAnswers);
    const fields = fieldsOf(step);
    const answers = fields.all.flatMap(field => {
      const value = valueAt(answered, field.key);
      if (value === undefined || field.hidden || !storedAnswers.applies(step, field.key)) return [];
      const text = fieldKinds.find(field.component)?.showsInReview ? shownValueOf(field, value) : '';
      const label = labelOf(field, fields.byKey, openedWith) || field.title;
      return text === '' ? [] : [{ key: field.key, label, shown: text }];
    });
    if (answers.length === 0) return [];
    return [
      {
        slug: step.slug,
        name: step.name,
        answers,
        canChange: mayRevisit(configuration, proposal, step.slug),
      },
    ];
  });
}
