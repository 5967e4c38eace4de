/** Keys for the customer's name, reduced to their small letters. */
const NAME_KEYS: ReadonlySet<string> = new Set([
  'nome',
  'nomecompleto',
  'nomecliente',
  'nomedocliente',
  'nomeproponente',
  'nomedoproponente',
]);

const isNameKey = (key: string): boolean => NAME_KEYS.has(key.toLowerCase().replace(/[^a-z]/g, ''));

/** The first letter of the customer's name in the values of these steps; empty if they have no name. */
export function nameInitial(steps: readonly Readonly<Record<string, unknown>>[]): string {
  for (const values of steps)
    for (const [key, value] of Object.entries(values)) {
      if (!isNameKey(key) || typeof value !== 'string') continue;
      const [letter] = /\p{L}/u.exec(value) ?? [];
      if (letter) return letter.toUpperCase();
    }
  return '';
}
