import type { CoverageMap } from '#mocks/atlas/maps.ts';

/** The source of the rows of a map and how to close a gap. Gaps of registries already contain both. */
const remedies: Readonly<Record<CoverageMap['name'], string>> = {
  operations:
    ' (openapi/paths). Remedy: add a scenario that plans or expects such an answer, and a row to scenarios/faults',
  errors:
    ' (tools/coverage/catalogue.ts). Remedy: add a scenario under scenarios/catalogue/erros that cites the number and expects the text',
  steps:
    ' (src/journey/steps/index.ts). Remedy: add such a step to a product in scenarios/products and its headings to scenarios/expected-texts',
  fields:
    ' (src/journey/fields/index.ts). Remedy: add such a field to a product in scenarios/products, and fill it or wait for the heading of its step in the walk of a scenario',
  registries: '',
};

/** The gaps and false claims of the maps, one sentence each. */
export function complaintsAbout(
  maps: readonly CoverageMap[],
  openRows: Readonly<Record<string, string>>,
): string[] {
  const rows = maps.flatMap(map => map.rows);
  const isOpen = (id: string): boolean => Object.hasOwn(openRows, id);
  const gaps = maps.flatMap(({ name, rows: mapRows }) =>
    mapRows
      .filter(({ id, gaps: rowGaps }) => rowGaps.length > 0 && !isOpen(id))
      .map(({ id, gaps: missing }) => `${id}: ${missing.join('; ')}${remedies[name]}`),
  );
  const coveredRows = rows
    .filter(({ id, gaps: missing }) => missing.length === 0 && isOpen(id))
    .map(({ id }) => `${id} is covered: remove its line from tools/coverage/open-rows.ts`);
  const unknownRows = Object.keys(openRows)
    .filter(id => !rows.some(row => row.id === id))
    .map(id => `${id} is listed in tools/coverage/open-rows.ts, but no map has such a row`);
  const rowsWithoutReason = Object.entries(openRows)
    .filter(([, reason]) => reason.trim() === '')
    .map(([id]) => `${id} is listed in tools/coverage/open-rows.ts without a reason`);
  return [
    ...maps.flatMap(map => map.falseClaims),
    ...gaps,
    ...coveredRows,
    ...unknownRows,
    ...rowsWithoutReason,
  ];
}
