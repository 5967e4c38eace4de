import { phoneWithoutCountryCode } from '#brazil/phone.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask, incoming } from './mask.ts';

const DIGIT_OR_STAR = /[\d*]/;

/** (11) 9****-4321: a phone number with digits that the service hides as stars. A country code is removed. */
export const phonePartiallyHidden = defineMask(
  {
    mask: [...'(##) #####-####'].map(character => (character === '#' ? DIGIT_OR_STAR : character)),
    preprocessors: [
      incoming(text => phoneWithoutCountryCode(text.replace(/^\s*\+55/, '').replace(/[•●xX]/g, '*'))),
    ],
  },
  { keyboard: keyboards.phone, width: 'full', content: 'none', picture: undefined },
);
