/** Only the ASCII digits of a text, in order (5.20). */
export const keepDigits = (text: string): string => text.replace(/\D/g, '');
