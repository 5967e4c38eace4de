import { createYesNoFormatter } from './create-yes-no-formatter.ts';

/** true -> 'Sim', false -> 'Não'. */
export const yesOrNo = createYesNoFormatter('Sim', 'Não');
