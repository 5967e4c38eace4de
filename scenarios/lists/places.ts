import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import type { WireOption } from '../wire.ts';
import { fixed, type ListOf } from './option-list.ts';

const known = getStates();

/** The 27 states, by name. The value is the abbreviation, as the postal-code services send it. */
export const stateOptions: WireOption[] = known.map(state => ({ value: state.code, label: state.name }));

/** Every municipality of a state, by name; an empty list for what is no state. */
export function cityOptions(stateCode: string): WireOption[] {
  const state = known.find(candidate => candidate.code === stateCode);
  if (!state) return [];
  return getMunicipalities(state.code).map(({ name }) => ({ value: name, label: name }));
}

export const states = fixed(stateOptions);
export const cities: ListOf = ([state = '']) => cityOptions(state);
