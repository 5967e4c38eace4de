/**
 * Completes twelve characters of a CNPJ with their two check digits. A letter counts as its character code
 * minus 48, as the rule of July 2026 says; for a digit that is the digit itself.
 */
export function cnpjOf(root: string): string {
  const withFirstDigit = root + checkDigit(root);
  return withFirstDigit + checkDigit(withFirstDigit);
}

/** Modulo 11 with the weights 2 to 9 from the right. */
function checkDigit(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1)
    sum += (text.charCodeAt(text.length - 1 - index) - 48) * (2 + (index % 8));
  const remainder = sum % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}
