import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import { partFilledByCep } from './address.ts';
import { holdsCep } from './codes.ts';
import { companyFactOf } from './company-fact-of.ts';
import { listedVehiclePartOf, vehiclePartOf } from './vehicle-parts.ts';

const lookupOf = (field: Field) => fieldKinds.find(field.component)?.lookup;

/**
 * Whether an answer of the service to this field may fill fields: that of a lookup, or of a single value (assumption
 * 3.23). The answer to a CPF only fills its own list.
 */
export function startsLookup(field: Field): boolean {
  const lookup = lookupOf(field);
  return (
    field.shouldUpdate ||
    holdsCep(field) ||
    (lookup !== undefined && lookup !== 'cpf') ||
    listedVehiclePartOf(field) !== undefined
  );
}

/** Whether the answer to a field that starts a lookup may fill another field of its step (4.32). */
export function mayFill(lookupField: Field, field: Field, fields: readonly Field[]): boolean {
  const lookup = lookupOf(lookupField);
  if (lookup === 'residency' && lookupField === field) return true;
  if (lookupField.shouldUpdate && lookupField !== field) return true;
  if (holdsCep(lookupField)) return partFilledByCep(field, fields, lookupField.key) !== undefined;
  if (lookup === 'company') return companyFactOf(field.key, fields.some(holdsCep)) !== undefined;
  const isOfVehicle = lookup === 'plate' || listedVehiclePartOf(lookupField) !== undefined;
  return isOfVehicle && vehiclePartOf(field) !== undefined;
}
