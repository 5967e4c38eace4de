import type { MaskitoPreprocessor } from '@maskito/core';
import { onlyDigits } from '#brazil/only-digits.ts';
import { isCellphone, phoneWithoutCountryCode } from '#brazil/phone.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask, incoming, pattern } from './mask.ts';

/**
 * A typed +55 or 0 in front fills the mask early. If the digits are then no number of area code 55, that 55 was the
 * country code.
 */
const typedCountryCode: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const typed = onlyDigits(value) + onlyDigits(data);
  const digits = phoneWithoutCountryCode(typed);
  const atEnd = selection[0] === value.length;
  return action === 'insert' && atEnd && digits !== typed && !isCellphone(value)
    ? { elementState: { value: '', selection: [0, 0] }, data: digits }
    : { elementState, data };
};

/** (11) 98765-4321; a typed or pasted country code or 0 in front is removed. */
export const phone = defineMask(
  {
    mask: pattern('(##) #####-####'),
    preprocessors: [incoming(phoneWithoutCountryCode), typedCountryCode],
  },
  { keyboard: keyboards.phone, width: 'half', content: 'none', picture: undefined },
);
