import type { Cell, CoverageMap, MapRow } from '#mocks/atlas/maps.ts';

/** A map with one column lists its scenarios by name; a map with several columns shows how many there are. */
export function tableOf(map: CoverageMap, openRows: Readonly<Record<string, string>>): string {
  const lines = map.columns.length === 1 ? formatList(map, openRows) : formatGrid(map, openRows);
  const coveredCount = map.rows.filter(({ gaps }) => gaps.length === 0).length;
  const openCount = map.rows.filter(({ id, gaps }) => gaps.length > 0 && Object.hasOwn(openRows, id)).length;
  return [
    `${map.title}: ${coveredCount} of ${map.rows.length} rows covered${openCount > 0 ? `, ${openCount} open` : ''}`,
    '',
    ...lines,
  ].join('\n');
}

const markOf = ({ id, gaps, tests }: MapRow, openRows: Readonly<Record<string, string>>): string =>
  tests ? 't' : gaps.length === 0 ? ' ' : Object.hasOwn(openRows, id) ? 'o' : '!';

function formatList(map: CoverageMap, openRows: Readonly<Record<string, string>>): string[] {
  const width = Math.max(...map.rows.map(({ id }) => id.length));
  return map.rows.map(row => {
    const scenarios = Object.values(row.cells).flatMap(({ screen, http }) => [...screen, ...http]);
    const title = row.id.endsWith(row.title) ? '' : `  "${shorten(row.title, 56)}"`;
    const scenarioText =
      scenarios.length > 4
        ? `${scenarios.slice(0, 4).join(', ')} and ${scenarios.length - 4} more`
        : scenarios.join(', ');
    const evidence = scenarioText === '' ? (row.tests?.join(' and ') ?? '-') : scenarioText;
    return `${markOf(row, openRows)} ${row.id.padEnd(width)}  ${evidence}${title}`;
  });
}

function formatGrid(map: CoverageMap, openRows: Readonly<Record<string, string>>): string[] {
  const columns = map.columns.filter(column =>
    map.rows.some(({ cells }) => countScenarios(cells[column]) > 0),
  );
  const idWidth = Math.max(...map.rows.map(({ id }) => id.length));
  const widths = columns.map(column => Math.max(column.length, 3));
  const lineOf = (mark: string, id: string, values: readonly string[]): string =>
    `${mark} ${id.padEnd(idWidth)}  ${values.map((value, index) => value.padStart(widths[index] ?? 0)).join(' ')}`.trimEnd();
  return [
    lineOf(' ', '', columns),
    ...map.rows.map(row =>
      lineOf(
        markOf(row, openRows),
        row.id,
        columns.map(column => formatCell(row.cells[column])),
      ),
    ),
  ];
}

const countScenarios = (cell: Cell | undefined): number => (cell ? cell.screen.length + cell.http.length : 0);

/** `2` scenarios on a screen, `+1` by HTTP only; a dot for an answer of the contract without a scenario. */
function formatCell(cell: Cell | undefined): string {
  if (!cell) return '';
  if (countScenarios(cell) === 0) return '·';
  const screen = cell.screen.length > 0 ? String(cell.screen.length) : '';
  return `${screen}${cell.http.length > 0 ? `+${cell.http.length}` : ''}`;
}

const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
