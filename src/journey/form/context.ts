import type { Field, FieldValue, Option } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import type { JourneyRules } from '../rules/rule.ts';

/** The list of a field and its state (3.36). */
export interface ResourceState {
  readonly status: 'initial' | 'loading' | 'success' | 'error';
  readonly options: readonly Option[];
}

/** The circumstances of an evaluation beside the values of the step. */
export interface EvaluationContext {
  readonly hasProposal: boolean;
  /** The visitor has an access token (4.33). */
  readonly hasToken: boolean;
  readonly rules: Pick<JourneyRules, 'termsHiddenWithToken'>;
  /** The device's autocomplete setting (4.31). */
  readonly autocomplete: boolean;
  /** The service's values when the step opened (assumption 4.32), from `openStep`. */
  readonly openedWith: StepValues;
  /** Values of fields of other steps by field id, from the service: the initial proposal data of 4.30. */
  readonly valuesElsewhere: Readonly<Record<string, FieldValue>>;
  /** Lists by field key. An absent one was not requested. */
  readonly resources: Readonly<Record<string, ResourceState>>;
  /** The focused field, which is never hidden (assumption 4.32). */
  readonly focusedKey: string | undefined;
}

/** The evaluated state of one field. */
export interface FieldView {
  readonly visible: boolean;
  /** Never true for a hidden field, nor for one that cannot be filled. */
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Read-only only until the fields it depends on are filled (4.32). */
  readonly waiting: boolean;
  /** With its placeholders filled in (5.28). */
  readonly label: string;
  /** Its conditions hold, even if it is hidden for another reason: otherwise it controls no other field. */
  readonly applies: boolean;
  /** The forced value (3.28); undefined if there is none. */
  readonly forced: FieldValue | undefined;
}

/** By field key. */
export type FormView = Readonly<Record<string, FieldView>>;

/** The view of a field; undefined for an unknown key. */
export const viewAt = (view: FormView, key: string): FieldView | undefined =>
  Object.hasOwn(view, key) ? view[key] : undefined;

export const resourceOf = (field: Field, context: EvaluationContext): ResourceState | undefined =>
  Object.hasOwn(context.resources, field.key) ? context.resources[field.key] : undefined;
