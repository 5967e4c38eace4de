import { createYesNoFormatter } from './create-yes-no-formatter.ts';

/** true -> 'Aceito', false -> 'Recusado'. The two texts are assumed. */
export const acceptOrRefuse = createYesNoFormatter('Aceito', 'Recusado');
