import { expect, test } from 'vitest';
import { createAppState } from './app-state.ts';

test('[3.1] the memory holds every slice, each with what it begins with', () => {
  const state = createAppState();
  for (const slice of ['proposal', 'loading', 'config', 'percentage', 'form', 'deviceSettings', 'hashId'])
    expect(state).toHaveProperty(slice);
  expect(state.loading).toEqual({ form: false, redirected: false, theme: false, camera: false });
  expect({ ...state.percentage }).toEqual({ review: 1, finished: 1 });
  expect(state).toMatchObject({ hashId: '', deviceSettings: { returnableStep: '', cpf: '' } });
});

test('[3.1] two apps share no memory', () => {
  const [one, other] = [createAppState(), createAppState()];
  one.loading.form = true;
  one.percentage.endereco = 0.5;
  one.deviceSettings.token.verificacao = 'x';
  expect(other.loading.form).toBe(false);
  expect(other.percentage.endereco).toBeUndefined();
  expect(other.deviceSettings.token.verificacao).toBe('');
});
