import { yesNoFormatter } from './yes-no-formatter.ts';

/** true -> 'Aceito', false -> 'Recusado'. The two texts are assumed. */
export const acceptOrRefuse = yesNoFormatter('Aceito', 'Recusado');
