import type { Conditionals, FieldReference, FieldValue } from '../../model/field.ts';

/** What a conditional may ask about the form. */
export interface Circumstances {
  /** Whether the referenced field has one of the values. */
  holds(reference: FieldReference): boolean;
  hasProposal: boolean;
}

/** A kind of conditional (3.25): which fields it looks at and what it does to its own. One that is absent does nothing. */
export interface Conditional {
  references(conditionals: Conditionals): readonly FieldReference[];
  /** False hides the field. */
  shows?(conditionals: Conditionals, circumstances: Circumstances): boolean;
  /** True makes it read-only. */
  locks?(conditionals: Conditionals, circumstances: Circumstances): boolean;
  /** The value it must have, as the service says it; undefined when it is free. */
  forces?(conditionals: Conditionals, circumstances: Circumstances): FieldValue | undefined;
}
