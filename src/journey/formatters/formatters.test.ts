import { expect, test } from 'vitest';
import type { WireValue } from '../fields/field-kind.ts';
import { formatters } from './index.ts';

const option = { value: '237', label: 'Bradesco' };

const cases: [name: string, value: WireValue, formatted: WireValue][] = [
  ['onlyDigits', '529.982.247-25', '52998224725'],
  ['date', '31121999', '31/12/1999'],
  ['showDate', '1999-12-31', '31/12/1999'],
  ['showDateHour', '2026-11-21T01:30:00Z', '20/11/2026 22:30'],
  ['money', 1234.56, 'R$\u00a01.234,56'],
  ['onlyMoney', 'R$\u00a01.234,56', 1234.56],
  ['selectOnlyValue', option, '237'],
  ['selectOnlyLabel', option, 'Bradesco'],
  ['selectValueAndLabel', { ...option, image: 'x' }, option],
  ['yesOrNo', true, 'Sim'],
  ['acceptOrRefuse', false, 'Recusado'],
  ['removeAccents', 'São Luís', 'Sao Luis'],
  ['percentage', 12.5, '% 12,50'],
  ['installments', 1, '1 parcela'],
  ['toPercentageLikeExcel', 0.0199, '1,99%'],
];

test.each(cases)('[3.35] formatter %s: %j becomes %j', (name, value, formatted) => {
  expect(formatters.find(name)?.(value)).toEqual(formatted);
});
