import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import type { WireOption } from '../wire.ts';
import { fixedList, type OptionListOf } from './option-list.ts';

const allStates = getStates();

/** The 27 states by name. The value is the abbreviation, as in the answers of the postal-code services. */
export const stateOptions: WireOption[] = allStates.map(state => ({ value: state.code, label: state.name }));

/** Every municipality of a state, by name; empty for an unknown state. */
export function cityOptions(stateCode: string): WireOption[] {
  const state = allStates.find(candidate => candidate.code === stateCode);
  if (!state) return [];
  return getMunicipalities(state.code).map(({ name }) => ({ value: name, label: name }));
}

export const states = fixedList(stateOptions);
export const cities: OptionListOf = ([state = '']) => cityOptions(state);
