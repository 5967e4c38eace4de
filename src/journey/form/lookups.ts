import { parseCep } from '#brazil/cep.ts';
import { isPlate } from '#brazil/plate.ts';
import { fieldKinds } from '../fields/index.ts';
import { textOf } from '../fields/text-of.ts';
import type { Field } from '../model/field.ts';
import { isAddressFilled } from './address.ts';
import { codeOf, holdsCep } from './codes.ts';
import type { EvaluatedForm } from './evaluate-form.ts';
import { viewAt } from './field-view.ts';
import { type FieldHolder, fieldsOf, type StepFields } from './step-fields.ts';
import { isFilledIn, valueAt } from './values.ts';
import { listedVehiclePartOf, VEHICLE_LISTS, type VehicleListPart, vehiclePartOf } from './vehicle-parts.ts';

/** A request that a complete field starts, and whose answer fills other fields. */
export type Lookup =
  /** `cep`: 8 digits. */
  | { kind: 'lookUpCep'; fieldKey: string; cep: string }
  /** `plate`: 7 characters in capitals, no hyphen. */
  | { kind: 'lookUpPlate'; fieldKey: string; plate: string }
  /** The price of a vehicle (3.41, 7.24) by the codes of its model and year. `fieldKey`: the field for the price. */
  | { kind: 'lookUpPrice'; fieldKey: string; modelo: string; anoModelo: string }
  /**
   * The value of a property (7.25). `cep`: 8 digits, '' in a step without a CEP. `fieldKey`: the field for the value.
   */
  | { kind: 'lookUpResidency'; fieldKey: string; cep: string }
  /** Repeats the field's failed lookup. */
  | { kind: 'lookAgain'; fieldKey: string };

/** A lookup that is not the repetition of another one. */
export type FirstLookup = Exclude<Lookup, { kind: 'lookAgain' }>;

const isVisible = (field: Field, { view }: EvaluatedForm): boolean =>
  viewAt(view, field.key)?.isVisible === true;

/** The lookups after a change of this field's value; none for an unchanged value. */
export function lookupsOf(
  field: Field,
  fields: StepFields,
  before: EvaluatedForm,
  after: EvaluatedForm,
): Lookup[] {
  if (!isVisible(field, after)) return [];
  const fieldKey = field.key;
  const text = textOf(valueAt(after.values, field.key));
  const previous = textOf(valueAt(before.values, field.key));
  const cep = holdsCep(field) ? parseCep(text) : undefined;
  if (cep !== undefined && cep !== parseCep(previous))
    return [{ kind: 'lookUpCep', fieldKey, cep }, ...residencyLookupsOf(fields, after, cep)];
  if (fieldKinds.find(field.component)?.lookup === 'plate') {
    const plate = isPlate(text) ? plateOf(text) : undefined;
    return plate !== undefined && plate !== plateOf(previous)
      ? [{ kind: 'lookUpPlate', fieldKey, plate }]
      : [];
  }
  const part = listedVehiclePartOf(field);
  return part === 'modelo' || part === 'anoModelo' ? priceLookupsOf(part, fields, before, after) : [];
}

const plateOf = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** The codes that the form has for the parts of a vehicle; '' for a missing one. */
function readVehicleCodes(
  fields: StepFields,
  { values }: Pick<EvaluatedForm, 'values'>,
): Record<VehicleListPart, string> {
  const codes = { tipo: '', marca: '', modelo: '', anoModelo: '' };
  for (const field of fields.all) {
    const part = VEHICLE_LISTS.find(candidate => candidate === vehiclePartOf(field));
    if (part) codes[part] ||= codeOf(field, values) ?? '';
  }
  return codes;
}

/** For each list of the price table the parts of a vehicle that its request contains (7.24). */
const PARTS_IN_REQUEST: Readonly<Record<VehicleListPart, readonly VehicleListPart[]>> = {
  tipo: [],
  marca: ['tipo'],
  modelo: ['tipo', 'marca'],
  anoModelo: ['modelo'],
};

/** The fields whose lists are requested with the part of a vehicle that this field asks for (7.24). */
export function vehicleListsWith(key: string, fields: StepFields): Field[] {
  const field = fields.byKey(key);
  const part = VEHICLE_LISTS.find(candidate => field && candidate === vehiclePartOf(field));
  if (!part) return [];
  return fields.all.filter(other =>
    VEHICLE_LISTS.some(
      listedPart => listedPart === listedVehiclePartOf(other) && PARTS_IN_REQUEST[listedPart].includes(part),
    ),
  );
}

