import { expect, test, vi } from 'vitest';
import { createAppState } from '#state/app-state.ts';
import { rememberTokenMethod } from './remember-token-method.ts';

test('[3.46] the way of the last code is a setting of the device', () => {
  const state = createAppState();
  rememberTokenMethod({ state, scheduleSave: () => undefined }, 'codigo', {
    method: 'sms',
    target: '(11) 9****-1234',
  });
  expect({ ...state.deviceSettings.token }).toEqual({
    verificacao: '(11) 9****-1234',
    tipoVerificacao: 'sms',
  });
});

test('[11.3] a way that was chosen for a code is kept until the code is requested with it', () => {
  const state = createAppState();
  const scheduleSave = vi.fn();
  state.pickedMethods = { codigo: 'email', outro: 'sms' };
  rememberTokenMethod({ state, scheduleSave }, 'codigo', { method: 'email', target: '' });
  expect(state.pickedMethods).toEqual({ outro: 'sms' });
  expect(scheduleSave).toHaveBeenCalledOnce();
});
