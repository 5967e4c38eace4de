/**
 * A record of these entries without a prototype; of several values for a key the last one counts. `__proto__` and
 * `constructor` are ordinary keys in it (12.4).
 */
export function createSafeRecord<Value>(
  entries: Iterable<readonly [key: string, value: Value]> = [],
): Record<string, Value> {
  const record = Object.create(null) as Record<string, Value>; // Object.create returns `any`.
  for (const [key, value] of entries) record[key] = value;
  return record;
}

/** Copies records into one without a prototype; of several values for a key the last one counts. */
export const copySafely = <Value>(
  ...records: readonly Readonly<Record<string, Value>>[]
): Record<string, Value> => createSafeRecord(records.flatMap(record => Object.entries(record)));

/** The record's own value of a key; inherited members are ignored. */
export const ownValueOf = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The maximum depth of an answer (12.5). */
export const MAX_DEPTH = 64;

/**
 * A copy of a JSON value in which no object has a prototype; values deeper than MAX_DEPTH become null. For data whose
 * keys come from outside the app.
 */
export function withoutPrototypes(value: unknown, depth: number = MAX_DEPTH): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map(item => withoutPrototypes(item, depth - 1));
  return createSafeRecord(
    Object.entries(value).map(([key, member]) => [key, withoutPrototypes(member, depth - 1)]),
  );
}
