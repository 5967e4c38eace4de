import type { Cell, CoverageMap, MapRow } from '#mocks/atlas/maps.ts';
import type { OperationFacts } from '#openapi/facts.gen.js';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { emptyCell, isTicked, tick } from './cells.ts';
import { type PlannedAnswer, plannedAnswers, worldAnswersSome } from './planned-answers.ts';

/** The world answers the call and determines the status. */
const world = 'mundo';
const faults = [
  'networkError',
  'resetBeforeCommit',
  'resetAfterCommit',
  'lostAfterCommit',
  'hang',
  'latency',
  'truncatedJson',
  'cutBody',
  'wrongShape',
  'nulls',
  'html',
  'emptyBody',
  'duplicated',
  'offContract',
] as const;
/** Slow and duplicated answers are still successes, and so are answers to a browser's resend. */
const isSuccessColumn = (column: string): boolean =>
  Number(column) < 400 ||
  ['latency', 'duplicated', 'resetBeforeCommit', 'resetAfterCommit', world].includes(column);

/** Operations x statuses: which scenario shows which answer of which operation (10.8). */
export function operationsMap(
  contract: readonly OperationFacts[],
  scenarios: readonly Scenario[],
  calledOperations: ReadonlySet<OperationId>,
): CoverageMap {
  const statuses = [...new Set(contract.flatMap(({ answers }) => answers.map(({ status }) => status)))];
  const columns = [...statuses.sort((a, b) => a - b).map(String), world, ...faults];
  const rows = new Map(contract.map(facts => [facts.id, cellsOf(facts)]));
  for (const scenario of scenarios) {
    const isHttp = isServiceOnly(scenario);
    for (const { operation, column } of shownBy(scenario)) {
      const cells = rows.get(operation);
      if (cells && !cells[column]) cells[column] = emptyCell();
      tick(cells?.[column], scenario, isHttp);
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
    [...answers.map(({ status }) => String(status)), world, ...faults].map(column => [column, emptyCell()]),
  );

function rowOf(facts: OperationFacts, cells: Record<string, Cell>, isCalled: boolean): MapRow {
  const number = facts.numbers.find(candidate => /^7\./.test(candidate)) ?? '7';
  const counts = (cell: Cell): boolean => (isCalled ? cell.screen.length > 0 : isTicked(cell));
  const shownCells = Object.entries(cells).filter(([, cell]) => counts(cell));
  const condition = isCalled ? ' that plays on a screen, as the app calls it' : '';
  const gaps = [
    ...(shownCells.some(([column]) => isSuccessColumn(column))
      ? []
      : [`no scenario where it goes well${condition}`]),
    ...(shownCells.some(([column]) => !isSuccessColumn(column)) ? [] : [`no error scenario${condition}`]),
  ];
  return { id: `${number} ${facts.id}`, title: facts.summary, cells, gaps };
}

/** Answers that a scenario cannot pass without. */
function* shownBy(scenario: Scenario): Iterable<{ operation: OperationId; column: string }> {
  const { plan, verdict, walk } = scenario;
  for (const answer of plannedAnswers(plan)) yield { operation: answer.operation, column: columnOf(answer) };
  for (const { operation, times, status } of verdict.sent ?? []) {
    if (times === 0) continue;
    if (status !== undefined) yield { operation, column: String(status) };
    else if (worldAnswersSome(plan, operation, times)) yield { operation, column: world };
  }
  const opens = walk.some(action => action.do === 'open' && action.hash !== null);
  if (opens && worldAnswersSome(plan, 'getSystem', undefined))
    yield { operation: 'getSystem', column: world };
}

const columnOf = ({ kind, status }: PlannedAnswer): string =>
  kind === 'reply' ? String(status) : kind === 'world' ? world : kind;
