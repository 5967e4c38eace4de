import type { Field } from '#journey/model/field.ts';

/** So many rows are looked at when one of them changes; with a thousand fields there are then about as many groups. */
const ROWS = 30;

/** The fields of a step in groups of some thirty, in their order; two that share a row stay together. */
export function fieldGroups(fields: readonly Field[], shared: ReadonlySet<string>): Field[][] {
  const groups: Field[][] = [];
  let group: Field[] = [];
  let half = false;
  for (const field of fields) {
    group.push(field);
    half = shared.has(field.key) && !half;
    if (group.length < ROWS || half) continue;
    groups.push(group);
    group = [];
  }
  return group.length === 0 ? groups : [...groups, group];
}
