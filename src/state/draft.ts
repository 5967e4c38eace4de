import type { Field } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';

/** Values kept per step until the service has them (4.20, 11.3). */
export interface Draft {
  values: StepValues;
  /** Keys that the visitor has edited: no lookup fills them in again (11.6). */
  edited: readonly string[];
  /** The values that the service had when the step opened, or has accepted since; absent in a stored draft. */
  openedWith?: StepValues;
  /** Keys whose lookup had no answer; absent for none. It is repeated when the step opens again (11.6). */
  unanswered?: readonly string[];
  /** Identifies the fields of the draft: under another schema it is dropped. */
  schema: string;
}

/** Identifies the fields of a draft. If keys or kinds change, the draft no longer fits (11.3). */
export function schemaOf(fields: readonly Field[]): string {
  const cached = schemas.get(fields) ?? fields.map(field => `${field.key}:${field.component}`).join('|');
  schemas.set(fields, cached);
  return cached;
}

/** Cached by list, because a draft is stored at every key press. */
const schemas = new WeakMap<readonly Field[], string>();
