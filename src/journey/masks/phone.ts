import { withoutCountryCode } from '#brazil/phone.ts';
import { defineMask, incoming, pattern } from './mask.ts';

/** (11) 98765-4321; a pasted +55 is left out. */
export const phone = defineMask({
  mask: pattern('(##) #####-####'),
  preprocessors: [incoming(withoutCountryCode)],
});
