import { defineRegistry } from '#shared/registry.ts';
import { acceptOrRefuse } from './accept-or-refuse.ts';
import { date } from './date.ts';
import type { Formatter } from './formatter.ts';
import { installments } from './installments.ts';
import { money } from './money.ts';
import { onlyDigits } from './only-digits.ts';
import { onlyMoney } from './only-money.ts';
import { percentage } from './percentage.ts';
import { removeAccents } from './remove-accents.ts';
import { selectOnlyLabel } from './select-only-label.ts';
import { selectOnlyValue } from './select-only-value.ts';
import { selectValueAndLabel } from './select-value-and-label.ts';
import { showDateHour } from './show-date-hour.ts';
import { toPercentageLikeExcel } from './to-percentage-like-excel.ts';
import { yesOrNo } from './yes-or-no.ts';

/**
 * The formatters that the service may name in `format.send` and `format.show` (3.35). An unknown name has no effect.
 */
export const formatters = defineRegistry<Formatter, 'formatter'>('formatter', [
  ['onlyDigits', onlyDigits],
  ['date', date],
  ['showDate', date],
  ['showDateHour', showDateHour],
  ['money', money],
  ['onlyMoney', onlyMoney],
  ['selectOnlyValue', selectOnlyValue],
  ['selectOnlyLabel', selectOnlyLabel],
  ['yesOrNo', yesOrNo],
  ['acceptOrRefuse', acceptOrRefuse],
  ['selectValueAndLabel', selectValueAndLabel],
  ['removeAccents', removeAccents],
  ['percentage', percentage],
  ['installments', installments],
  ['toPercentageLikeExcel', toPercentageLikeExcel],
]);
