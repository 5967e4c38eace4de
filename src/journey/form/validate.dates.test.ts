import { expect, test } from 'vitest';
import type { Field } from '../model/field.ts';
import { validationMessageOf } from './testing/validation-message-of.ts';

test('[3.30] [5.7] a date must be within its boundaries, both included', () => {
  const adult: Partial<Field> = {
    component: 'date',
    dateValidation: [
      { edge: 'start', type: 'yearsBack', value: '80' },
      { edge: 'end', type: 'yearsBack', value: '18' },
    ],
  };
  expect(validationMessageOf(adult, '21/11/2008'), '18 years old today').toBeUndefined();
  expect(validationMessageOf(adult, '22/11/2008'), '18 years old tomorrow').toBe('Data inválida');
  expect(validationMessageOf(adult, '21/11/1946'), '80 years old today').toBeUndefined();
  expect(validationMessageOf(adult, '20/11/1946'), '80 years old since yesterday').toBe('Data inválida');
  expect(validationMessageOf(adult, '')).toBeUndefined();
});

test('[3.30a] [5.7] absolute boundaries are dates, and an invalid one is ignored', () => {
  const dateField: Partial<Field> = {
    component: 'date',
    dateValidation: [
      { edge: 'start', type: 'absoluteDate', value: '2020-01-31T00:00:00.000Z' },
      { edge: 'end', type: 'absoluteDate', value: 'amanhã' },
      { edge: 'end', type: 'yearsBack', value: '' },
    ],
  };
  expect(validationMessageOf(dateField, '30/01/2020')).toBe('Data inválida');
  expect(validationMessageOf(dateField, '31/01/2020')).toBeUndefined();
  expect(validationMessageOf(dateField, '31/12/2099')).toBeUndefined();
});

test('[5.7] [3.30b] "years back" counts from the current date in São Paulo', () => {
  const adult: Partial<Field> = {
    component: 'date',
    dateValidation: [{ edge: 'end', type: 'yearsBack', value: '18' }],
  };
  const lateOnThe20th = Date.UTC(2026, 10, 21, 2, 59);
  expect(validationMessageOf(adult, '21/11/2008', lateOnThe20th), '18 years old in a minute').toBe(
    'Data inválida',
  );
  expect(
    validationMessageOf(adult, '21/11/2008', lateOnThe20th + 60_000),
    '18 years old since midnight',
  ).toBeUndefined();
});

test('[5.17] a date is checked even if its field names no validator', () => {
  expect(validationMessageOf({ component: 'date' }, '31/02/2020')).toBe(
    'Data inválida. Verifique o formato e a validade.',
  );
  expect(validationMessageOf({ component: 'date' }, '31/0')).toBe(
    'Data inválida. Verifique o formato e a validade.',
  );
});

test('[5.18] the validator of a date field uses the current date', () => {
  const birth = { component: 'date', validation: 'dateNotFuture' };
  expect(validationMessageOf(birth, '22/11/2026')).toBe(
    'Data inválida. Verifica o formato e se não é uma data futura.',
  );
  expect(validationMessageOf(birth, '21/11/2026')).toBeUndefined();
});

test('[5.7] only a date of 10 characters is compared with boundaries; other texts have no error', () => {
  const dateValidation: Field['dateValidation'] = [{ edge: 'end', type: 'yearsBack', value: ' 100 ' }];
  expect(validationMessageOf({ dateValidation }, '2020-01-01')).toBe('Data inválida');
  expect(validationMessageOf({ dateValidation }, '20200101')).toBeUndefined();
  expect(validationMessageOf({ dateValidation }, '31/02/2020')).toBeUndefined();
  expect(validationMessageOf({ dateValidation }, ' 01/01/1900 ')).toBeUndefined();
  expect(validationMessageOf({ dateValidation }, ' 01/01/2020 ')).toBe('Data inválida');
  const young: Field['dateValidation'] = [
    { edge: 'start', type: 'yearsBack', value: '5' },
    { edge: 'end', type: 'absoluteDate', value: ' 2025-12-31T00:00:00Z ' },
  ];
  expect([
    validationMessageOf({ dateValidation: young }, '20/11/2021'),
    validationMessageOf({ dateValidation: young }, '01/01/2026'),
  ]).toEqual(['Data inválida', 'Data inválida']);
  expect(validationMessageOf({ dateValidation: young }, '21/11/2021'), '5 years old today').toBeUndefined();
  const spelledByHand: Field['dateValidation'] = [{ edge: 'end', type: 'absoluteDate', value: '2025/12/31' }];
  expect(validationMessageOf({ dateValidation: spelledByHand }, '01/01/2026')).toBe('Data inválida');
  expect(validationMessageOf({ dateValidation: spelledByHand }, '31/12/2025')).toBeUndefined();
  const endless: Field['dateValidation'] = [{ edge: 'end', type: 'yearsBack', value: '1000' }];
  expect(validationMessageOf({ dateValidation: endless }, '01/01/2020')).toBeUndefined();
});
