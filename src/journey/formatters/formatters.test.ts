import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { counterexampleOf } from '#tests/support/counterexample-of.ts';
import vectors from '#tests/support/vectors.json' with { type: 'json' };
import type { WireValue } from '../fields/field-kind.ts';
import { type Formatter, formattedTextOf } from './formatter.ts';
import { formatters } from './index.ts';

const bradesco = { value: '237', label: 'Bradesco' };
const inter = { value: '077', label: 'Inter' };

const cases: [name: string, value: WireValue, formatted: WireValue][] = [
  ['onlyDigits', '529.982.247-25', '52998224725'],
  ['onlyDigits', '(11) 98765-4321', '11987654321'],
  ['onlyDigits', 1234.5, 1234.5],
  ['date', '1985-10-31', '31/10/1985'],
  ['date', '31/04/2024', null],
  ['date', 31121999, '31/12/1999'],
  ['date', '', ''],
  ['showDate', '1999-12-31', '31/12/1999'],
  ['showDate', '31/12/1999', '31/12/1999'],
  ['showDate', '2026-11-21T01:30:00.000Z', '20/11/2026'],
  ['showDate', '2026-11-21T01:30:00', '21/11/2026'],
  ['showDate', '1985-03-12T00:00:00Z', '12/03/1985'],
  ['date', '1985-03-12T00:00:00Z', '12/03/1985'],
  ['showDateHour', '1985-03-12T00:00:00Z', '11/03/1985 às 21h'],
  ['showDate', 'amanhã', null],
  ['showDateHour', '2026-11-21T01:30:00Z', '20/11/2026 às 22h30'],
  ['showDateHour', '2026-11-21T01:30:00-03:00', '21/11/2026 à 1h30'],
  ['showDateHour', '2026-11-21 01:30', '21/11/2026 à 1h30'],
  ['showDateHour', '2026-11-20T12:30:00Z', '20/11/2026 às 9h30'],
  ['showDateHour', '20/11/2026 às 9h30', '20/11/2026 às 9h30'],
  ['showDateHour', '21/11/2026 à 0h', '21/11/2026 à 0h'],
  ['showDateHour', '31/02/2026 às 9h30', null],
  ['showDateHour', '2026-11-21', '21/11/2026'],
  ['showDateHour', '2026-11-21T25:00:00Z', null],
  ['money', 1234.56, 'R$\u00a01.234,56'],
  ['money', '1234.56', 'R$\u00a01.234,56'],
  ['money', 'R$ 1.234,56', 'R$\u00a01.234,56'],
  ['money', 0, 'R$\u00a00,00'],
  ['money', 1.005, 'R$\u00a01,01'],
  ['money', '', ''],
  ['money', 'a combinar', 'a combinar'],
  ['onlyMoney', 'R$\u00a01.234,56', 1234.56],
  ['onlyMoney', 'R$ 2.200', 2200],
  ['onlyMoney', 0.1, 0.1],
  ['selectOnlyValue', bradesco, '237'],
  ['selectOnlyValue', [bradesco, inter], ['237', '077']],
  ['selectOnlyValue', '237', '237'],
  ['selectOnlyLabel', bradesco, 'Bradesco'],
  ['selectOnlyLabel', [bradesco, inter], ['Bradesco', 'Inter']],
  ['selectOnlyLabel', 'Bradesco', 'Bradesco'],
  ['selectValueAndLabel', { ...bradesco, image: 'x.png' }, bradesco],
  ['selectValueAndLabel', '237', { value: '237', label: '237' }],
  ['selectValueAndLabel', ['237', inter], [{ value: '237', label: '237' }, inter]],
  ['selectValueAndLabel', '', ''],
  ['yesOrNo', true, 'Sim'],
  ['yesOrNo', false, 'Não'],
  ['yesOrNo', 'true', 'Sim'],
  ['yesOrNo', 'talvez', 'talvez'],
  ['yesOrNo', null, null],
  ['acceptOrRefuse', true, 'Aceito'],
  ['acceptOrRefuse', false, 'Recusado'],
  ['removeAccents', 'São Luís, Ação', 'Sao Luis, Acao'],
  ['percentage', 12.5, '% 12,50'],
  ['percentage', '12,5', '% 12,50'],
  ['percentage', '% 12,50', '% 12,50'],
  ['installments', 1, '1 parcela'],
  ['installments', 12, '12 parcelas'],
  ['installments', '22', '22 parcelas'],
  ['toPercentageLikeExcel', 0.0199, '1,99%'],
  ['toPercentageLikeExcel', '0.019', '1,90%'],
  ['toPercentageLikeExcel', '0,0199', '1,99%'],
  ['toPercentageLikeExcel', 1, '100,00%'],
  ['toPercentageLikeExcel', '1,99%', '1,99%'],
];

