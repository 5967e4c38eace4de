import { expect, test } from 'vitest';
import { createAppState } from './app-state.ts';

test('[3.1] the state has every slice, each with its initial value', () => {
  const state = createAppState();
  for (const slice of ['proposal', 'loading', 'config', 'percentage', 'form', 'deviceSettings', 'hashId'])
    expect(state).toHaveProperty(slice);
  expect(state.loading).toEqual({ isResuming: false });
  expect({ ...state.percentage }).toEqual({ review: 1, finished: 1 });
  expect(state).toMatchObject({ hashId: '', deviceSettings: { returnableStep: '', cpf: '' } });
});

test('[3.1] two apps share no state', () => {
  const [one, other] = [createAppState(), createAppState()];
  one.loading.isResuming = true;
  one.percentage.endereco = 0.5;
  one.deviceSettings.token.verificacao = 'x';
  expect(other.loading.isResuming).toBe(false);
  expect(other.percentage.endereco).toBeUndefined();
  expect(other.deviceSettings.token.verificacao).toBe('');
});
