import { ownValueOf } from '#shared/safety/safe-record.ts';
import type { Field, FieldValue } from '../model/field.ts';
import type { FieldOptions } from '../model/field-options.ts';
import type { StepValues } from '../model/proposal.ts';
import type { JourneyRules } from '../rules/rule.ts';
import type { StoredList } from './stored-list.ts';

/** The part of a field's options on which the evaluation depends. */
export type LoadedOptions = Readonly<Pick<FieldOptions, 'status' | 'options'>>;

/** The answer to a field of another step, in the service's format. */
export interface AnswerElsewhere {
  readonly field: Field;
  readonly wire: FieldValue;
  /** The list of the field, if the answer lacks its code or its label. */
  list(): StoredList | undefined;
  /** Whether the conditions of the field hold in its own step. */
  applies(): boolean;
}

/** All inputs of an evaluation except the step and its values. */
export interface EvaluationContext {
  readonly hasProposal: boolean;
  /** Whether the visitor has an access token (4.33). */
  readonly hasToken: boolean;
  readonly rules: Pick<JourneyRules, 'termsHiddenWithToken'>;
  /** Whether the autocomplete setting of the device is on (4.31). */
  readonly autocomplete: boolean;
  /** The service's answers when the visitor opened the step (assumption 4.32); `openStep` returns them. */
  readonly answered: StepValues;
  /**
   * The answers of a stored form in the service's format; absent for a form that the visitor fills in. A field of a
   * stored form is left out only if its answers prove that a condition does not hold (4.30).
   */
  readonly stored?: StepValues;
  /** The service's answers to fields of other steps, by field id: the initial proposal data of 4.30. */
  readonly answersElsewhere: Readonly<Record<string, AnswerElsewhere>>;
  /** Lists by field key. An absent list was not requested. */
  readonly resources: Readonly<Record<string, LoadedOptions>>;
  /**
   * The keys of the fields whose lookup or single value the service has answered, also without an answer that helps:
   * for their present value nothing more comes (assumption 4.32). Absent: none.
   */
  readonly settledKeys?: ReadonlySet<string>;
  /** The key of the focused field, which is never hidden (assumption 4.32). */
  readonly focusedKey: string | undefined;
}

export const resourceOf = (field: Field, context: EvaluationContext): LoadedOptions | undefined =>
  ownValueOf(context.resources, field.key);
