import { HarProblem } from './har.ts';
import { onlyDigits, type TwinKind, type Twins } from './twins.ts';

/** Kinds whose values are never words of the service as well, and how long one has to be to be looked for. */
const telling: Partial<Record<TwinKind, number>> = {
  cpf: 11,
  cnpj: 14,
  email: 6,
  phone: 10,
  cep: 8,
  renavam: 9,
  name: 6,
  street: 8,
  digits: 7,
  token: 8,
  text: 10,
  ip: 7,
};

const inBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A value in the spellings in which it could still be read. */
function spellingsOf(original: string): string[] {
  const digits = onlyDigits(original);
  return [
    original,
    encodeURIComponent(original),
    inBase64(original),
    ...(digits.length >= 8 && digits.length >= original.replace(/\W/g, '').length
      ? [digits, inBase64(digits)]
      : []),
  ];
}

/**
 * A last look at the finished text.
 * @param allowed what stands in the text by right: the hash of the product that plays it.
 * @throws HarProblem when something of a person is still in it. The message tells the kind, never the value.
 */
export function refuseLeaks(text: string, twins: Twins, allowed: readonly string[]): void {
  const lower = text.toLowerCase();
  for (const { kind, original } of twins.known()) {
    const shortest = telling[kind];
    if (shortest === undefined || original.length < shortest || allowed.includes(original)) continue;
    if (spellingsOf(original).some(spelling => lower.includes(spelling.toLowerCase())))
      throw new HarProblem(
        `A value of the session (${kind}, ${original.length} signs) could not be replaced everywhere. Nothing was written.`,
      );
  }
}
