import type { Field, FieldValue, Option } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import type { JourneyRules } from '../rules/rule.ts';

/** The list of a field and its state (3.36). */
export interface ResourceState {
  readonly status: 'initial' | 'loading' | 'success' | 'error';
  readonly options: readonly Option[];
}

/** All inputs of an evaluation except the step and its values. */
export interface EvaluationContext {
  readonly hasProposal: boolean;
  /** Whether the visitor has an access token (4.33). */
  readonly hasToken: boolean;
  readonly rules: Pick<JourneyRules, 'termsHiddenWithToken'>;
  /** Whether the autocomplete setting of the device is on (4.31). */
  readonly autocomplete: boolean;
  /** The service's values when the visitor opened the step (assumption 4.32); `openStep` sets them. */
  readonly openedWith: StepValues;
  /** The service's values of fields of other steps, by field id: the initial proposal data of 4.30. */
  readonly valuesElsewhere: Readonly<Record<string, FieldValue>>;
  /** Lists by field key. An absent list was not requested. */
  readonly resources: Readonly<Record<string, ResourceState>>;
  /** The key of the focused field, which is never hidden (assumption 4.32). */
  readonly focusedKey: string | undefined;
}

/** The evaluated state of one field. */
export interface FieldView {
  readonly isVisible: boolean;
  /** False for a hidden field and for one that cannot be filled. */
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  /** True if the field is read-only only because a field on which it depends is empty (4.32). */
  readonly isWaiting: boolean;
  /** The label with values in place of its placeholders (5.28). */
  readonly label: string;
  /**
   * Whether its conditions hold, even if it is hidden for another reason. If they do not, it controls no other field.
   */
  readonly applies: boolean;
  /** The forced value (3.28); undefined if there is none. */
  readonly forced: FieldValue | undefined;
}

/** The views of the fields, by field key. */
export type FormView = Readonly<Record<string, FieldView>>;

/** The view of a field; undefined for an unknown key. */
export const viewAt = (view: FormView, key: string): FieldView | undefined =>
  Object.hasOwn(view, key) ? view[key] : undefined;

export const resourceOf = (field: Field, context: EvaluationContext): ResourceState | undefined =>
  Object.hasOwn(context.resources, field.key) ? context.resources[field.key] : undefined;
