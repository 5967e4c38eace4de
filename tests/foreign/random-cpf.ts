import type { Random } from './random.ts';

/** The digit that makes the weighted sum a multiple of 11; 0 in place of 10. */
const checkDigit = (digits: string, weightAt: (index: number) => number): number => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * weightAt(index), 0);
  return ((sum * 10) % 11) % 10;
};

export function randomCpf(random: Random): string {
  const base = `${random.integer(1, 8)}${random.digits(7)}9`;
  const first = checkDigit(base, index => 10 - index);
  return `${base}${first}${checkDigit(`${base}${first}`, index => 11 - index)}`;
}

export function randomCnpj(random: Random): string {
  const base = `${random.integer(10, 98)}${random.digits(6)}0001`;
  const weightFrom = (highest: number) => (index: number) => {
    const weight = highest - index;
    return weight < 2 ? weight + 8 : weight;
  };
  const first = checkDigit(base, weightFrom(5));
  return `${base}${first}${checkDigit(`${base}${first}`, weightFrom(6))}`;
}

export function randomRenavam(random: Random): string {
  const base = random.digits(10);
  const reversed = [...base].reverse().join('');
  return `${base}${checkDigit(reversed, index => (index % 8) + 2)}`;
}

/** Eleven digits of a mobile phone. */
export const randomPhone = (random: Random): string =>
  `${random.pick(['11', '21', '31', '85'])}9${random.integer(1, 9)}${random.digits(7)}`;

export const randomPersonName = (random: Random): string =>
  [
    random.pick(['Maria', 'João', 'Antônia', 'Luís', 'Conceição', 'Inês']),
    random.pick(['Souza', 'de Araújo', 'Gonçalves', 'Prado', 'Lima Neto']),
  ].join(' ');
