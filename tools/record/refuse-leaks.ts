import { contractNames } from './contract-names.ts';
import { HarProblem } from './har.ts';
import { comparableText, onlyDigits, type PseudonymKind } from './pseudonyms.ts';
import type { Recording } from './scenario-of.ts';
import { spelledDigits } from './spelled-digits.ts';

/** Kinds whose values cannot also be texts of the service, with the shortest length that is searched for. */
const minimumLengths: Partial<Record<PseudonymKind, number>> = {
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

const base64Of = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A number is recognised by its digits from this length on; shorter ones are common. */
const minNumberLength = 8;

/** Finds a value in the spellings in which it can still be recognised. */
function finderOf(original: string): (text: string) => boolean {
  const digits = onlyDigits(original);
  const isNumber = digits.length >= minNumberLength && digits.length >= original.replace(/\W/g, '').length;
  const spellings = [
    original,
    encodeURIComponent(original),
    base64Of(original),
    ...(isNumber ? [base64Of(digits)] : []),
  ].map(comparableText);
  const number = isNumber ? new RegExp(`(?<!\\d)${spelledDigits(digits)}(?!\\d)`) : undefined;
  return text => {
    const plainText = comparableText(text);
    return number?.test(text) === true || spellings.some(spelling => plainText.includes(spelling));
  };
}

/**
 * Checks the finished text for personal data.
 * @param allowed texts that belong in the file: the hash of the product that plays it.
 * @throws HarProblem when personal data are left. The message names the kind and the place, never the value.
 */
export function refuseLeaks(text: string, recording: Recording, allowed: readonly string[]): void {
  for (const { kind, original } of recording.pseudonyms.originals()) {
    const minLength = minimumLengths[kind];
    if (minLength === undefined || original.length < minLength || allowed.includes(original)) continue;
    const finds = finderOf(original);
    if (!finds(text)) continue;
    throw new HarProblem(
      `A value of the session (${kind}, ${original.length} characters) could not be replaced everywhere: ${placeOf(recording, finds)}. Nothing was written.`,
    );
  }
}

/** An entry of the file with a pointer into its answer, or the walk. */
function placeOf({ answers }: Recording, finds: (text: string) => boolean): string {
  for (const { entry, answer } of answers) {
    const pointer = pointerIn('body' in answer ? answer.body : undefined, finds);
    if (pointer !== undefined) return `entry ${entry}, answer, ${pointer || 'body'}`;
  }
  return 'the walk';
}

/** A name that the contract does not know may itself be personal: it is written as `*`. */
function pointerIn(body: unknown, finds: (text: string) => boolean): string | undefined {
  const stack: { value: unknown; pointer: string }[] = [{ value: body, pointer: '' }];
  for (let nextItem = stack.pop(); nextItem; nextItem = stack.pop()) {
    const { value, pointer } = nextItem;
    if ((typeof value === 'string' || typeof value === 'number') && finds(String(value))) return pointer;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, memberValue] of Object.entries(value)) {
      if (finds(name)) return `${pointer}/*`;
      const mayBeNamed = Array.isArray(value) || contractNames.has(name);
      stack.push({ value: memberValue, pointer: `${pointer}/${mayBeNamed ? name : '*'}` });
    }
  }
  return undefined;
}
