import { expect, test } from 'vitest';
import { formattedTextOf } from './formatter.ts';
import { formatters } from './index.ts';

const format = (name: string, value: Parameters<NonNullable<ReturnType<typeof formatters.find>>>[0]) =>
  formatters.find(name)?.(value);

test.each(['true', '1', 'sim', 'Sim', ' SIM ', 's', 'yes', true, 1])('[3.35] %j means yes', value => {
  expect([format('yesOrNo', value), format('acceptOrRefuse', value)]).toEqual(['Sim', 'Aceito']);
});

test.each(['false', '0', 'não', 'NÃO', 'nao', ' n ', 'no', false, 0])('[3.35] %j means no', value => {
  expect([format('yesOrNo', value), format('acceptOrRefuse', value)]).toEqual(['Não', 'Recusado']);
});

test('[3.35] a value that means neither yes nor no stays unchanged', () => {
  for (const value of ['', 'talvez', null, 2]) expect(format('yesOrNo', value)).toBe(value);
  expect(format('yesOrNo', ['sim'])).toEqual(['sim']);
  expect(format('yesOrNo', [])).toEqual([]);
});

test('[5.20] onlyDigits formats texts; any other value stays unchanged, an amount, too', () => {
  for (const value of [true, null, [], 123, 1234.5]) expect(format('onlyDigits', value)).toEqual(value);
});

test('[5.21] installments formats whole numbers of up to six digits; any other value stays unchanged', () => {
  expect(format('installments', '5')).toBe('5 parcelas');
  expect([
    format('installments', ' 12 '),
    format('installments', 1),
    format('installments', '999999'),
  ]).toEqual(['12 parcelas', '1 parcela', '999999 parcelas']);
  for (const value of ['', ' ', 'x12', '12x', '1,5', '1234567'])
    expect(format('installments', value)).toBe(value);
});

test('[5.22] an empty date stays empty, blanks around a date are ignored, any other invalid date is null', () => {
  for (const name of ['date', 'showDate', 'showDateHour']) {
    expect([format(name, ''), format(name, '  ')]).toEqual(['', '  ']);
    expect(format(name, ' 1999-12-31 ')).toBe('31/12/1999');
    expect(format(name, '31/02/1999')).toBeNull();
  }
});

test('[5.20] an invalid amount stays unchanged', () => {
  for (const value of ['abc', '', null, true]) {
    expect(format('onlyMoney', value)).toBe(value);
    expect(format('money', value)).toBe(value);
  }
});

test('[9.30] a number of 1e12 or more is not formatted', () => {
  expect(format('percentage', 1e12)).toBe(1e12);
  expect(format('percentage', -1e12)).toBe(-1e12);
  expect(format('percentage', 999_999_999_999)).toBe('% 999.999.999.999,00');
});

test('[3.35] a value without a label gets itself, as text, as the label', () => {
  expect(format('selectValueAndLabel', 12)).toEqual({ value: 12, label: '12' });
  expect(format('selectValueAndLabel', 'SP')).toEqual({ value: 'SP', label: 'SP' });
  for (const value of ['', null, true]) expect(format('selectValueAndLabel', value)).toBe(value);
});

test('[5.28] the result of a formatter is shown as text, without empty parts', () => {
  expect(formattedTextOf(null)).toBe('');
  expect(formattedTextOf([{ value: 'a', label: 'A' }, null, '', { value: 'b', label: 'B' }])).toBe('A, B');
  expect([formattedTextOf(0), formattedTextOf(false), formattedTextOf({ value: 'a' })]).toEqual([
    '0',
    'false',
    '',
  ]);
});
