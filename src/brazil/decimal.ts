const BRAZILIAN = /^[-+]?(?=,?\d)(?:[1-9]\d{0,2}(?:\.\d{3})+|\d*)(?:,\d*)?$/;
const PLAIN = /^[-+]?\d+\.\d+$/;

const withoutSigns = (text: string): string => text.replace(/R\$|%|\s/g, '');

/**
 * A Brazilian decimal ('1.234,56') or a plain one ('1234.56') -> the number; otherwise undefined. An ambiguous point,
 * as in '1.234', separates thousands, which is how amounts are written in Brazil. Signs of money and percentage around
 * the number are ignored.
 */
export function parseDecimal(text: string): number | undefined {
  const number = withoutSigns(text);
  if (BRAZILIAN.test(number)) return Number(number.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(number) ? Number(number) : undefined;
}

/** Like parseDecimal, but for rates and percentages, where '1.234' is between 1 and 2. */
export function parseRate(text: string): number | undefined {
  const number = withoutSigns(text);
  return PLAIN.test(number) ? Number(number) : parseDecimal(number);
}

/**
 * The value times ten to the power of `places`, as an integer. Rounds half away from zero by the decimals that the
 * number prints, not by its binary fraction (1.005 with two places is 101).
 */
export function shiftDecimalPoint(value: number, places: number): number {
  const [digits, exponent] = String(Math.abs(value)).split('e');
  const magnitude = Math.round(Number(`${digits}e${Number(exponent ?? 0) + places}`));
  return Math.sign(value) * magnitude || 0;
}
