import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import type { Answers } from '../answers.ts';
import type { Field, FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import type { Step } from '../model/step.ts';
import { type EvaluatedForm, evaluateForm } from './evaluate-form.ts';
import type { AnswerElsewhere, EvaluationContext } from './evaluation-context.ts';
import { viewAt } from './field-view.ts';
import { isHalfKnown } from './is-unproven.ts';
import { listRequestsOf } from './list-requests-of.ts';
import { fieldsOf } from './step-fields.ts';
import { listNameOf, type StoredList, type StoredLists } from './stored-list.ts';
import { openStep, valueAt } from './values.ts';

/** The answers of a proposal by the fields to which they belong. */
export interface StoredAnswers {
  /**
   * The answers to the fields of a step. A field with `formRef` has its value in the step of that name (assumption
   * 3.23).
   */
  ofStep(step: Step): StepValues | undefined;
  /** The answers to the fields of all other steps, by field id. Conditions may refer to them (4.30). */
  elsewhere(step: Step): Readonly<Record<string, AnswerElsewhere>>;
  /**
   * False if the answers prove that the conditions of a field do not hold. Then its answer belongs to an earlier
   * version of the form: the service keeps what a submission leaves out (4.11).
   */
  applies(step: Step, key: string): boolean;
  /**
   * The list that completes the answer to a field; `undefined` if the answer is complete or its list cannot be
   * requested.
   */
  listOf(step: Step, field: Field): StoredList | undefined;
}

export function createStoredAnswers(
  steps: readonly Step[],
  answers: Answers,
  lists: StoredLists = {},
): StoredAnswers {
  /** The forms of the steps by slug; `undefined` while they are evaluated. */
  const forms = new Map<string, EvaluatedForm | undefined>();

  function ofStep(step: Step): StepValues | undefined {
    const stepAnswers = ownValueOf(answers, step.slug);
    const referencedValues = fieldsOf(step).all.flatMap(({ key, formRef }): [string, FieldValue][] => {
      const value = formRef === '' ? undefined : ownValueOf(ownValueOf(answers, formRef) ?? {}, key);
      return value === undefined ? [] : [[key, value]];
    });
    return referencedValues.length === 0
      ? stepAnswers
      : createSafeRecord([...Object.entries(stepAnswers ?? {}), ...referencedValues]);
  }

  function elsewhere(step: Step): Readonly<Record<string, AnswerElsewhere>> {
    const answersElsewhere = createSafeRecord<AnswerElsewhere>();
    for (const candidate of steps) {
      const stepAnswers = ownValueOf(answers, candidate.slug);
      if (candidate.slug === step.slug || !stepAnswers) continue;
      for (const field of fieldsOf(candidate).all) {
        const wire = ownValueOf(stepAnswers, field.key);
        if (wire === undefined || field.id === '') continue;
        answersElsewhere[field.id] = {
          field,
          wire,
          list: () => listOf(candidate, field),
          applies: () => applies(candidate, field.key),
        };
      }
    }
    return answersElsewhere;
  }

  function listOf(step: Step, field: Field): StoredList | undefined {
    if (!isHalfKnown(field, ownValueOf(ownValueOf(answers, step.slug) ?? {}, field.key))) return undefined;
    const form = formOf(step);
    const request = form && listRequestsOf(step, form).get(field.key);
    return request && { request, options: ownValueOf(lists, listNameOf(request)) };
  }

  /** The form of a step with its answers only, no defaults; `undefined` while it is evaluated. */
  function formOf(step: Step): EvaluatedForm | undefined {
    if (!forms.has(step.slug)) {
      forms.set(step.slug, undefined);
      const stored = ofStep(step) ?? {};
      const values = Object.entries(openStep(step, stored).values);
      const storedValues = values.filter(([key]) => (valueAt(stored, key) ?? null) !== null);
      forms.set(
        step.slug,
        evaluateForm(step, Object.fromEntries(storedValues), {
          ...factsOfNoVisitor,
          stored,
          answersElsewhere: elsewhere(step),
        }),
      );
    }
    return forms.get(step.slug);
  }

  /** While steps depend on each other in a circle, only the answer counts. */
  const applies = (step: Step, key: string): boolean =>
    viewAt(formOf(step)?.view ?? {}, key)?.applies ?? true;

  return { ofStep, elsewhere, applies, listOf };
}

/**
 * A field that is hidden because it is filled has an answer as well, and a consent stays given, with and without a
 * token.
 */
const factsOfNoVisitor: Omit<EvaluationContext, 'answersElsewhere' | 'stored'> = {
  hasProposal: true,
  hasToken: false,
  rules: { termsHiddenWithToken: [] },
  autocomplete: false,
  answered: {},
  resources: {},
  focusedKey: undefined,
};
