import type { Field } from '../model/field.ts';
import { findPrecedingVehicleFields } from './vehicle-parts.ts';

/** An object with fields: a step, or a test object. */
export interface FieldHolder {
  readonly fields: readonly Field[];
}

/** The fields of a step by key, id and position, and their dependencies. */
export interface StepFields {
  /** All fields and sub-fields (3.24), parents before children. Of two fields with the same key only the first. */
  readonly all: readonly Field[];
  /** The field with this id, otherwise with this key: the service refers to fields in both ways. */
  find(idOrKey: string): Field | undefined;
  byKey(key: string): Field | undefined;
  /**
   * The fields that must be filled before this one (4.32): its dependencies. A field with a list of the vehicle price
   * table that names none depends on the field with the previous list.
   */
  dependenciesOf(field: Field): readonly Field[];
  /** The fields that depend on the field with this key. */
  dependentsOf(key: string): readonly Field[];
  /** The position of a field in `all`; -1 if there is none. */
  indexOf(key: string): number;
  /** The field that contains this sub-field, otherwise the one that it names in `parentFieldId`. */
  parentOf(field: Field): Field | undefined;
}

/** The maximum depth of sub-fields. Deeper ones are ignored: no product has them (12.5). */
const MAX_DEPTH = 8;

const cache = new WeakMap<FieldHolder, StepFields>();

/** The fields of a step, cached by step: a step never changes, because each answer of the service creates a new one. */
export function fieldsOf(step: FieldHolder): StepFields {
  const cached = cache.get(step);
  if (cached) return cached;
  const stepFields = indexFields(step);
  cache.set(step, stepFields);
  return stepFields;
}

/** Whether one filled dependency is enough: the service has declared none, and the app assumes alternatives (7.24). */
export const dependsOnOneOf = ({ dependencies }: Field): boolean => dependencies.length === 0;

function indexFields(step: FieldHolder): StepFields {
  const byKey = new Map<string, Field>();
  const byId = new Map<string, Field>();
  const containers = new Map<Field, Field>();
  const add = (fields: readonly Field[], container: Field | undefined, depth: number): void => {
    for (const field of fields) {
      if (byKey.has(field.key)) continue;
      byKey.set(field.key, field);
      if (!byId.has(field.id)) byId.set(field.id, field);
      if (container) containers.set(field, container);
      if (depth < MAX_DEPTH) add(field.subFields, field, depth + 1);
    }
  };
  add(step.fields, undefined, 0);
  const find = (name: string) => (name === '' ? undefined : (byId.get(name) ?? byKey.get(name)));
  const all = [...byKey.values()];
  const indexes = new Map(all.map((field, index) => [field.key, index]));
  const dependencies = new Map<Field, readonly Field[]>();
  const dependents = new Map<string, Field[]>();
  for (const field of all) {
    const references = dependsOnOneOf(field)
      ? findPrecedingVehicleFields(field, all)
      : field.dependencies.map(find);
    const distinctDependencies = [...new Set(references)]
      .filter(dependency => dependency !== undefined)
      .filter(dependency => dependency !== field);
    dependencies.set(field, distinctDependencies);
    for (const dependency of distinctDependencies)
      dependents.set(dependency.key, [...(dependents.get(dependency.key) ?? []), field]);
  }
  return {
    all,
    find,
    byKey: key => byKey.get(key),
    dependenciesOf: field => dependencies.get(field) ?? [],
    dependentsOf: key => dependents.get(key) ?? [],
    indexOf: key => indexes.get(key) ?? -1,
    parentOf: field => {
      const parent = containers.get(field) ?? find(field.parentFieldId);
      return parent === field ? undefined : parent;
    },
  };
}
