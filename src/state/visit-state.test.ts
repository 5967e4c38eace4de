import { expect, test } from 'vitest';
import { createVisitState } from './visit-state.ts';

test('[12.7] partners receive nothing before the visitor was asked', () => {
  expect(createVisitState().trackingConsent).toBe('unasked');
});

test('[3.46] a device without settings names no CPF and no way for the code, and does not complete fields', () => {
  expect(createVisitState().deviceSettings).toEqual({
    returnableStep: '',
    cpf: '',
    token: { verificacao: '', tipoVerificacao: '' },
    autocomplete: false,
  });
});
