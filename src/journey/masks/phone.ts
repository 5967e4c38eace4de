import type { MaskitoPreprocessor } from '@maskito/core';
import { keepDigits } from '#brazil/keep-digits.ts';
import { isCellphone, phoneWithoutCountryCode } from '#brazil/phone.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf } from './mask.ts';

/**
 * A typed +55 or 0 in front fills the mask too early. If the input is then no valid number, as one of area code 55
 * would be, this removes the country code or the 0 at the next digit.
 */
const removeTypedCountryCode: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const typed = keepDigits(value) + keepDigits(data);
  const digits = phoneWithoutCountryCode(typed);
  const isAtEnd = selection[0] === value.length;
  return action === 'insert' && isAtEnd && digits !== typed && !isCellphone(value)
    ? { elementState: { value: '', selection: [0, 0] }, data: digits }
    : { elementState, data };
};

/** A phone number: (11) 98765-4321. A typed or pasted country code or 0 in front is removed. */
export const phone = defineMask(
  {
    mask: slotsOf('(##) #####-####'),
    preprocessors: [removeTypedCountryCode],
  },
  {
    keyboard: keyboards.phone,
    width: 'half',
    holds: 'code',
    content: 'none',
    picture: undefined,
    codeIn: phoneWithoutCountryCode,
  },
);
