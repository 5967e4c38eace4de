import { said } from './said.ts';

/** true -> 'Aceito', false -> 'Recusado'. The two words are assumed. */
export const acceptOrRefuse = said('Aceito', 'Recusado');
