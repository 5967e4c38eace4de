import { subscribe } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { defaultRules } from '#journey/rules/rule.ts';
import { filledMembersOf } from '#tests/support/filled-members-of.ts';
import { createAppState, resetAppState, resetProposalState } from './app-state.ts';
import { createProposalState } from './proposal-state.ts';
import { createDeviceState, createVisitState } from './visit-state.ts';

test('[3.1] the state has every slice of 3.1; no proposal is being resumed, and there is neither a hash id nor a CPF', () => {
  const state = createAppState();
  for (const slice of ['proposal', 'loading', 'config', 'filledShares', 'form', 'deviceSettings', 'hashId'])
    expect(state).toHaveProperty(slice);
  expect(state.loading).toEqual({ isResuming: false });
  expect({ ...state.filledShares }).toEqual({ review: 1, finished: 1 });
  expect(state).toMatchObject({ hashId: '', deviceSettings: { returnableStep: '', cpf: '' } });
});

test('[3.1] two apps share no state', () => {
  const [one, other] = [createAppState(), createAppState()];
  one.loading.isResuming = true;
  one.filledShares.endereco = 0.5;
  one.deviceSettings.token.verificacao = 'x';
  expect(other.loading.isResuming).toBe(false);
  expect(other.filledShares.endereco).toBeUndefined();
  expect(other.deviceSettings.token.verificacao).toBe('');
});

test('[3.1] before the service answers nothing is known, and nothing runs, waits or is open', () => {
  const { rules, dialog, deviceSettings, ...state } = createAppState();
  expect(rules).toEqual(defaultRules);
  expect(dialog.isOpen).toBe(false);
  expect(filledMembersOf(deviceSettings)).toEqual({});
  expect(filledMembersOf(state)).toEqual({
    theme: 'light',
    isOnline: true,
    'launchParams.hashSource': 'nowhere',
    trackingConsent: 'unasked',
    'place.kind': 'opening',
    'contracts.status': 'initial',
    'proposalDetails.status': 'initial',
    'filledShares.review': 1,
    'filledShares.finished': 1,
    'token.status': 'idle',
    'simulation.status': 'idle',
    'simulation.inputs.kind': 'valor',
    'simulation.contracts.status': 'initial',
    'companyLookup.status': 'initial',
  });
});

test('[8.24] [11.4] each member of the state belongs to one of device, visit and proposal, which decides when it is reset', () => {
  const members = [createDeviceState(), createVisitState(), createProposalState()].flatMap(Object.keys);
  expect(members.toSorted()).toEqual(Object.keys(createAppState()).toSorted());
});

const OF_DEVICE = ['deviceIp', 'isOnline', 'isStorageDegraded', 'loadingPresses', 'theme', 'themeChoice'];
const OF_VISIT = [
  'config',
  'dialog',
  'hasViewError',
  'hashId',
  'heading',
  'launchParams',
  'popup',
  'retryAt',
  'rules',
  'toasts',
  'trackingConsent',
];
/** The storage observes them: a reset empties them in place. */
const OBSERVED = ['filledShares', 'deviceSettings'];
const fillMembers = (members: readonly string[]) =>
  Object.fromEntries(members.map(member => [member, 'of the proposal before']));

/** A state in which every member has a value of an earlier proposal. */
function createUsedState() {
  const state = createAppState();
  Object.assign(state, fillMembers(Object.keys(state).filter(member => !OBSERVED.includes(member))));
  Object.assign(state.filledShares, { dados: 0.5, review: 0 });
  Object.assign(state.deviceSettings, { returnableStep: 'dados', cpf: '52998224725', autocomplete: true });
  state.deviceSettings.token.verificacao = 'x';
  return state;
}

test('[11.4] a reset keeps what belongs to the device, and forgets all of the visit and the proposal', () => {
  const state = createUsedState();
  resetAppState(state);
  expect(state).toEqual({ ...createAppState(), ...fillMembers(OF_DEVICE) });
});

test('[3.2] a reset tells the storage, which observes progress and settings, that both are empty', () => {
  const state = createAppState();
  const { filledShares, deviceSettings } = state;
  filledShares.endereco = 0.5;
  deviceSettings.cpf = '52998224725';
  const changed: string[] = [];
  subscribe(filledShares, () => changed.push('filledShares'), true);
  subscribe(deviceSettings, () => changed.push('deviceSettings'), true);
  resetAppState(state);
  expect(new Set(changed)).toEqual(new Set(['filledShares', 'deviceSettings']));
  expect({ ...filledShares }).toEqual({ review: 1, finished: 1 });
  expect(deviceSettings.cpf).toBe('');
});

test('[8.24] [11.4] another proposal begins with nothing of the one before, and keeps what belongs to the visit and the device', () => {
  const state = createUsedState();
  const { filledShares, deviceSettings } = state;
  resetProposalState(state);
  const fresh = createAppState();
  Object.assign(fresh.deviceSettings, { autocomplete: true });
  fresh.deviceSettings.token.verificacao = 'x';
  expect(state).toEqual({ ...fresh, ...fillMembers([...OF_DEVICE, ...OF_VISIT]) });
  // The storage observes both.
  expect(state.filledShares).toBe(filledShares);
  expect(state.deviceSettings).toBe(deviceSettings);
});

test('a change in one state changes no other state, and none that is created later', () => {
  createAppState().launchParams.hashSource = 'cookie';
  expect(createAppState().launchParams.hashSource).toBe('nowhere');
});
