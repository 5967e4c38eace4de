import type { Field } from '#journey/model/field.ts';

/** Rows in a group. In a form of a thousand fields, a change then costs about thirty groups and thirty rows. */
const ROWS_PER_GROUP = 30;

/**
 * The fields of a step in groups of about thirty, in their order. Two fields that share a row are in the same group.
 */
export function groupFields(fields: readonly Field[], pairedKeys: ReadonlySet<string>): Field[][] {
  const groups: Field[][] = [];
  let group: Field[] = [];
  let isFirstOfPair = false;
  for (const field of fields) {
    group.push(field);
    isFirstOfPair = pairedKeys.has(field.key) && !isFirstOfPair;
    if (group.length < ROWS_PER_GROUP || isFirstOfPair) continue;
    groups.push(group);
    group = [];
  }
  return group.length === 0 ? groups : [...groups, group];
}
