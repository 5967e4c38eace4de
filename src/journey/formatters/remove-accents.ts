import { removeAccents as plain } from '#brazil/remove-accents.ts';
import { ofText } from './formatter.ts';

/** 'São Luís' -> 'Sao Luis'. */
export const removeAccents = ofText(plain);
