import { keyWords } from '../fields/key-words.ts';
import { resourceNameOf } from '../fields/mask-name-of.ts';
import type { Field } from '../model/field.ts';

/** The parts of a vehicle (3.41), in the price table's spelling. */
export type VehiclePart = 'tipo' | 'marca' | 'modelo' | 'anoModelo' | 'combustivel' | 'codigoFipe' | 'valor';

/** The lists of the price table (7.24), each with the part that is chosen from it. */
const LISTS: ReadonlyMap<string, VehiclePart> = new Map([
  ['tipoVeiculo', 'tipo'],
  ['marcaVeiculo', 'marca'],
  ['fipe-modelo-veiculo', 'modelo'],
  ['fipe-ano-modelo-veiculo', 'anoModelo'],
]);

/** The parts that must be known before a list can be requested, the nearest first: type -> make -> model -> year. */
const PRECEDING_PART: ReadonlyMap<VehiclePart, VehiclePart> = new Map([
  ['marca', 'tipo'],
  ['modelo', 'marca'],
  ['anoModelo', 'modelo'],
]);

/** Keys by their words, without joining words and 'veiculo'. */
const BY_WORDS: ReadonlyMap<string, VehiclePart> = new Map([
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

/** Alone these words do not mean a vehicle. */
const COMMON = new Set(['tipo', 'ano', 'valor']);

/** The part of a vehicle whose list a field shows; undefined for other fields. */
export const vehicleListOf = (field: Field): VehiclePart | undefined => LISTS.get(resourceNameOf(field));

/** The part of a vehicle for a field; undefined for other fields. The variants are assumed. */
export function vehiclePartOf(field: Field): VehiclePart | undefined {
  const list = vehicleListOf(field);
  if (list) return list;
  const words = keyWords(field.key);
  const otherWords = words.filter(word => !['veiculo', 'do', 'da', 'de'].includes(word)).join(' ');
  return COMMON.has(otherWords) && !words.includes('veiculo') ? undefined : BY_WORDS.get(otherWords);
}

/** The field whose choice the list of another one depends on, by the order of the price table. */
export function precedingVehicleField(field: Field, fields: readonly Field[]): Field | undefined {
  const list = vehicleListOf(field);
  const requiredPart = list && PRECEDING_PART.get(list);
  return requiredPart && fields.find(candidate => vehiclePartOf(candidate) === requiredPart);
}
