import { STEP_STATUSES, type StepStatus } from '#journey/model/step.ts';
import { findDeclaredName, stepTypes } from '#journey/steps/index.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import type { Cell, CoverageMap, MapRow } from '#mocks/atlas/maps.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { requirementOf } from '#scenarios/expected-texts/expected-texts.ts';
import { productOf } from '#scenarios/products/index.ts';
import type { WireStep } from '#scenarios/wire.ts';
import { emptyCell, isTicked, tick } from './cells.ts';
import { plannedAnswers, textsOf } from './planned-answers.ts';
import type { StateAtOpening } from './state-at-opening.ts';

export interface OpenedScenario {
  scenario: Scenario;
  opening: StateAtOpening | undefined;
}

interface StepInStatus {
  type: string;
  status: StepStatus;
}

/** Types of final steps; `effects.finished` shows that a scenario reaches one. */
const finalTypes: readonly string[] = ['finished', 'finalizado'];

const isStatus = (value: unknown): value is StepStatus => STEP_STATUSES.some(status => status === value);

/**
 * Builds the map of step types (4.7 to 4.9) x statuses (4.1). A scenario shows a step in a status if its proposal
 * starts there, if a planned answer contains both, or if it expects texts that only this step has in this status.
 * @param knownTypes step types that have a row even if no scenario reaches them.
 */
export function stepsMap(
  knownTypes: readonly string[],
  openedScenarios: readonly OpenedScenario[],
): CoverageMap {
  const cells = new Map(knownTypes.map(type => [type, createEmptyRow()]));
  for (const opened of openedScenarios)
    for (const { type, status } of shownStatuses(opened)) {
      const row = cells.get(type) ?? createEmptyRow();
      cells.set(type, row);
      tick(row[status], opened.scenario);
      // One declaration may cover all types whose names have the same beginning (assumption 4.8).
      const declaredRow = cells.get(findDeclaredName(type) ?? type);
      if (declaredRow && declaredRow !== row) tick(declaredRow[status], opened.scenario);
    }
  const rows = [...cells]
    .sort(([left], [right]) => requirementOf(left).localeCompare(requirementOf(right)))
    .map(([type, row]): MapRow => {
      const gaps = Object.values(row).some(isTicked) ? [] : ['no scenario reaches such a step'];
      return { id: `${requirementOf(type)} ${type}`, title: type, cells: row, gaps };
    });
  return {
    name: 'steps',
    title: 'Tipos de etapa × situações',
    columns: STEP_STATUSES,
    rows: [...rows, ...STEP_STATUSES.map(status => createStatusRow(status, cells))],
    falseClaims: [],
  };
}

const createEmptyRow = (): Record<StepStatus, Cell> =>
  Object.fromEntries(STEP_STATUSES.map(status => [status, emptyCell()])) as Record<StepStatus, Cell>; // one cell for each status

/** The row of a status over all types, because every status has to appear in at least one. */
function createStatusRow(status: StepStatus, cells: ReadonlyMap<string, Record<StepStatus, Cell>>): MapRow {
  const sum = emptyCell();
  for (const row of cells.values())
    for (const id of row[status].screen) if (!sum.screen.includes(id)) sum.screen.push(id);
  const gaps = isTicked(sum) ? [] : ['no scenario shows a step in this status'];
  return { id: `4.1 ${status}`, title: `qualquer tipo em ${status}`, cells: { [status]: sum }, gaps };
}

export function shownStatuses({ scenario, opening }: OpenedScenario): StepInStatus[] {
  const steps = opening?.steps ?? productOf(scenario.product).steps;
  const typeOf = (slug: unknown): string | undefined => steps.find(step => step.slug === slug)?.stepType.slug;
  const texts = textsOf(scenario);
  const stepsInStatus: StepInStatus[] = [];
  if (opening?.current && !opening.isCompleting && texts.length > 0)
    stepsInStatus.push({
      type: opening.current.stepType.slug,
      status: opening.current.state ?? 'init',
    });
  for (const { body } of plannedAnswers(scenario.plan)) {
    const { stepStatus, currentStep } = stepStatusIn(body);
    const type = typeOf(currentStep);
    if (type !== undefined && isStatus(stepStatus)) stepsInStatus.push({ type, status: stepStatus });
  }
  return [...stepsInStatus, ...statusesFromTexts(steps, texts, scenario)];
}

/**
 * Statuses known from texts on the screen: the name of a form, a title that one type has in one status, the
 * final page.
 */
function statusesFromTexts(
  steps: readonly WireStep[],
  texts: readonly string[],
  { verdict }: Scenario,
): StepInStatus[] {
  const titles = steps.flatMap(({ stepType: { slug: type }, name }): (StepInStatus & { title: string })[] => {
    if (stepTypes.find(type)?.family === 'form') return [{ type, status: 'init', title: name }];
    if (finalTypes.includes(type)) return [];
    return STEP_STATUSES.map(status => ({
      type,
      status,
      title: statusTextsOf({ type: { id: '', label: '', slug: type, unique: false } }, status).title,
    }));
  });
  const shownTitles = titles.filter(({ title }) => texts.includes(title));
  const hasUniqueTitle = ({ title, type, status }: (typeof shownTitles)[number]): boolean =>
    !titles.some(
      statusText => statusText.title === title && (statusText.type !== type || statusText.status !== status),
    );
  const finalStep = steps.find(({ stepType: { slug } }) => finalTypes.includes(slug));
  const isFinished = (verdict.effects?.finished ?? 0) > 0;
  return [
    ...shownTitles.filter(hasUniqueTitle).map(({ type, status }) => ({ type, status })),
    ...(finalStep && isFinished ? [{ type: finalStep.stepType.slug, status: 'finished' as const }] : []),
  ];
}

/** The step and status in an answer, if it has them. */
function stepStatusIn(body: unknown): { stepStatus?: unknown; currentStep?: unknown } {
  if (typeof body !== 'object' || body === null) return {};
  const content = 'data' in body && typeof body.data === 'object' && body.data !== null ? body.data : body;
  return {
    stepStatus: 'stepStatus' in content ? content.stepStatus : undefined,
    currentStep: 'currentStep' in content ? content.currentStep : undefined,
  };
}
