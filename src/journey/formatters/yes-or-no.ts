import { said } from './said.ts';

/** true -> 'Sim', false -> 'Não'. */
export const yesOrNo = said('Sim', 'Não');
