import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import { partFilledByCep } from './address.ts';
import { holdsCep } from './codes.ts';
import { companyFactOf } from './company-fact-of.ts';
import { listedVehiclePartOf, vehiclePartOf } from './vehicle-parts.ts';

const lookupOf = ({ component }: Field) => fieldKinds.find(component)?.lookup;

/**
 * Whether an answer of the service may fill a field that the visitor cannot fill (4.32): the answer to its own
 * residency lookup, to a lookup that another field of its step starts, or to a field with `shouldUpdate`, which may
 * fill any field (assumption 3.23).
 */
export const mayBeFilled = (field: Field, fields: readonly Field[]): boolean =>
  lookupOf(field) === 'residency' ||
  fields.some(
    other =>
      other !== field &&
      !other.readOnly &&
      (other.shouldUpdate ||
        (holdsCep(other) && partFilledByCep(field, fields, other.key) !== undefined) ||
        (lookupOf(other) === 'company' && companyFactOf(field.key, fields.some(holdsCep)) !== undefined) ||
        ((lookupOf(other) === 'plate' || listedVehiclePartOf(other) !== undefined) &&
          vehiclePartOf(field) !== undefined)),
  );
