import { fieldKinds } from '../fields/index.ts';
import { resourceNameOf } from '../fields/mask-name-of.ts';
import { textOf } from '../fields/text-of.ts';
import type { Field } from '../model/field.ts';
import { codeOf, cpfDigitsOf, isOnlyNamed, listsPersonsOfCpf } from './codes.ts';
import type { EvaluatedForm } from './evaluate-form.ts';
import { viewAt } from './field-view.ts';
import type { LoadOptions } from './load-options.ts';
import {
  type Lookup,
  lookupsOf,
  openingLookupsOf,
  vehicleListsWith,
  vehicleParametersOf,
} from './lookups.ts';
import { dependsOnOneOf, type FieldHolder, fieldsOf, type StepFields } from './step-fields.ts';
import { valueAt } from './values.ts';
import { findPrecedingVehicleFields, listedVehiclePartOf } from './vehicle-parts.ts';

/** A consequence of a change of the form, as plain data; a flow runs it. */
export type Consequence =
  | Lookup
  | LoadOptions
  /** `cpf`: 11 digits. */
  | { kind: 'lookUpCpf'; fieldKey: string; fieldId: string; resource: string; cpf: string }
  /** A value that the list depends on was emptied: removes the choice and the list. */
  | { kind: 'clear'; fieldKey: string }
  /** The list belonged to another value, or gave suggestions only: removes it and keeps the field's value. */
  | { kind: 'dropList'; fieldKey: string };

/**
 * The consequences of opening a step: lists to load, and lookups whose answer is missing.
 * @param editedKeys keys of the fields that the visitor has edited.
 * @param unansweredKeys keys of the fields whose lookup has no answer, whatever the fields that it fills contain.
 */
export function openingConsequencesOf(
  step: FieldHolder,
  form: EvaluatedForm,
  editedKeys: ReadonlySet<string> = new Set(),
  unansweredKeys: ReadonlySet<string> = new Set(),
): Consequence[] {
  const fields = fieldsOf(step);
  const lists = fields.all.flatMap(field => listRequestOf(field, fields, form) ?? []);
  return [...lists, ...openingLookupsOf(step, form, editedKeys, unansweredKeys)];
}

/**
 * The consequences of a change, in field order: lists to load, lookups, and lists and choices to remove. `after` must
 * be the result of one call of `evaluateForm` or `changeForm` with `before`, because only `after.changedKeys` is
 * inspected.
 */
export function consequencesOf(
  step: FieldHolder,
  before: EvaluatedForm,
  after: EvaluatedForm,
): Consequence[] {
  const fields = fieldsOf(step);
  const affectedKeys = new Set(after.changedKeys);
  for (const key of after.changedKeys)
    for (const field of [...fields.dependentsOf(key), ...vehicleListsWith(key, fields)])
      affectedKeys.add(field.key);
  const consequences = [...affectedKeys]
    .sort((a, b) => fields.indexOf(a) - fields.indexOf(b))
    .flatMap(key => fields.byKey(key) ?? [])
    .flatMap(field => [
      ...lookupsOf(field, fields, before, after),
      ...findListChanges(field, fields, before, after),
    ]);
  return inVehicleOrder(consequences, fields);
}

/**
 * Lets a list of the price table wait for the preceding list, because that one may no longer contain the choice of
 * the request. Omits the list if that choice is removed (7.24).
 */
function inVehicleOrder(consequences: readonly Consequence[], fields: StepFields): Consequence[] {
  const keysOf = (kind: Consequence['kind']): string[] =>
    consequences.flatMap(consequence => (consequence.kind === kind ? [consequence.fieldKey] : []));
  const clearedKeys = keysOf('clear');
  const loadedKeys = keysOf('loadOptions');
  return consequences.flatMap((consequence): Consequence[] => {
    const field = fields.byKey(consequence.fieldKey);
    if (!field || consequence.kind !== 'loadOptions') return [consequence];
    const precedingKeys = findPrecedingVehicleFields(field, fields.all).map(({ key }) => key);
    if (precedingKeys.length > 0 && precedingKeys.every(key => clearedKeys.includes(key))) return [];
    const afterListsOf = precedingKeys.filter(key => loadedKeys.includes(key));
    return [afterListsOf.length > 0 ? { ...consequence, afterListsOf } : consequence];
  });
}

