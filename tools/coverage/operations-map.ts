import type { Cell, CoverageMap, MapRow } from '#mocks/atlas/maps.ts';
import type { OperationFacts } from '#openapi/facts.gen.js';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { emptyCell, isTicked, tick } from './cells.ts';
import { hasUnplannedCall, type PlannedAnswer, plannedAnswers } from './planned-answers.ts';

/** Column of the calls that the world answers; the world determines their status. */
const WORLD_COLUMN = 'mundo';
const faults = [
  'networkError',
  'resetBeforeCommit',
  'resetAfterCommit',
  'lostAfterCommit',
  'failedAfterCommit',
  'hang',
  'latency',
  // A complete response whose JSON ends in the middle.
  'truncatedJson',
  // A connection that breaks during the response.
  'cutBody',
  'wrongShape',
  'nulls',
  'html',
  'emptyBody',
  'duplicated',
  'offContract',
] as const;
/**
 * Slow and duplicated answers are still successes. After `resetBeforeCommit` and `resetAfterCommit` the browser
 * resends the request, and the world answers the repeated one.
 */
const isSuccessColumn = (column: string): boolean =>
  Number(column) < 400 ||
  ['latency', 'duplicated', 'resetBeforeCommit', 'resetAfterCommit', WORLD_COLUMN].includes(column);

/** Builds the map of operations x statuses: which scenario shows which answer of which operation (10.8). */
export function operationsMap(
  contract: readonly OperationFacts[],
  scenarios: readonly Scenario[],
  calledOperations: ReadonlySet<OperationId>,
): CoverageMap {
  const statuses = [...new Set(contract.flatMap(({ answers }) => answers.map(({ status }) => status)))];
  const columns = [...statuses.sort((a, b) => a - b).map(String), WORLD_COLUMN, ...faults];
  const rows = new Map(contract.map(facts => [facts.id, cellsOf(facts)]));
  for (const scenario of scenarios) {
    for (const { operation, column } of requiredAnswers(scenario)) {
      const cells = rows.get(operation);
      if (cells && !cells[column]) cells[column] = emptyCell();
      tick(cells?.[column], scenario, isServiceOnly(scenario));
    }
  }
  return {
    name: 'operations',
    title: 'Operações × respostas',
    columns,
    rows: contract.map(facts => rowOf(facts, rows.get(facts.id) ?? {}, calledOperations.has(facts.id))),
    falseClaims: [],
  };
}

const cellsOf = ({ answers }: OperationFacts): Record<string, Cell> =>
  Object.fromEntries(
    [...answers.map(({ status }) => String(status)), WORLD_COLUMN, ...faults].map(column => [
      column,
      emptyCell(),
    ]),
  );

function rowOf(facts: OperationFacts, cells: Record<string, Cell>, isCalled: boolean): MapRow {
  const number = facts.requirementNumbers.find(candidate => /^7\./.test(candidate)) ?? '7';
  const isCovered = (cell: Cell): boolean => (isCalled ? cell.screen.length > 0 : isTicked(cell));
  const coveredCells = Object.entries(cells).filter(([, cell]) => isCovered(cell));
  const condition = isCalled ? ' in the app (the app makes this call)' : '';
  const gaps = [
    ...(coveredCells.some(([column]) => isSuccessColumn(column)) ? [] : [`no success scenario${condition}`]),
    ...(coveredCells.some(([column]) => !isSuccessColumn(column)) ? [] : [`no error scenario${condition}`]),
  ];
  return { id: `${number} ${facts.id}`, title: facts.summary, cells, gaps };
}

/** The answers without which a scenario fails. */
function* requiredAnswers(scenario: Scenario): Iterable<{ operation: OperationId; column: string }> {
  const { plan, verdict, walk } = scenario;
  for (const answer of plannedAnswers(plan)) yield { operation: answer.operation, column: columnOf(answer) };
  for (const { operation, times, status } of verdict.sent ?? []) {
    if (times === 0) continue;
    if (status !== undefined) yield { operation, column: String(status) };
    else if (hasUnplannedCall(plan, operation, times)) yield { operation, column: WORLD_COLUMN };
  }
  const opensJourney = walk.some(action => action.do === 'open' && action.hash !== null);
  if (opensJourney && hasUnplannedCall(plan, 'getSystem', undefined))
    yield { operation: 'getSystem', column: WORLD_COLUMN };
}

const columnOf = ({ kind, status }: PlannedAnswer): string =>
  kind === 'reply' ? String(status) : kind === 'world' ? WORLD_COLUMN : kind;
