import type { FieldValue } from '../model/field.ts';

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
export type FieldViews = Readonly<Record<string, FieldView>>;

/** The view of a field; undefined for an unknown key. */
export const viewAt = (view: FieldViews, key: string): FieldView | undefined =>
  Object.hasOwn(view, key) ? view[key] : undefined;