function findListChanges(
  field: Field,
  fields: StepFields,
  before: EvaluatedForm,
  after: EvaluatedForm,
): Consequence[] {
  const requestedBefore = listRequestOf(field, fields, before);
  const listRequest = listRequestOf(field, fields, after);
  if (listRequest) return isSameRequest(requestedBefore, listRequest) ? [] : [listRequest];
  if (requestedBefore?.kind === 'lookUpCpf') return [{ kind: 'dropList', fieldKey: field.key }];
  const hasLostDependency =
    requestedBefore !== undefined && needsList(field, after) && hasEmptiedDependency(field, fields, after);
  if (!hasLostDependency) return [];
  // A text is the visitor's own, whatever its suggestions.
  const isText = typeof valueAt(after.values, field.key) === 'string';
  return [{ kind: isText ? 'dropList' : 'clear', fieldKey: field.key }];
}

type ListRequest = Extract<Consequence, { kind: 'loadOptions' | 'lookUpCpf' }>;

const isSameRequest = (a: ListRequest | undefined, b: ListRequest): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The request for the list of a field; undefined if the field needs none now or a value for the request is missing. */
function listRequestOf(field: Field, fields: StepFields, form: EvaluatedForm): ListRequest | undefined {
  const resource = resourceNameOf(field);
  if (resource === '' || !needsList(field, form)) return undefined;
  const { key: fieldKey, id: fieldId } = field;
  if (listsPersonsOfCpf(field)) {
    const cpf = cpfDigitsOf(textOf(valueAt(form.values, fieldKey)));
    return cpf === undefined ? undefined : { kind: 'lookUpCpf', fieldKey, fieldId, resource, cpf };
  }
  if (!hasFilledDependencies(field, fields, form)) return undefined;
  const request = { fieldKey, fieldId, resource, reference: referenceOf(field, fields, form) };
  const listedPart = listedVehiclePartOf(field);
  if (listedPart === undefined) return { kind: 'loadOptions', ...request };
  const vehicle = vehicleParametersOf(field, fields, form);
  const makesOrModels = listedPart === 'marca' ? [] : findPrecedingVehicleFields(field, fields.all);
  // Models depend on a make, years on a model (7.24), even if the field of the make or model is hidden.
  if (
    makesOrModels.length > 0 &&
    makesOrModels.every(makeOrModel => codeOf(makeOrModel, form.values) === undefined)
  )
    return undefined;
  return { kind: 'loadOptions', ...request, vehicle };
}

/** Whether the field is visible, or becomes visible if its list is empty (4.31). */
function needsList(field: Field, { view }: EvaluatedForm): boolean {
  const fieldView = viewAt(view, field.key);
  if (!fieldView || !fieldKinds.find(field.component)) return false;
  return fieldView.isVisible || (field.displayIfResourceIsEmpty && fieldView.applies && !field.hidden);
}

const activeDependenciesOf = (field: Field, fields: StepFields, { view }: EvaluatedForm): Field[] =>
  fields.dependenciesOf(field).filter(dependency => viewAt(view, dependency.key)?.applies === true);

/**
 * Whether all fields on which it depends are filled; a CPF or CEP must be complete (5.29). Without the value of a field
 * that nobody can fill, the service decides (assumption 4.32).
 */
function hasFilledDependencies(field: Field, fields: StepFields, form: EvaluatedForm): boolean {
  const dependencies = activeDependenciesOf(field, fields, form);
  const view = viewAt(form.view, field.key);
  const waitsForNone = view !== undefined && !view.isReadOnly;
  const isFilled = (dependency: Field): boolean =>
    codeOf(dependency, form.values) !== undefined || (waitsForNone && isEmpty(dependency, form));
  return dependsOnOneOf(field)
    ? dependencies.length === 0 || dependencies.some(isFilled)
    : dependencies.every(isFilled);
}

const isEmpty = (field: Field, { values }: EvaluatedForm): boolean =>
  fieldKinds.find(field.component)?.isFilled(valueAt(values, field.key) ?? null) === false;

/** Whether a field on which it depends is empty; a choice that only lacks its list is not. */
function hasEmptiedDependency(field: Field, fields: StepFields, form: EvaluatedForm): boolean {
  const dependencies = activeDependenciesOf(field, fields, form);
  const isEmptied = (dependency: Field): boolean =>
    codeOf(dependency, form.values) === undefined && !isOnlyNamed(dependency, form.values);
  return dependsOnOneOf(field)
    ? dependencies.length > 0 && dependencies.every(isEmptied)
    : dependencies.some(isEmptied);
}

/** The values of all fields on which it depends in order, separated by commas (assumption 7.23). */
const referenceOf = (field: Field, fields: StepFields, form: EvaluatedForm): string | undefined => {
  const codes = activeDependenciesOf(field, fields, form).flatMap(
    dependency => codeOf(dependency, form.values) ?? [],
  );
  return codes.length === 0 ? undefined : codes.join(',');
};
