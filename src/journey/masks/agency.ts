import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf, toUpperCase } from './mask.ts';
import { numberAfter, refuseSeveralNumbers } from './number-after.ts';

/** A branch of a bank: 4 digits and, at some banks, a check digit (a digit or X). */
export const agency = defineMask(
  {
    mask: [...slotsOf('####-'), /[\dXx]/],
    preprocessors: [refuseSeveralNumbers],
    postprocessors: [toUpperCase],
  },
  {
    keyboard: keyboards.code,
    width: 'half',
    holds: 'code',
    content: 'account',
    picture: 'account',
    codeIn: numberAfter('ag(?:\\b|[eê]nc)'),
  },
);
