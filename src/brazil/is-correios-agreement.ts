/** Codes of agreements (convênios) with this in them are those of the postal service (5.32). */
const CORREIOS = '0087';

/** Whether the code of an agreement means Correios (5.32). */
export const isCorreiosAgreement = (code: string): boolean => code.includes(CORREIOS);
