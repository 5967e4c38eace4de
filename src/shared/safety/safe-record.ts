/**
 * A record without a prototype, made of these entries; the last value of a key counts. `__proto__` and `constructor`
 * are ordinary keys in it: nothing is lost and nothing is inherited (12.4).
 */
export function safeRecord<Value>(
  entries: Iterable<readonly [key: string, value: Value]> = [],
): Record<string, Value> {
  const record = Object.create(null) as Record<string, Value>; // Object.create returns `any`.
  for (const [key, value] of entries) record[key] = value;
  return record;
}

/** Copies records into one without a prototype; the last value of a key counts. */
export const safeCopy = <Value>(
  ...records: readonly Readonly<Record<string, Value>>[]
): Record<string, Value> => safeRecord(records.flatMap(record => Object.entries(record)));

/** The record's own value of a key; inherited members are ignored. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Maximum nesting of an answer; deeper parts are cut off (12.5). */
export const MAX_DEPTH = 64;

/**
 * A copy of a JSON value in which no object has a prototype, up to MAX_DEPTH; deeper values become null. For data
 * from outside the app that are read by keys from outside.
 */
export function withoutPrototypes(value: unknown, depth: number = MAX_DEPTH): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map(item => withoutPrototypes(item, depth - 1));
  return safeRecord(
    Object.entries(value).map(([key, member]) => [key, withoutPrototypes(member, depth - 1)]),
  );
}
