import { HarProblem } from './har.ts';
import { onlyDigits, type TwinKind, type Twins } from './twins.ts';

/** Kinds whose values cannot also be texts of the service, with the shortest length that is searched for. */
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

/** The recognisable spellings of a value. */
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
 * Checks the finished text for personal data.
 * @param allowed texts that belong in the file: the hash of the product that plays it.
 * @throws HarProblem when personal data are left. The message names the kind, never the value.
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
