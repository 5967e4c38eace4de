import { removeAccents as withoutAccents } from '#brazil/remove-accents.ts';
import { createTextFormatter } from './formatter.ts';

/** 'São Luís' -> 'Sao Luis'. */
export const removeAccents = createTextFormatter(withoutAccents);