function getFormatter(name: string): Formatter {
  const formatter = formatters.find(name);
  if (!formatter) throw new Error(`No formatter is called "${name}".`);
  return formatter;
}

test.each(cases)('[3.35] formatter %s: %j becomes %j', (name, value, formatted) => {
  expect(getFormatter(name)(value)).toEqual(formatted);
});

test.each(vectors.helpers.dateHelper.cases)('[5.22] formatter date: $in becomes $out', row => {
  expect(getFormatter('date')(row.in)).toBe(row.out);
});

test('[5.22] 8 digits that are a valid date in both orders get the year from 1900 to 2100', () => {
  expect(getFormatter('date')('20121012')).toBe('12/10/2012');
  expect(getFormatter('date')('12102012')).toBe('12/10/2012');
});

test('[3.35] these names and no others have a formatter', () => {
  const expectedNames =
    'onlyDigits, date, showDate, showDateHour, money, onlyMoney, selectOnlyValue, selectOnlyLabel, yesOrNo, ' +
    'acceptOrRefuse, selectValueAndLabel, removeAccents, percentage, installments, toPercentageLikeExcel';
  expect(formatters.names()).toEqual(expectedNames.split(', '));
  for (const name of ['constructor', '__proto__', 'Money']) expect(formatters.find(name)).toBeUndefined();
});

const anyValue = fc.oneof(
  fc.jsonValue().map(value => value as WireValue), // fast-check types JSON values as unknown.
  anyText(),
  fc.string({ unit: fc.constantFrom(...'0123456789-/.,:%R$ TZ'), maxLength: 12 }),
  fc.date({ noInvalidDate: true }).map(day => day.toISOString()),
  fc.double(),
  fc.constantFrom<WireValue>('Sim', 'true', bradesco, [bradesco], {
    value: { value: 1, label: 2 },
    label: null,
  }),
);

/** Whether two values have the same JSON. NaN, which JSON cannot represent, equals itself. */
const isSame = (a: WireValue, b: WireValue): boolean =>
  Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);

const isIdempotent = (formatter: Formatter) =>
  fc.property(anyValue, value => isSame(formatter(formatter(value)), formatter(value)));

const neverThrows = (formatter: Formatter) =>
  fc.property(anyValue, value => {
    formatter(value);
  });

test.each(formatters.names())(
  '[3.35] formatter %s accepts any value, and a second run changes nothing',
  name => {
    const settings = { numRuns: 500 };
    expect(counterexampleOf(neverThrows(getFormatter(name)), settings)).toBeUndefined();
    expect(counterexampleOf(isIdempotent(getFormatter(name)), settings)).toBeUndefined();
  },
);

test('[3.35] control: the properties fail for a formatter that throws and for one that changes its own result', () => {
  expect(fc.check(neverThrows(value => (value as string).trim())).failed).toBe(true);
  expect(fc.check(isIdempotent(value => `${formattedTextOf(value)}.`)).failed).toBe(true);
});

test('[5.20] an amount that money formats is parsed by onlyMoney to the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), cents => {
      const shown = getFormatter('money')(cents / 100);
      expect(getFormatter('onlyMoney')(shown)).toBe(cents / 100);
    }),
  );
});

test('a formatted value becomes text in a label', () => {
  expect(formattedTextOf(bradesco)).toBe('Bradesco');
  expect(formattedTextOf([bradesco, inter])).toBe('Bradesco, Inter');
  expect(formattedTextOf(12)).toBe('12');
  expect(formattedTextOf(null)).toBe('');
  expect(formattedTextOf({ constructor: 'x' })).toBe('');
});
