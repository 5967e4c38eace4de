import { fieldKinds } from '../../fields/index.ts';
import { labelOf } from '../../form/labels.ts';
import type { LoadOptions } from '../../form/load-options.ts';
import { completeChoice } from '../../form/options.ts';
import { shownValueOf } from '../../form/shown-value.ts';
import { fieldsOf } from '../../form/step-fields.ts';
import { createStoredAnswers } from '../../form/stored-answers.ts';
import type { StoredLists } from '../../form/stored-list.ts';
import { openStep, valueAt } from '../../form/values.ts';
import type { Field, FieldValue, Option } from '../../model/field.ts';
import { type Journey, revisitOf } from '../../revisit.ts';

interface ReviewAnswer {
  key: string;
  label: string;
  shown: string;
  /** The list that has the label of the choice, if the answer is only a code and the list is not loaded yet (3.31). */
  list: LoadOptions | undefined;
}

/** A step with its answers, for the review. */
export interface AnsweredStep {
  slug: string;
  name: string;
  answers: readonly ReviewAnswer[];
  /** Whether the visitor may go back and change the answers (4.12-4.14). */
  canChange: boolean;
}

/** The part of the state that the review shows. */
interface ReviewJourney extends Journey {
  storedLists: StoredLists;
}

/**
 * The answers that the service has, as text for people, in the order of the steps. An answer to a field that does not
 * apply to the other answers is left out, as in a form (4.30).
 */
export function answeredStepsOf(journey: ReviewJourney): AnsweredStep[] {
  const { config, proposal, storedLists } = journey;
  if (!config || !proposal) return [];
  const steps = config.steps.filter(step => step.order >= 0).sort((a, b) => a.order - b.order);
  const storedAnswers = createStoredAnswers(config.steps, proposal.answers, storedLists);
  return steps.flatMap(step => {
    const stepAnswers = proposal.answers[step.slug];
    if (stepAnswers === undefined) return [];
    const { answered, openedWith } = openStep(step, stepAnswers);
    const fields = fieldsOf(step);
    const answers = fields.all.flatMap((field): ReviewAnswer[] => {
      const value = valueAt(answered, field.key);
      if (value === undefined || field.hidden || !storedAnswers.applies(step, field.key)) return [];
      const list = storedAnswers.listOf(step, field);
      const named = list?.options ? withLabels(field, value, list.options) : value;
      const text = fieldKinds.find(field.component)?.showsInReview ? shownValueOf(field, named) : '';
      const label = labelOf(field, fields.byKey, openedWith) || field.title;
      return text === ''
        ? []
        : [{ key: field.key, label, shown: text, list: list?.options ? undefined : list?.request }];
    });
    if (answers.length === 0) return [];
    return [
      {
        slug: step.slug,
        name: step.name,
        answers,
        canChange: revisitOf(journey, step.slug) === 'open',
      },
    ];
  });
}

/** The choices with the labels of a list. A choice that it does not contain stays as it is. */
const withLabels = (field: Field, value: FieldValue, list: readonly Option[]): FieldValue =>
  Array.isArray(value)
    ? value.map(choice => withLabels(field, choice, list))
    : (completeChoice(value, list, [], field) ?? value);
