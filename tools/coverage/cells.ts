import type { Cell } from '#mocks/atlas/maps.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';

export const emptyCell = (): Cell => ({ screen: [], http: [] });

/** Adds a scenario to a cell, once. */
export function tick(cell: Cell | undefined, { id }: Scenario, isServiceOnly = false): void {
  const list = isServiceOnly ? cell?.http : cell?.screen;
  if (list && !list.includes(id)) list.push(id);
}

export const isTicked = (cell: Cell | undefined): boolean =>
  cell !== undefined && cell.screen.length + cell.http.length > 0;
