/** Amounts inside the simulations are whole cents; on the wire they are reais. */
export type Cents = number;

export const toCents = (reais: number): Cents => Math.round(reais * 100);

/** The nearest number to the cents, which prints with two decimals at most. */
export const toReais = (cents: Cents): number => cents / 100;

/** 'R$ 1.234,56', for messages of the service. */
export const formatCents = (cents: Cents): string =>
  `R$ ${Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')},${(cents % 100).toString().padStart(2, '0')}`;

/** Reads a saved amount: a number of reais, or a text like 'R$ 62.840,00' or '62840.5'. */
export function readSavedCents(value: unknown): Cents | undefined {
  const reais = typeof value === 'string' ? readReais(value) : value;
  return typeof reais === 'number' && Number.isFinite(reais) && reais > 0 ? toCents(reais) : undefined;
}

function readReais(text: string): number | undefined {
  const digits = text.replace(/[R$\s]/g, '');
  if (/^\d+(\.\d{1,2})?$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(\.\d{3})*(,\d{1,2})?$|^\d+,\d{1,2}$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.'));
  return undefined;
}
