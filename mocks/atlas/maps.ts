/** Ids of the scenarios that cover a row and column. `http`: those that consist of HTTP calls only. */
export interface Cell {
  screen: string[];
  http: string[];
}

export interface MapRow {
  /**
   * Stable and unique in all maps, for example `8.5` or `4.7 contract`. `tools/coverage/open-rows.ts` refers to
   * it.
   */
  id: string;
  title: string;
  /** By column; a column that does not apply to the row is absent. */
  cells: Readonly<Record<string, Cell>>;
  /** A sentence for each thing that the row lacks; empty if it is covered. */
  gaps: readonly string[];
  /** Tests that cover the row instead of scenarios: file and title of each. */
  tests?: readonly string[];
}

export interface CoverageMap {
  name: 'operations' | 'errors' | 'steps' | 'fields' | 'registries';
  /** In Portuguese, because the atlas shows it. */
  title: string;
  columns: readonly string[];
  rows: readonly MapRow[];
  /** Requirements that a scenario cites although its walk and verdict do not show them. */
  falseClaims: readonly string[];
}

/** The output of `npm run coverage -- --json`, which the atlas shows. */
export interface CoverageReport {
  maps: readonly CoverageMap[];
  /** Rows that have no scenario on purpose, with the reason. */
  open: Readonly<Record<string, string>>;
  complaints: readonly string[];
}

/** Pictures by the heading of the screen: names of files in mocks/atlas/images, written by `npm run atlas`. */
export type Images = Readonly<Record<string, string>>;

/** Whether a row has a scenario, is listed as open, or is a gap. */
export type RowState = 'covered' | 'open' | 'gap';
export const stateOf = ({ id, gaps }: MapRow, open: CoverageReport['open']): RowState =>
  gaps.length === 0 ? 'covered' : Object.hasOwn(open, id) ? 'open' : 'gap';

export const scenariosOf = (cell: Cell | undefined): string[] => (cell ? [...cell.screen, ...cell.http] : []);
