/** Scenarios that show something, by id. `http`: those that speak HTTP only. */
export interface Cell {
  screen: string[];
  http: string[];
}

export interface MapRow {
  /** Stable and unique in all maps: what tools/coverage/open.ts names, for example `8.5` or `4.7 contract`. */
  id: string;
  title: string;
  /** By column; a column that makes no sense for the row is absent. */
  cells: Readonly<Record<string, Cell>>;
  /** What the row lacks; empty when nothing. */
  gaps: readonly string[];
  /** Tests that show the row in the place of scenarios: file and title each. */
  tests?: readonly string[];
}

export interface CoverageMap {
  name: 'operations' | 'errors' | 'steps' | 'fields';
  /** Portuguese: the atlas shows it. */
  title: string;
  columns: readonly string[];
  rows: readonly MapRow[];
  /** Claims of scenarios that their own walk and verdict do not bear out. */
  falseClaims: readonly string[];
}

/** What `npm run coverage -- --json` prints and the atlas shows. */
export interface CoverageReport {
  maps: readonly CoverageMap[];
  /** Rows that wait for later work, with the reason. */
  open: Readonly<Record<string, string>>;
  complaints: readonly string[];
}

/** Pictures by the heading of the screen: names of files in mocks/atlas/images, written by `npm run atlas`. */
export type Images = Readonly<Record<string, string>>;

/** Has a row a scenario, is it listed as open, or is it a gap? */
export type RowState = 'covered' | 'open' | 'gap';
export const stateOf = ({ id, gaps }: MapRow, open: CoverageReport['open']): RowState =>
  gaps.length === 0 ? 'covered' : Object.hasOwn(open, id) ? 'open' : 'gap';

export const scenariosOf = (cell: Cell | undefined): string[] => (cell ? [...cell.screen, ...cell.http] : []);
