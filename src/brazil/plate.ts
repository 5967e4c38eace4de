/**
 * 7 characters (9.26): LLLNNNN, the old form, or LLLNLNN, the Mercosul form. A hyphen, a dot or a blank may follow the
 * letters.
 */
export const isPlate = (text: string): boolean =>
  /^[A-Z]{3}[-. ]?\d[\dA-Z]\d{2}$/.test(text.trim().toUpperCase());
