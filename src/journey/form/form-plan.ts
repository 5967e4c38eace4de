import type { FieldKind } from '../fields/field-kind.ts';
import { fieldKinds } from '../fields/index.ts';
import type { Field, FieldReference } from '../model/field.ts';
import { acyclicOrder } from './acyclic-order.ts';
import { everyConditional } from './conditionals/index.ts';
import { placeholdersIn } from './labels.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';

/** A field and its dependencies, computed once per step. Numbers are positions in `nodes`. */
export interface PlanNode {
  readonly field: Field;
  readonly kind: FieldKind | undefined;
  readonly parent: number | undefined;
  /** The position of a referenced field; undefined if the step does not have it. */
  readonly controllers: ReadonlyMap<string, number | undefined>;
  /** Fields that must be filled first, without cycles, in which nobody could fill any field. */
  readonly waitsOn: readonly number[];
  readonly requiredByRule: boolean;
}

export interface FormPlan {
  readonly nodes: readonly PlanNode[];
  /** Positions in the order in which visibility can be decided. */
  readonly order: readonly number[];
  /** In a cycle of conditions only the value of a field counts. */
  isCircular(from: number, to: number): boolean;
  position(key: string): number | undefined;
  /** Fields whose visibility depends on this one. */
  readonly shownBy: readonly (readonly number[])[];
  /** Fields that depend on this one in another way: dependencies, forced values, labels. */
  readonly readBy: readonly (readonly number[])[];
}

export function planOf(step: FieldHolder): FormPlan {
  const fields = fieldsOf(step);
  const positions = new Map(fields.all.map((field, position) => [field.key, position]));
  const positionOfField = (field: Field | undefined) => (field ? positions.get(field.key) : undefined);
  const positionOf = (name: string) => positionOfField(fields.find(name));

  const nodesWithoutOrder = fields.all.map(field => ({
    field,
    kind: fieldKinds.find(field.component),
    parent: positionOfField(fields.parentOf(field)),
    controllers: new Map(referencesOf(field).map(({ fieldId }) => [fieldId, positionOf(fieldId)])),
    requiredByRule: field.required || field.rules.some(rule => rule.required && !rule.warningOnly),
  }));

  const visibility = nodesWithoutOrder.map(({ field, parent, controllers }) =>
    distinctPositions([...showsBy(field).map(({ fieldId }) => controllers.get(fieldId)), parent]),
  );
  const { order, isDropped } = acyclicOrder(visibility);

  const dependencies = nodesWithoutOrder.map(({ field }) =>
    distinctPositions(fields.dependenciesOf(field).map(positionOfField)),
  );
  const waitingOrder = acyclicOrder(dependencies);
  const nodes = nodesWithoutOrder.map((node, position) => ({
    ...node,
    waitsOn: (dependencies[position] ?? []).filter(
      to => to !== position && !waitingOrder.isDropped(position, to),
    ),
  }));

  const reads = nodes.map(({ field, controllers, waitsOn }) =>
    distinctPositions([
      ...controllers.values(),
      ...waitsOn,
      ...placeholdersIn(field.label).map(key => positions.get(key)),
    ]),
  );
  return {
    nodes,
    order,
    isCircular: isDropped,
    position: key => positions.get(key),
    shownBy: watchers(visibility),
    readBy: watchers(reads),
  };
}

const referencesOf = (field: Field): readonly FieldReference[] =>
  everyConditional.flatMap(conditional => conditional.references(field.conditionals));

const showsBy = (field: Field): readonly FieldReference[] =>
  everyConditional
    .filter(conditional => conditional.shows)
    .flatMap(conditional => conditional.references(field.conditionals));

const distinctPositions = (positions: readonly (number | undefined)[]): number[] => [
  ...new Set(positions.filter(position => position !== undefined)),
];

function watchers(edges: readonly (readonly number[])[]): number[][] {
  const watching: number[][] = edges.map(() => []);
  edges.forEach((targets, from) => {
    for (const to of targets) watching[to]?.push(from);
  });
  return watching;
}
