const BRAZILIAN = /^[-+]?(?=,?\d)(?:[1-9]\d{0,2}(?:\.\d{3})+|\d*)(?:,\d*)?$/;
const PLAIN = /^[-+]?\d+\.\d+$/;

const bare = (text: string): string => text.replace(/R\$|%|\s/g, '');

/**
 * A Brazilian decimal ('1.234,56') or a plain one ('1234.56') -> the number; undefined when the text is neither.
 * Where a point may mean both, as in '1.234', it separates thousands: that is how amounts are written here.
 * Signs of money and percentage around the number are ignored.
 */
export function parseDecimal(text: string): number | undefined {
  const number = bare(text);
  if (BRAZILIAN.test(number)) return Number(number.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(number) ? Number(number) : undefined;
}

/** As parseDecimal, but for rates and percentages, where '1.234' is a little more than one. */
export function parseRate(text: string): number | undefined {
  const number = bare(text);
  return PLAIN.test(number) ? Number(number) : parseDecimal(number);
}

/**
 * The value times ten to the power of `places`, as an integer: rounded half away from zero, by the decimals that
 * the number prints and not by the dust of its binary fraction (1.005 with two places is 101).
 */
export function shifted(value: number, places: number): number {
  const [digits, exponent] = String(Math.abs(value)).split('e');
  const size = Math.round(Number(`${digits}e${Number(exponent ?? 0) + places}`));
  return Math.sign(value) * size || 0;
}
