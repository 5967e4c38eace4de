import type { Field } from '#journey/model/field.ts';

/** The number of rows in a group. A change inspects one group; a thousand fields make about as many groups. */
const ROWS = 30;

/** The fields of a step in groups of about thirty, in their order; two that share a row stay together. */
export function fieldGroups(fields: readonly Field[], shared: ReadonlySet<string>): Field[][] {
  const groups: Field[][] = [];
  let group: Field[] = [];
  let isFirstOfPair = false;
  for (const field of fields) {
    group.push(field);
    isFirstOfPair = shared.has(field.key) && !isFirstOfPair;
    if (group.length < ROWS || isFirstOfPair) continue;
    groups.push(group);
    group = [];
  }
  return group.length === 0 ? groups : [...groups, group];
}
