import type { Field, FieldValue, Option } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import type { JourneyRules } from '../rules/rule.ts';

/** The list of a field, as far as it has come (3.36). */
export interface ResourceState {
  readonly status: 'initial' | 'loading' | 'success' | 'error';
  readonly options: readonly Option[];
}

/** What decides about fields beside the values of the step. */
export interface EvaluationContext {
  readonly hasProposal: boolean;
  /** A token of the visitor exists (4.33). */
  readonly hasToken: boolean;
  readonly rules: Pick<JourneyRules, 'hidesTermsWithToken'>;
  /** The device's autocomplete setting (4.31). */
  readonly autocomplete: boolean;
  /** What the service had filled when the step opened (assumption 4.32): `openStep` answers with it. */
  readonly openedWith: StepValues;
  /** Values of the fields of other steps by field id, as the service said them: the initial proposal data of 4.30. */
  readonly elsewhere: Readonly<Record<string, FieldValue>>;
  /** Lists by field key. One that is absent has not been asked for. */
  readonly resources: Readonly<Record<string, ResourceState>>;
  /** The field that has the focus is never hidden from under the visitor (assumption 4.32). */
  readonly focusedKey: string | undefined;
}

/** A visitor without proposal or token, before any list has come. */
export const newVisitor: EvaluationContext = {
  hasProposal: false,
  hasToken: false,
  rules: { hidesTermsWithToken: false },
  autocomplete: false,
  openedWith: {},
  elsewhere: {},
  resources: {},
  focusedKey: undefined,
};

/** What one field is like now. */
export interface FieldView {
  readonly visible: boolean;
  /** Never true of a hidden field, nor of one that cannot be filled. */
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Read-only only until the fields it depends on are filled (4.32). */
  readonly waiting: boolean;
  /** With its placeholders filled in (5.28). */
  readonly label: string;
  /** Its conditions hold, even if it is hidden for another reason: a field that does not apply controls nothing. */
  readonly applies: boolean;
  /** The value it must have now (3.28); undefined when it is free. */
  readonly forced: FieldValue | undefined;
}

/** By field key. */
export type FormView = Readonly<Record<string, FieldView>>;

/** The view of a field; undefined for a key that the step does not have. */
export const viewAt = (view: FormView, key: string): FieldView | undefined =>
  Object.hasOwn(view, key) ? view[key] : undefined;

export const resourceOf = (field: Field, context: EvaluationContext): ResourceState | undefined =>
  Object.hasOwn(context.resources, field.key) ? context.resources[field.key] : undefined;
