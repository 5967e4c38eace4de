import type { Conditionals, FieldReference, FieldValue } from '../../model/field.ts';

/** The questions of a conditional about the form. */
export interface ConditionContext {
  /** Whether the referenced field has one of the values. */
  holds(reference: FieldReference): boolean;
  hasProposal: boolean;
}

/** A kind of conditional (3.25): the fields it depends on, and its effect. An absent one has none. */
export interface Conditional {
  references(conditionals: Conditionals): readonly FieldReference[];
  /** False hides the field. */
  shows?(conditionals: Conditionals, conditionContext: ConditionContext): boolean;
  /** True makes it read-only. */
  locks?(conditionals: Conditionals, conditionContext: ConditionContext): boolean;
  /** The forced value in the wire's format; undefined if there is none. */
  forces?(conditionals: Conditionals, conditionContext: ConditionContext): FieldValue | undefined;
}
