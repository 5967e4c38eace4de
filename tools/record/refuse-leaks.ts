import { contractNames } from './contract-names.ts';
import { foldText } from './folded-text.ts';
import { HarProblem } from './har.ts';
import { base64Of, keepDigits, type PseudonymKind } from './pseudonyms.ts';
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

/** From this length on a number is also recognised by its digits alone; shorter numbers are common. */
const minNumberLength = 8;

const comparableForm = (text: string): string => foldText(text).folded.toLowerCase().trim();

/**
 * Creates a function that tells whether a text, in its comparable form, contains the value in any spelling in which it can be
 * recognised.
 */
function createFinder(original: string): (text: string) => boolean {
  const digits = keepDigits(original);
  const isNumber = digits.length >= minNumberLength && digits.length >= original.replace(/\W/g, '').length;
  const spellings = [
    original,
    encodeURIComponent(original),
    base64Of(original),
    ...(isNumber ? [base64Of(digits)] : []),
  ].map(comparableForm);
  const number = isNumber ? new RegExp(`(?<!\\d)${spelledDigits(digits)}(?!\\d)`) : undefined;
  return comparedText =>
    number?.test(comparedText) === true || spellings.some(spelling => comparedText.includes(spelling));
}

/**
 * Checks the finished text for personal data.
 * @param allowed texts that may be in the file: the hash ids of the products.
 * @throws HarProblem when personal data are left. The message names the kind and the place, never the value.
 */
export function refuseLeaks(text: string, recording: Recording, allowed: readonly string[]): void {
  const comparedText = comparableForm(text);
  for (const { kind, original } of recording.pseudonyms.originals()) {
    const minLength = minimumLengths[kind];
    if (minLength === undefined || original.length < minLength || allowed.includes(original)) continue;
    const containsValue = createFinder(original);
    if (!containsValue(comparedText)) continue;
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
    if ((typeof value === 'string' || typeof value === 'number') && finds(comparableForm(String(value))))
      return pointer;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, memberValue] of Object.entries(value)) {
      if (finds(comparableForm(name))) return `${pointer}/*`;
      const isKnownName = Array.isArray(value) || contractNames.has(name);
      stack.push({ value: memberValue, pointer: `${pointer}/${isKnownName ? name : '*'}` });
    }
  }
  return undefined;
}
