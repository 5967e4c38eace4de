import type { Conditionals, FieldReference, FieldValue } from '../../model/field.ts';

/** The state of the form that the rules of a conditional need. */
export interface ConditionContext {
  /** Whether the referenced field has one of the values. */
  holds(reference: FieldReference): boolean;
  hasProposal: boolean;
}

/** A kind of conditional (3.25): the fields on which it depends, and its effects. An absent method means no effect. */
export interface Conditional {
  references(conditionals: Conditionals): readonly FieldReference[];
  /** False hides the field. */
  shows?(conditionals: Conditionals, conditionContext: ConditionContext): boolean;
  /** True makes the field read-only. */
  locks?(conditionals: Conditionals, conditionContext: ConditionContext): boolean;
  /** The value that the field must have, in the wire's format; undefined if there is none. */
  forces?(conditionals: Conditionals, conditionContext: ConditionContext): FieldValue | undefined;
}