/** The parts of the vehicle that the request for a field's list contains; '' for the other parts. */
export function vehicleParametersOf(
  field: Field,
  fields: StepFields,
  form: EvaluatedForm,
): Record<VehicleListPart, string> {
  const codes = readVehicleCodes(fields, form);
  const listedPart = VEHICLE_LISTS.find(part => part === listedVehiclePartOf(field));
  for (const part of VEHICLE_LISTS)
    if (!listedPart || !PARTS_IN_REQUEST[listedPart].includes(part)) codes[part] = '';
  return codes;
}

/** The same year of another model has another price; if both change, the lookup belongs to the year. */
function priceLookupsOf(
  part: 'modelo' | 'anoModelo',
  fields: StepFields,
  before: EvaluatedForm,
  after: EvaluatedForm,
): Lookup[] {
  const priceField = fields.all.find(candidate => vehiclePartOf(candidate) === 'valor');
  const { modelo, anoModelo } = readVehicleCodes(fields, after);
  if (!priceField || modelo === '' || anoModelo === '') return [];
  const codesBefore = readVehicleCodes(fields, before);
  const isYearSame = anoModelo === codesBefore.anoModelo;
  const isOfThisPart = part === 'anoModelo' ? !isYearSame : isYearSame && modelo !== codesBefore.modelo;
  return isOfThisPart ? [{ kind: 'lookUpPrice', fieldKey: priceField.key, modelo, anoModelo }] : [];
}

/** Whether the form still has the values that an amount was requested for. */
export function isAmountStillWanted(
  lookup: Extract<Lookup, { kind: 'lookUpPrice' | 'lookUpResidency' }>,
  step: FieldHolder,
  form: Pick<EvaluatedForm, 'values'>,
): boolean {
  const fields = fieldsOf(step);
  if (lookup.kind === 'lookUpResidency')
    return (
      lookup.cep === '' ||
      fields.all.some(field => holdsCep(field) && codeOf(field, form.values) === lookup.cep)
    );
  const { modelo, anoModelo } = readVehicleCodes(fields, form);
  return modelo === lookup.modelo && anoModelo === lookup.anoModelo;
}

const findPropertyFields = (fields: StepFields, form: EvaluatedForm): Field[] =>
  fields.all.filter(
    field => fieldKinds.find(field.component)?.lookup === 'residency' && isVisible(field, form),
  );

const residencyLookupsOf = (fields: StepFields, form: EvaluatedForm, cep: string): Lookup[] =>
  findPropertyFields(fields, form).map(({ key }) => ({ kind: 'lookUpResidency', fieldKey: key, cep }));

/**
 * The lookups that never got an answer, because the visitor reloaded the page or left the step: those that are known,
 * and those of values that the visitor has edited and whose lookup has filled nothing in.
 */
function findUnansweredLookups(
  step: FieldHolder,
  fields: StepFields,
  form: EvaluatedForm,
  editedKeys: ReadonlySet<string>,
  unansweredKeys: ReadonlySet<string>,
): Lookup[] {
  const isFilled = (field: Field | undefined): boolean =>
    field !== undefined && isFilledIn(form.values, field);
  const isUnanswered = (lookup: Lookup): boolean => {
    if (lookup.kind === 'lookUpCep') return !isAddressFilled(step, form.values, lookup.fieldKey);
    if (lookup.kind === 'lookUpPlate')
      return !fields.all.some(field => vehiclePartOf(field) && isFilled(field));
    return lookup.kind === 'lookUpPrice' && !isFilled(fields.byKey(lookup.fieldKey));
  };
  const emptyForm = { ...form, values: {} };
  return fields.all.flatMap(field =>
    lookupsOf(field, fields, emptyForm, form).filter(
      lookup =>
        lookup.kind !== 'lookUpResidency' &&
        (unansweredKeys.has(lookup.fieldKey) || (editedKeys.has(field.key) && isUnanswered(lookup))),
    ),
  );
}

/** The lookups when a step opens: those without an answer, also for empty property values. */
export const openingLookupsOf = (
  step: FieldHolder,
  form: EvaluatedForm,
  editedKeys: ReadonlySet<string>,
  unansweredKeys: ReadonlySet<string>,
): Lookup[] => {
  const fields = fieldsOf(step);
  return [
    ...findUnansweredLookups(step, fields, form, editedKeys, unansweredKeys),
    ...openingResidencyLookupsOf(fields, form, unansweredKeys),
  ];
};

function openingResidencyLookupsOf(
  fields: StepFields,
  form: EvaluatedForm,
  unansweredKeys: ReadonlySet<string>,
): Lookup[] {
  const unansweredFields = findPropertyFields(fields, form).filter(
    field => codeOf(field, form.values) === undefined || unansweredKeys.has(field.key),
  );
  const cepField = fields.all.find(field => holdsCep(field) && isVisible(field, form));
  const cep = cepField ? codeOf(cepField, form.values) : '';
  return cep === undefined
    ? []
    : unansweredFields.map(({ key }) => ({ kind: 'lookUpResidency', fieldKey: key, cep }));
}
