import { onlyDigits as digitsOf } from '#brazil/only-digits.ts';
import { ofText } from './formatter.ts';

/** '529.982.247-25' -> '52998224725' (5.20) */
export const onlyDigits = ofText(digitsOf);
