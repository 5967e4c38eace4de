import type { CoverageMap, MapRow } from '#mocks/atlas/maps.ts';
import { productOf } from '#scenarios/products/index.ts';
import type { WireField, WireStep } from '#scenarios/wire.ts';
import { emptyCell, isTicked, tick } from './cells.ts';
import { textsOf, usedFieldsOf } from './planned-answers.ts';
import type { OpenedScenario } from './steps-map.ts';

/**
 * Builds the map of field kinds (3.32) x scenarios. A scenario shows a field when its walk uses it, or when it reaches
 * the field's step and nothing can hide the field there.
 */
export function fieldsMap(kinds: readonly string[], openedScenarios: readonly OpenedScenario[]): CoverageMap {
  const cells = new Map(kinds.map(kind => [kind, emptyCell()]));
  for (const opened of openedScenarios)
    for (const kind of kindsShownBy(opened)) {
      const cell = cells.get(kind) ?? emptyCell();
      cells.set(kind, cell);
      tick(cell, opened.scenario);
    }
  const rows = [...cells].map(
    ([kind, cell]): MapRow => ({
      id: `3.32 ${kind}`,
      title: kinds.includes(kind) ? kind : `${kind} (desconhecido)`,
      cells: { cenários: cell },
      gaps: isTicked(cell) ? [] : ['no scenario shows such a field'],
    }),
  );
  return { name: 'fields', title: 'Tipos de campo × cenários', columns: ['cenários'], rows, falseClaims: [] };
}

const kindsShownBy = (opened: OpenedScenario): Set<string> =>
  new Set(
    shownFields(opened)
      .map(componentOf)
      .filter(kind => kind !== ''),
  );

/** The fields that a scenario uses, and the always visible fields of the steps that it reaches. */
export function shownFields({ scenario, opening }: OpenedScenario): WireField[] {
  const steps = opening?.steps ?? productOf(scenario.product).steps;
  const texts = textsOf(scenario);
  const usedFields = usedFieldsOf(scenario);
  const isShownStep = (step: WireStep): boolean =>
    (texts.length > 0 && step === opening?.current && !opening.isCompleting) || texts.includes(step.name);
  return steps.flatMap(step => {
    const visibleFields = isShownStep(step) ? step.fields.filter(isAlwaysVisible) : [];
    return [...visibleFields, ...step.fields.filter(({ label }) => usedFields.has(label ?? ''))];
  });
}

const componentOf = ({ component, _component }: WireField): string => String(component ?? _component ?? '');

/** Neither hidden nor bound to a condition. */
const isAlwaysVisible = ({ hidden, conditionals }: WireField): boolean =>
  hidden !== true && (conditionals === undefined || conditionals === null || conditionals === 'none');
