import { subscribe } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { defaultRules } from '#journey/rules/rule.ts';
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
  const state = createAppState();
  expect(state).toMatchObject({
    deviceIp: undefined,
    config: undefined,
    rules: defaultRules,
    proposal: undefined,
    waitsForCompletion: false,
    place: { kind: 'opening' },
    heading: '',
    hasViewError: false,
    errorPage: undefined,
    busyAction: '',
    currentWait: undefined,
    checkedStep: undefined,
    theme: 'light',
    themeChoice: undefined,
    token: {
      slug: '',
      redirectHashId: '',
      status: 'idle',
      method: '',
      target: '',
      requestError: '',
      codeError: '',
    },
    confirmation: { backTo: undefined, methods: [], resendAt: 0 },
    terms: { isOpen: false, fieldKey: '' },
    popup: undefined,
    toasts: [],
    isOnline: true,
  });
  expect(state.launchParams).toMatchObject({ hashId: '', hashSource: 'nowhere', isHashInvalid: false });
  for (const map of [state.stepStatus, state.stepDetails, state.drafts, state.agreed, state.retryAt])
    expect(Object.keys(map)).toEqual([]);
});

test('[8.24] [11.4] each member of the state belongs to one of device, visit and proposal, which decides when it is reset', () => {
  const members = [createDeviceState(), createVisitState(), createProposalState()].flatMap(Object.keys);
  expect(members.toSorted()).toEqual(Object.keys(createAppState()).toSorted());
});

test('[11.4] a reset removes what belongs to the visitor and keeps theme, connection and IP of the device', () => {
  const state = createAppState();
  state.hashId = 'h1';
  state.form.notice = 'Revise.';
  state.filledShares.endereco = 0.5;
  state.filledShares.review = 0;
  state.deviceSettings.cpf = '52998224725';
  const ofDevice = { theme: 'dark', themeChoice: 'dark', isOnline: false, deviceIp: '203.0.113.7' } as const;
  Object.assign(state, ofDevice);
  resetAppState(state);
  expect(state).toEqual({ ...createAppState(), ...ofDevice });
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
  const state = createAppState();
  const ofVisit = {
    hashId: 'h1',
    deviceIp: '203.0.113.7',
    theme: 'dark',
    themeChoice: 'dark',
    isOnline: false,
    isStorageDegraded: true,
    trackingConsent: 'given',
    heading: 'Análise',
    retryAt: { updateStep: 1 },
  } as const;
  Object.assign(state, {
    ...ofVisit,
    proposal: {},
    waitsForCompletion: true,
    openRedo: 'dados',
    place: { kind: 'completion' },
    stepStatus: { dados: 'success' },
    stepDetails: { dados: {} },
    busyAction: 'retry',
    contracts: { status: 'success', list: [{}] },
    reviewLists: { banks: [{}] },
    proposalDetails: { status: 'success', proposal: {} },
    currentWait: {},
    checkedStep: '',
    agreed: { dados: ['a'] },
    markedContracts: { dados: 'c1' },
    terms: { isOpen: true, fieldKey: 'termos' },
    conflicts: { updateStep: ['dados'] },
  });
  Object.assign(state.form, { slug: 'dados', isSubmitting: true });
  Object.assign(state.drafts, { dados: {} });
  Object.assign(state.token, { status: 'sent', target: 'm***@exemplo.com.br' });
  state.confirmation.resendAt = 1;
  state.simulation.slug = 'simulacao';
  state.companyLookup.isOpen = true;
  const { filledShares, deviceSettings } = state;
  Object.assign(filledShares, { dados: 1, review: 0 });
  Object.assign(deviceSettings, { returnableStep: 'dados', cpf: '52998224725', autocomplete: true });
  resetProposalState(state);
  const fresh = createAppState();
  fresh.deviceSettings.autocomplete = true;
  expect(state).toEqual({ ...fresh, ...ofVisit });
  // The storage observes both.
  expect(state.filledShares).toBe(filledShares);
  expect(state.deviceSettings).toBe(deviceSettings);
});

test('a change in one state changes no other state, and none that is created later', () => {
  createAppState().launchParams.hashSource = 'cookie';
  expect(createAppState().launchParams.hashSource).toBe('nowhere');
});
