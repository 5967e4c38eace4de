/**
 * A Brazilian decimal ('1.234,56') or a plain one ('1234.56') -> the number; undefined when the text is neither.
 * A single point followed by exactly three digits separates thousands ('1.234' is 1234): that is how it is written here.
 * Signs of money and percentage around the number are ignored.
 */
export function parseDecimal(text: string): number | undefined {
  const bare = text.replace(/R\$|%|\s/g, '');
  const found = /^([-+]?)(\d{1,3}(?:\.\d{3})+|\d+)?(?:,(\d*))?$/.exec(bare);
  if (found && (found[2] !== undefined || found[3])) {
    const whole = (found[2] ?? '0').replaceAll('.', '');
    return Number(`${found[1] ?? ''}${whole}.${found[3] || '0'}`);
  }
  return /^[-+]?\d+\.\d+$/.test(bare) ? Number(bare) : undefined;
}

/** Moves the decimal point two places to the right and rounds half away from zero, without the dust of binary fractions. */
export function hundredfold(value: number): number {
  const size = Math.abs(value);
  if (size < 1e-6) return 0;
  const scaled = size >= 1e21 ? size * 100 : Number(`${size}e2`);
  return Math.sign(value) * Math.round(scaled);
}
