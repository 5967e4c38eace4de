import type { VehicleListPart } from './vehicle-parts.ts';

/** The request for the list of a field. */
export interface LoadOptions {
  kind: 'loadOptions';
  fieldKey: string;
  fieldId: string;
  resource: string;
  /** The values on which the list depends, for referenceResourceCode (7.23). */
  reference: string | undefined;
  /** For a list of the vehicle price table: the chosen make, model and so on; '' for a part without a choice. */
  vehicle?: Readonly<Record<VehicleListPart, string>>;
  /** Fields whose lists are loaded first, because they may not contain a choice of this request; absent for none. */
  afterListsOf?: readonly string[];
}
