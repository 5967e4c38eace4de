import { yesNoFormatter } from './yes-no-formatter.ts';

/** true -> 'Sim', false -> 'Não'. */
export const yesOrNo = yesNoFormatter('Sim', 'Não');
