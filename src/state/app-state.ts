import { proxy } from 'valtio/vanilla';
import { createProposalSettings, createProposalState, type ProposalState } from './proposal-state.ts';
import { createDeviceState, createVisitState, type DeviceState, type VisitState } from './visit-state.ts';

/**
 * The state of the running app (3.1, 3.46-3.49). Flows write it, hooks read it. It has no members of its own: each
 * belongs to the device, to the visit or to one proposal, which decides when it is reset.
 */
export type AppState = DeviceState & VisitState & ProposalState;

export const createAppState = (): AppState =>
  proxy<AppState>({ ...createDeviceState(), ...createVisitState(), ...createProposalState() });

/**
 * Removes all data of a visitor. Progress and settings are emptied in place, because the kept session
 * observes them (3.2). What belongs to the device stays.
 */
export function resetAppState(state: AppState): void {
  const { deviceSettings, ...fresh } = createVisitState();
  Object.assign(state, fresh);
  Object.assign(state.deviceSettings, deviceSettings);
  resetProposalState(state);
}

/**
 * Removes everything of a proposal, because another one begins (8.24, 11.4). What belongs to the visit or the device
 * stays.
 */
export function resetProposalState(state: AppState): void {
  const { filledShares, ...fresh } = createProposalState();
  Object.assign(state, fresh);
  resetFilledShares(state, filledShares);
  Object.assign(state.deviceSettings, createProposalSettings());
}

/** Empties the progress in place, because the kept session observes the object (3.43). */
function resetFilledShares({ filledShares }: AppState, initial: AppState['filledShares']): void {
  for (const slug of Object.keys(filledShares)) delete filledShares[slug];
  Object.assign(filledShares, initial);
}
