/** Writes the characters into the pattern, each in place of a `#`. */
export function fillPattern(pattern: string, characters: string): string {
  let position = 0;
  return pattern.replace(/#/g, () => characters[position++] ?? '');
}

export const formatCpf = (digits: string): string => fillPattern('###.###.###-##', digits);
export const formatCnpj = (digits: string): string => fillPattern('##.###.###/####-##', digits);

/** `R$ 1.234,56` with a no-break space, as the contract writes it. */
export const formatReais = (amount: number): string => `R$\u00a0${formatDecimal(amount)}`;

/** `1.234,56`. */
export const formatDecimal = (amount: number): string =>
  amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.');

export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
