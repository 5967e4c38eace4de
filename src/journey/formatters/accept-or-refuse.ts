import { yesNoFormatter } from './yes-no-formatter.ts';

/** true -> 'Aceito', false -> 'Recusado'. The two words are assumed. */
export const acceptOrRefuse = yesNoFormatter('Aceito', 'Recusado');
