import { ownValueOf } from '#shared/safety/safe-record.ts';
import { isChosen } from '../fields/choice-members.ts';
import { fieldKinds } from '../fields/index.ts';
import type { Field, FieldValue, Option } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { isSameValue } from './is-same-value.ts';
import { findOptionByText, optionsOf } from './options.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { isTypedIn, valueAt } from './values.ts';
import { listedVehiclePartOf, type VehiclePart, vehiclePartOf } from './vehicle-parts.ts';

/** A row of the vehicle price table (3.41). Absent texts are '', `valor` is in reais. */
export interface Vehicle {
  readonly tipo: string;
  readonly marca: string;
  readonly modelo: string;
  readonly anoModelo: string;
  readonly combustivel: string;
  readonly codigoFipe: string;
  readonly valor: number | undefined;
}

/**
 * The changes after a licence plate lookup, by field key. Fields that the visitor has edited stay (11.6). A part that
 * the vehicle lacks is removed, because it belongs to another vehicle; the type stays, because the lists depend on it.
 * A choice whose list is not loaded gets a label without a value until the list arrives.
 */
export function fillVehicle(
  step: FieldHolder,
  values: StepValues,
  vehicle: Vehicle,
  editedKeys: ReadonlySet<string>,
  optionsByKey: Readonly<Record<string, readonly Option[]>> = {},
): StepValues {
  const fields = fieldsOf(step).all;
  const isTyped = (field: Field): boolean => isTypedIn(values, field, editedKeys);
  // Then the price is that of the visitor's choice, not of a plate.
  const isVehicleChosen = (['modelo', 'anoModelo'] as const).every(part =>
    fields.some(field => listedVehiclePartOf(field) === part && isTyped(field)),
  );
  const changes = fields.flatMap((field): [string, FieldValue][] => {
    const part = vehiclePartOf(field);
    const kind = fieldKinds.find(field.component);
    if (!part || kind?.carries !== 'value' || isTyped(field)) return [];
    const isMissing = labelsOf(part, vehicle).length === 0;
    if (isMissing && (part === 'tipo' || (part === 'valor' && isVehicleChosen))) return [];
    const loadedOptions = ownValueOf(optionsByKey, field.key);
    const newValue = valueForPart(field, part, vehicle, optionsOf(field, loadedOptions));
    return isSameValue(newValue, valueAt(values, field.key) ?? kind.empty) ? [] : [[field.key, newValue]];
  });
  return Object.fromEntries(changes);
}

const NO_VEHICLE: Vehicle = {
  tipo: '',
  marca: '',
  modelo: '',
  anoModelo: '',
  combustivel: '',
  codigoFipe: '',
  valor: undefined,
};

/** The changes after a lookup without a vehicle: what belongs to another plate is removed. */
export const clearVehicle = (
  step: FieldHolder,
  values: StepValues,
  editedKeys: ReadonlySet<string>,
): StepValues => fillVehicle(step, values, NO_VEHICLE, editedKeys);

/** The possible labels of a part in lists: for a year first with its fuel, because a list may offer one year twice. */
function labelsOf(part: VehiclePart, vehicle: Vehicle): string[] {
  const partText = String(vehicle[part] ?? '').trim();
  if (partText === '') return [];
  const { combustivel } = vehicle;
  return part === 'anoModelo' && combustivel !== '' ? [`${partText} ${combustivel}`, partText] : [partText];
}

function valueForPart(
  field: Field,
  part: VehiclePart,
  vehicle: Vehicle,
  options: readonly Option[],
): FieldValue {
  const kind = fieldKinds.find(field.component);
  const labels = labelsOf(part, vehicle);
  const partText = labels.at(-1);
  if (!kind || partText === undefined) return kind?.empty ?? null;
  const decoded = kind.fromWire(part === 'valor' ? vehicle.valor : partText, field);
  if (!isChosen(decoded)) return decoded;
  for (const label of labels) {
    const option = findOptionByText(options, label);
    if (option) return { value: option.value, label: option.label };
  }
  return { value: '', label: labels[0] ?? partText };
}
