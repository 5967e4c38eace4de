import { phoneWithoutCountryCode } from '#brazil/phone.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask } from './mask.ts';

const DIGIT_OR_STAR = /[\d*]/;
const HIDDEN_NUMBER = /^\([\d*]{2}\) [\d*]{5}-[\d*]{4}$/;

/** (11) 9****-4321: a phone number in which the service replaces digits by stars. A country code is removed. */
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
    codeIn: text => phoneWithoutCountryCode(text.replace(/^\s*\+55/, '').replace(/[•●xX]/g, '*')),
  },
);
