import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import { holdsCep } from './codes.ts';
import { listedVehiclePartOf } from './vehicle-parts.ts';

/**
 * Whether an answer of the service to this field may fill other fields: that of a lookup, or of a single value
 * (assumption 3.23). The answer to a CPF only fills its own list.
 */
export function mayFillOthers(field: Field): boolean {
  const lookup = fieldKinds.find(field.component)?.lookup;
  return (
    field.shouldUpdate ||
    holdsCep(field) ||
    (lookup !== undefined && lookup !== 'cpf') ||
    listedVehiclePartOf(field) !== undefined
  );
}
