/** 7 characters (9.26): LLLNNNN, the old form (a hyphen may stand in it), or LLLNLNN, the Mercosul form. */
export const isPlate = (text: string): boolean =>
  /^[A-Z]{3}(-?\d{4}|\d[A-Z]\d{2})$/.test(text.trim().toUpperCase());
