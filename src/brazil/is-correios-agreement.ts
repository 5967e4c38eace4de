/** Codes of agreements (convênios) that contain this belong to the postal service (5.32). */
const CORREIOS = '0087';

/** Whether an agreement code belongs to Correios (5.32). */
export const isCorreiosAgreement = (code: string): boolean => code.includes(CORREIOS);
