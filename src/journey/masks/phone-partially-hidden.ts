import { defineMask, incoming } from './mask.ts';

const DIGIT_OR_STAR = /[\d*]/;

/** (11) 9****-4321: a phone some digits of which the service keeps to itself, as stars. */
export const phonePartiallyHidden = defineMask({
  mask: [...'(##) #####-####'].map(character => (character === '#' ? DIGIT_OR_STAR : character)),
  preprocessors: [incoming(text => text.replace(/[•●xX]/g, '*'))],
});
