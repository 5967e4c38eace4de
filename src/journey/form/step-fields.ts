import type { Field } from '../model/field.ts';
import { precedingVehicleField } from './vehicle-parts.ts';

/** Anything with fields: a step, or a test object. */
export interface FieldHolder {
  readonly fields: readonly Field[];
}

export interface StepFields {
  /** Every field with its sub-fields (3.24), parents before children; of two with one key the first. */
  readonly all: readonly Field[];
  /** By id, otherwise by key: the service refers to fields in both ways. */
  find(idOrKey: string): Field | undefined;
  byKey(key: string): Field | undefined;
  /**
   * The fields that must be filled first (4.32): its dependencies; a list of the vehicle price table without any
   * depends on the previous one.
   */
  dependenciesOf(field: Field): readonly Field[];
  /** The fields that depend on this one. */
  dependentsOf(key: string): readonly Field[];
  /** Index of a key among all; -1 for none. */
  indexOf(key: string): number;
  /** The parent field, or the one references by parentFieldId. */
  parentOf(field: Field): Field | undefined;
}

/** Deeper sub-fields are ignored: no product has them (12.5). */
const DEEPEST = 8;

const cache = new WeakMap<FieldHolder, StepFields>();

/** The fields of a step and their structure, cached by step: a step never changes, a new answer creates a new one. */
export function fieldsOf(step: FieldHolder): StepFields {
  const cached = cache.get(step);
  if (cached) return cached;
  const stepFields = indexed(step);
  cache.set(step, stepFields);
  return stepFields;
}

function indexed(step: FieldHolder): StepFields {
  const byKey = new Map<string, Field>();
  const byId = new Map<string, Field>();
  const containers = new Map<Field, Field>();
  const add = (fields: readonly Field[], container: Field | undefined, depth: number): void => {
    for (const field of fields) {
      if (byKey.has(field.key)) continue;
      byKey.set(field.key, field);
      if (field.id !== '' && !byId.has(field.id)) byId.set(field.id, field);
      if (container) containers.set(field, container);
      if (depth < DEEPEST) add(field.subFields, field, depth + 1);
    }
  };
  add(step.fields, undefined, 0);
  const find = (name: string) => (name === '' ? undefined : (byId.get(name) ?? byKey.get(name)));
  const all = [...byKey.values()];
  const indexes = new Map(all.map((field, index) => [field.key, index]));
  const dependencies = new Map<Field, readonly Field[]>();
  const dependents = new Map<string, Field[]>();
  for (const field of all) {
    const references =
      field.dependencies.length > 0 ? field.dependencies.map(find) : [precedingVehicleField(field, all)];
    const distinctDependencies = [...new Set(references)]
      .filter(dependency => dependency !== undefined)
      .filter(dependency => dependency !== field);
    if (distinctDependencies.length > 0) dependencies.set(field, distinctDependencies);
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
