import { fieldsOf } from '#journey/form/step-fields.ts';
import type { Field } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';

/** Values kept per step until the service has them (4.20, 11.3). */
export interface Draft {
  values: StepValues;
  /** Keys that the visitor has edited: no lookup fills them in again (11.6). */
  edited: readonly string[];
  /** The values that the service had when the step opened, or has accepted since; absent in a stored draft. */
  openedWith?: StepValues;
  /** Keys whose lookup had no answer; absent for none. It is repeated when the step opens again (11.6). */
  unanswered?: readonly string[];
  /** Identifies the fields of the draft: of another schema only what still fits is kept. */
  schema: string;
}

const SEPARATOR = '|';
const schemaPartOf = ({ key, component }: Field): string => `${key}:${component}`;

/** Identifies the fields of a draft, by their keys and kinds (11.3). */
export function schemaOf(fields: readonly Field[]): string {
  const cached = schemas.get(fields) ?? fields.map(schemaPartOf).join(SEPARATOR);
  schemas.set(fields, cached);
  return cached;
}

/** Cached by list, because a draft is stored at every key press. */
const schemas = new WeakMap<readonly Field[], string>();

/**
 * The draft for these fields, whatever their order: the values of fields that it knows under the same key and kind. The
 * others are dropped (assumption 11.3). `undefined` if it has none that the visitor has edited.
 */
export function fitDraft(draft: Draft, fields: readonly Field[]): Draft | undefined {
  const schema = schemaOf(fields);
  if (draft.schema === schema) return draft;
  const knownParts = new Set(draft.schema.split(SEPARATOR));
  const knownFields = fields.filter(field => knownParts.has(schemaPartOf(field)));
  const keys = new Set(fieldsOf({ fields: knownFields }).all.map(({ key }) => key));
  const edited = draft.edited.filter(key => keys.has(key));
  if (edited.length === 0) return undefined;
  const unanswered = draft.unanswered?.filter(key => keys.has(key)) ?? [];
  return {
    values: createSafeRecord(Object.entries(draft.values).filter(([key]) => keys.has(key))),
    edited,
    ...(draft.openedWith && { openedWith: draft.openedWith }),
    ...(unanswered.length > 0 && { unanswered }),
    schema,
  };
}
