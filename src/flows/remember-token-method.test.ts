import { expect, test } from 'vitest';
import { createAppState } from '#state/app-state.ts';
import { rememberTokenMethod } from './remember-token-method.ts';

test('[3.46] the way of the last code is a setting of the device', () => {
  const state = createAppState();
  rememberTokenMethod({ state }, { method: 'sms', target: '(11) 9****-1234' });
  expect({ ...state.deviceSettings.token }).toEqual({
    verificacao: '(11) 9****-1234',
    tipoVerificacao: 'sms',
  });
});
