import type { CoverageMap } from '#mocks/atlas/maps.ts';

/** The gaps and false claims of the maps, one sentence each. */
export function complaintsAbout(
  maps: readonly CoverageMap[],
  open: Readonly<Record<string, string>>,
): string[] {
  const rows = maps.flatMap(map => map.rows);
  const isOpen = (id: string): boolean => Object.hasOwn(open, id);
  const gaps = rows
    .filter(({ id, gaps: missing }) => missing.length > 0 && !isOpen(id))
    .map(({ id, gaps: missing }) => `${id}: ${missing.join('; ')}`);
  const coveredRows = rows
    .filter(({ id, gaps: missing }) => missing.length === 0 && isOpen(id))
    .map(({ id }) => `${id} is covered: take its line out of tools/coverage/open-rows.ts`);
  const unknown = Object.keys(open)
    .filter(id => !rows.some(row => row.id === id))
    .map(id => `${id} stands in tools/coverage/open-rows.ts, but no map has such a row`);
  const silent = Object.entries(open)
    .filter(([, reason]) => reason.trim() === '')
    .map(([id]) => `${id} stands in tools/coverage/open-rows.ts without a reason`);
  return [...maps.flatMap(map => map.falseClaims), ...gaps, ...coveredRows, ...unknown, ...silent];
}
