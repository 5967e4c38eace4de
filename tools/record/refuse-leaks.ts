import { contractNames } from './contract-names.ts';
import { HarProblem } from './har.ts';
import { comparableText, onlyDigits, type PseudonymKind } from './pseudonyms.ts';
import type { Recording } from './scenario-of.ts';
import { spelledDigits } from './spelled-digits.ts';

/** The shortest value of each kind that is searched for. Values of other kinds may also be texts of the service. */
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

/** From this length on a number is also recognised by its digits alone; shorter numbers are common. */
const minNumberLength = 8;

/** Creates a function that tells whether a text contains the value in any spelling in which it can be recognised. */
function createFinder(original: string): (text: string) => boolean {
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
 * @param allowed texts that may be in the file: the hash ids of the products.
 * @throws HarProblem when personal data are left. The message names the kind and the place, never the value.
 */
export function refuseLeaks(text: string, recording: Recording, allowed: readonly string[]): void {
  for (const { kind, original } of recording.pseudonyms.originals()) {
    const minLength = minimumLengths[kind];
    if (minLength === undefined || original.length < minLength || allowed.includes(original)) continue;
    const containsValue = createFinder(original);
    if (!containsValue(text)) continue;
    throw new HarProblem(
      `A value of the session (${kind}, ${original.length} characters) could not be replaced everywhere: ${findPlace(recording, containsValue)}. Nothing was written.`,
    );
  }
}

/** The place of a value: an entry of the file with a pointer into its answer, or the walk. */
function findPlace({ answers }: Recording, finds: (text: string) => boolean): string {
  for (const { entry, answer } of answers) {
    const pointer = pointerIn('body' in answer ? answer.body : undefined, finds);
    if (pointer !== undefined) return `entry ${entry}, answer, ${pointer || 'body'}`;
  }
  return 'the walk';
}

/** A JSON pointer to the value in a body. A name outside the contract may be personal, so it appears as `*`. */
function pointerIn(body: unknown, finds: (text: string) => boolean): string | undefined {
  const stack: { value: unknown; pointer: string }[] = [{ value: body, pointer: '' }];
  for (let nextItem = stack.pop(); nextItem; nextItem = stack.pop()) {
    const { value, pointer } = nextItem;
    if ((typeof value === 'string' || typeof value === 'number') && finds(String(value))) return pointer;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, memberValue] of Object.entries(value)) {
      if (finds(name)) return `${pointer}/*`;
      const isKnownName = Array.isArray(value) || contractNames.has(name);
      stack.push({ value: memberValue, pointer: `${pointer}/${isKnownName ? name : '*'}` });
    }
  }
  return undefined;
}
