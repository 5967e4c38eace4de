import { removeAccents as withoutAccents } from '#brazil/remove-accents.ts';
import { textFormatter } from './formatter.ts';

/** 'São Luís' -> 'Sao Luis'. */
export const removeAccents = textFormatter(withoutAccents);
