import { resourceNameOf } from '../fields/mask-name-of.ts';
import { wordsIn } from '../fields/words-in.ts';
import type { Field } from '../model/field.ts';

/** The parts of a vehicle that come from lists; each list depends on the previous parts. */
export const VEHICLE_LISTS = ['tipo', 'marca', 'modelo', 'anoModelo'] as const;
export type VehicleListPart = (typeof VEHICLE_LISTS)[number];

/** The parts of a vehicle (3.41), in the price table's spelling. */
export type VehiclePart = 'tipo' | 'marca' | 'modelo' | 'anoModelo' | 'combustivel' | 'codigoFipe' | 'valor';

/** The lists of the price table (7.24), each with the part of a vehicle that it offers. */
const PART_OF_LIST: ReadonlyMap<string, VehiclePart> = new Map([
  ['tipoVeiculo', 'tipo'],
  ['marcaVeiculo', 'marca'],
  ['fipe-modelo-veiculo', 'modelo'],
  ['fipe-ano-modelo-veiculo', 'anoModelo'],
]);

/** The part that must be known before the list of a part can be requested: type -> make -> model -> year. */
const PRECEDING_PART: ReadonlyMap<VehiclePart, VehiclePart> = new Map([
  ['marca', 'tipo'],
  ['modelo', 'marca'],
  ['anoModelo', 'modelo'],
]);

/** Words of field keys, without prepositions and 'veiculo', and the part of a vehicle that they mean. */
const PART_OF_WORDS: ReadonlyMap<string, VehiclePart> = new Map([
  ['tipo', 'tipo'],
  ['marca', 'marca'],
  ['modelo', 'modelo'],
  ['ano modelo', 'anoModelo'],
  ['ano', 'anoModelo'],
  ['combustivel', 'combustivel'],
  ['codigo fipe', 'codigoFipe'],
  ['valor', 'valor'],
  ['valor fipe', 'valor'],
]);

/** Keys with one of these words mean a vehicle only if they also contain 'veiculo'. */
const AMBIGUOUS_WORDS = new Set(['tipo', 'ano', 'valor']);

/** The part of a vehicle whose list a field shows; undefined for other fields. */
export const listedVehiclePartOf = (field: Field): VehiclePart | undefined =>
  PART_OF_LIST.get(resourceNameOf(field));

/** The part of a vehicle that a field asks for; undefined for other fields. The words are assumed. */
export function vehiclePartOf(field: Field): VehiclePart | undefined {
  const listedPart = listedVehiclePartOf(field);
  if (listedPart) return listedPart;
  const words = wordsIn(field.key);
  const otherWords = words.filter(word => !['veiculo', 'do', 'da', 'de'].includes(word)).join(' ');
  return AMBIGUOUS_WORDS.has(otherWords) && !words.includes('veiculo')
    ? undefined
    : PART_OF_WORDS.get(otherWords);
}

/**
 * The fields for the preceding part in the price table: the list of `field` depends on the choice in one of them. A
 * step may have several, such as one make for cars and one for motorcycles.
 */
export function findPrecedingVehicleFields(field: Field, fields: readonly Field[]): readonly Field[] {
  const listedPart = listedVehiclePartOf(field);
  const requiredPart = listedPart && PRECEDING_PART.get(listedPart);
  return requiredPart ? fields.filter(candidate => vehiclePartOf(candidate) === requiredPart) : [];
}
