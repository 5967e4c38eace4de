import type { CoverageMap } from '#mocks/atlas/maps.ts';

/** Where the rows of a map come from, and the way to a scenario. The rows of registries say it themselves. */
const remedies: Readonly<Record<CoverageMap['name'], string>> = {
  operations:
    ' (openapi/paths). Remedy: add a scenario that plans or expects such an answer, and a row to scenarios/faults',
  errors:
    ' (tools/coverage/catalogue.ts). Remedy: add a scenario under scenarios/catalogue/erros that cites the number and expects the text',
  steps:
    ' (src/journey/steps/index.ts). Remedy: add such a step to a product in scenarios/products and its headings to scenarios/expected-texts',
  fields:
    ' (src/journey/fields/index.ts). Remedy: add such a field to a product in scenarios/products that a scenario fills',
  registries: '',
};

/** The gaps and false claims of the maps, one sentence each. */
export function complaintsAbout(
  maps: readonly CoverageMap[],
  open: Readonly<Record<string, string>>,
): string[] {
  const rows = maps.flatMap(map => map.rows);
  const isOpen = (id: string): boolean => Object.hasOwn(open, id);
  const gaps = maps.flatMap(({ name, rows: ownRows }) =>
    ownRows
      .filter(({ id, gaps: missing }) => missing.length > 0 && !isOpen(id))
      .map(({ id, gaps: missing }) => `${id}: ${missing.join('; ')}${remedies[name]}`),
  );
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
