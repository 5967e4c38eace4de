import type { FieldKind } from '../fields/field-kind.ts';
import { fieldKinds } from '../fields/index.ts';
import { resourceNameOf } from '../fields/mask-name-of.ts';
import type { Field, FieldReference } from '../model/field.ts';
import { acyclicOrderOf } from './acyclic-order.ts';
import { everyConditional } from './conditionals/index.ts';
import { type Filler, fillersOf } from './fillers-of.ts';
import { placeholdersIn } from './labels.ts';
import { dependsOnOneOf, type FieldHolder, fieldsOf } from './step-fields.ts';

/** A field and its dependencies, as positions in `FormPlan.nodes`. */
export interface PlanNode {
  readonly field: Field;
  readonly kind: FieldKind | undefined;
  readonly parent: number | undefined;
  /** Positions of the fields that conditions reference, by field id; undefined if the step does not have the field. */
  readonly controllers: ReadonlyMap<string, number | undefined>;
  /** Fields that must be filled first. Dependencies in a cycle are left out: nobody could fill any of them first. */
  readonly waitsOn: readonly number[];
  /** Whether one filled field of `waitsOn` is enough. */
  readonly waitsOnOneOf: boolean;
  /** Fields with the same list that are shown in place of this one while the list is empty (4.31). */
  readonly replacements: readonly number[];
  /** The fields whose answers may fill this one while it is locked; none if no field waits for it. */
  readonly fillers: readonly Filler[];
}

/** The dependencies between the fields of a step, computed once. */
export interface FormPlan {
  readonly fields: readonly Field[];
  readonly nodes: readonly PlanNode[];
  /** Positions in the order in which visibility can be decided. */
  readonly order: readonly number[];
  /** Whether the condition was dropped from the order because of a cycle. Then only the value of the field counts. */
  isCircular(from: number, to: number): boolean;
  positionOf(key: string): number | undefined;
  /** For each field the fields whose visibility depends on it. */
  readonly shownBy: readonly (readonly number[])[];
  /** For each field the fields that depend on it in any other way: dependencies, forced values, labels. */
  readonly readBy: readonly (readonly number[])[];
}

export function planOf(step: FieldHolder): FormPlan {
  const fields = fieldsOf(step);
  const positions = new Map(fields.all.map((field, position) => [field.key, position]));
  const positionOfField = (field: Field | undefined) => (field ? positions.get(field.key) : undefined);
  const findPosition = (name: string) => positionOfField(fields.find(name));

  const replacingFields = fields.all.filter(field => field.displayIfResourceIsEmpty);
  const replacementsOf = (field: Field) =>
    field.displayIfResourceIsEmpty
      ? []
      : replacingFields.filter(other => resourceNameOf(other) === resourceNameOf(field));

  const nodesWithoutOrder = fields.all.map(field => ({
    field,
    kind: fieldKinds.find(field.component),
    parent: positionOfField(fields.parentOf(field)),
    controllers: new Map(referencesOf(field).map(({ fieldId }) => [fieldId, findPosition(fieldId)])),
    waitsOnOneOf: dependsOnOneOf(field),
    replacements: listDistinctPositions(replacementsOf(field).map(positionOfField)),
  }));

  const visibilityEdges = nodesWithoutOrder.map(({ field, parent, controllers }) =>
    listDistinctPositions([
      ...visibilityReferencesOf(field).map(({ fieldId }) => controllers.get(fieldId)),
      parent,
    ]),
  );
  const { order, isDropped } = acyclicOrderOf(visibilityEdges);

  const dependencyEdges = nodesWithoutOrder.map(({ field }) =>
    listDistinctPositions(fields.dependenciesOf(field).map(positionOfField)),
  );
  const waitingOrder = acyclicOrderOf(dependencyEdges);
  const awaited = new Set(dependencyEdges.flat());
  const nodes = nodesWithoutOrder.map((node, position) => ({
    ...node,
    waitsOn: (dependencyEdges[position] ?? []).filter(to => !waitingOrder.isDropped(position, to)),
    fillers: awaited.has(position) && mayBeLocked(node.field) ? fillersOf(node.field, fields.all) : [],
  }));

  const otherEdges = nodes.map(({ field, controllers, waitsOn, replacements }) =>
    listDistinctPositions([
      ...controllers.values(),
      ...waitsOn,
      ...replacements,
      // Whether a field waits for another one depends on what replaces, locks or fills that one.
      ...waitsOn.flatMap(to => [
        ...(nodes[to]?.replacements ?? []),
        ...(nodes[to]?.controllers.values() ?? []),
        ...(nodes[to]?.fillers ?? []).flatMap(filler => {
          const position = positionOfField(filler.field);
          return [position, ...(nodes[position ?? -1]?.controllers.values() ?? [])];
        }),
      ]),
      ...placeholdersIn(field.label).map(key => positions.get(key)),
    ]),
  );
  return {
    fields: fields.all,
    nodes,
    order,
    isCircular: isDropped,
    positionOf: key => positions.get(key),
    shownBy: dependentsOf(visibilityEdges),
    readBy: dependentsOf(otherEdges),
  };
}

/** Whether some answers, or a proposal, lock the field. */
const mayBeLocked = ({ readOnly, conditionals }: Field): boolean =>
  readOnly || conditionals.readOnly !== undefined || conditionals.standard?.readOnly === true;

export const referencesOf = (field: Field): readonly FieldReference[] =>
  everyConditional.flatMap(conditional => conditional.references(field.conditionals));

/** The references that decide whether the field is shown. */
export const visibilityReferencesOf = (field: Field): readonly FieldReference[] =>
  everyConditional
    .filter(conditional => conditional.shows)
    .flatMap(conditional => conditional.references(field.conditionals));

const listDistinctPositions = (positions: readonly (number | undefined)[]): number[] => [
  ...new Set(positions.filter(position => position !== undefined)),
];

function dependentsOf(edges: readonly (readonly number[])[]): number[][] {
  const dependents: number[][] = edges.map(() => []);
  edges.forEach((targets, from) => {
    for (const to of targets) dependents[to]?.push(from);
  });
  return dependents;
}
