import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import { partFilledByCep } from './address.ts';
import { holdsCep } from './codes.ts';
import { companyFactOf } from './company-fact-of.ts';
import { listedVehiclePartOf, vehiclePartOf } from './vehicle-parts.ts';

const lookupOf = ({ component }: Field) => fieldKinds.find(component)?.lookup;

/** A field whose answer from the service may fill another one. */
export interface Filler {
  field: Field;
  /** It fills the other one only by its single value (`shouldUpdate`), which needs a proposal. */
  needsProposal: boolean;
}

/**
 * The fields whose answers may fill a field that the visitor cannot fill (4.32): the field itself by the lookup of its
 * residency, those that start a lookup for it, and those with `shouldUpdate`, which may fill any field (assumption
 * 3.23).
 */
export function fillersOf(field: Field, fields: readonly Field[]): Filler[] {
  const looksUp = (other: Field): boolean =>
    (holdsCep(other) && partFilledByCep(field, fields, other.key) !== undefined) ||
    (lookupOf(other) === 'company' && companyFactOf(field.key, fields.some(holdsCep)) !== undefined) ||
    ((lookupOf(other) === 'plate' || listedVehiclePartOf(other) !== undefined) &&
      vehiclePartOf(field) !== undefined);
  return fields.flatMap((other): Filler[] => {
    if (other === field) return lookupOf(field) === 'residency' ? [{ field, needsProposal: false }] : [];
    if (other.readOnly) return [];
    if (looksUp(other)) return [{ field: other, needsProposal: false }];
    return other.shouldUpdate ? [{ field: other, needsProposal: true }] : [];
  });
}
