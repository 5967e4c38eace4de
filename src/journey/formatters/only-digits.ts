import { keepDigits } from '#brazil/keep-digits.ts';
import { createTextFormatter } from './formatter.ts';

/** '529.982.247-25' -> '52998224725' (5.20) */
export const onlyDigits = createTextFormatter(keepDigits);
