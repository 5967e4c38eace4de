import type { Scenario } from '#scenarios/define-scenario.ts';

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
}

export interface CoverageMap {
  name: 'operations' | 'errors' | 'steps' | 'fields';
  /** Portuguese: the atlas shows it. */
  title: string;
  columns: readonly string[];
  rows: readonly MapRow[];
  /** Claims of scenarios that their own walk and verdict do not bear out. */
  lies: readonly string[];
}

export const emptyCell = (): Cell => ({ screen: [], http: [] });

/** Puts a scenario into a cell, once. */
export function tick(cell: Cell | undefined, { id }: Scenario, isHttp = false): void {
  const list = isHttp ? cell?.http : cell?.screen;
  if (list && !list.includes(id)) list.push(id);
}

export const isTicked = (cell: Cell | undefined): boolean =>
  cell !== undefined && cell.screen.length + cell.http.length > 0;
