import { phoneWithoutCountryCode } from '#brazil/phone.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask } from './mask.ts';

const DIGIT_OR_STAR = /[\d*]/;
const HIDDEN_NUMBER = /^\([\d*]{2}\) [\d*]{5}-[\d*]{4}$/;

/** The digits of a complete number that are not shown. */
const DIGITS_TO_HIDE = /(?<=^\(\d\d\) \d)\d{4}(?=-\d{3})/;

/**
 * (11) 9****-4321: a phone number in which the service replaces digits by stars, or the app where it only shows the
 * number (assumption 3.33). A country code is removed.
 */
export const phonePartiallyHidden = defineMask(
  {
    mask: [...'(##) #####-####'].map(character => (character === '#' ? DIGIT_OR_STAR : character)),
  },
  {
    keyboard: keyboards.phone,
    width: 'full',
    holds: 'code',
    content: 'none',
    picture: undefined,
    hidesCharacters: text => HIDDEN_NUMBER.test(text) && text.includes('*'),
    hide: text => text.replace(DIGITS_TO_HIDE, '****'),
    codeIn: text => phoneWithoutCountryCode(text.replace(/^\s*\+55/, '').replace(/[•●xX]/g, '*')),
  },
);
