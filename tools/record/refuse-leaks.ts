import { isKeptIdentifier } from './anonymiser.ts';
import { contractNames } from './contract-names.ts';
import { foldText } from './folded-text.ts';
import { HarProblem } from './har.ts';
import { base64Of, keepDigits, type PseudonymKind } from './pseudonyms.ts';
import type { Recording } from './scenario-of.ts';
import { spelledDigits } from './spelled-digits.ts';
import { wordsOf } from './words-of.ts';

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
  refuseNameParts(recording);
}

/**
 * Checks what the anonymiser keeps: the names of members, and identifiers. A person's name may stand there in parts.
 * @throws HarProblem when a part of a name is left. The message names the place, never the part.
 */
function refuseNameParts({ answers, nameParts }: Recording): void {
  const containsPart = (text: string): boolean => wordsOf(text).some(word => nameParts.has(word));
  for (const { entry, answer } of answers) {
    const pointer = pointerIn(
      'body' in answer ? answer.body : undefined,
      containsPart,
      (value, member) => isKeptIdentifier(member, value) && containsPart(value),
    );
    if (pointer === undefined) continue;
    throw new HarProblem(
      `A name in the session contains a part of a person's name: entry ${entry}, answer, ${pointer}. Nothing was written.`,
    );
  }
}

/** The place of a value: an entry of the file with a pointer into its answer, or the walk. */
function findPlace({ answers }: Recording, finds: (text: string) => boolean): string {
  const findsInText = (text: string): boolean => finds(comparableForm(text));
  for (const { entry, answer } of answers) {
    const pointer = pointerIn('body' in answer ? answer.body : undefined, findsInText, findsInText);
    if (pointer !== undefined) return `entry ${entry}, answer, ${pointer || 'body'}`;
  }
  return 'the walk';
}

/**
 * A JSON pointer to the first finding in a body. A name outside the contract may be personal, so it appears as `*`.
 * @param findsInValue also gets the name of the innermost member that holds the value.
 */
function pointerIn(
  body: unknown,
  findsInName: (name: string) => boolean,
  findsInValue: (value: string, member: string) => boolean,
): string | undefined {
  const stack: { value: unknown; pointer: string; member: string }[] = [
    { value: body, pointer: '', member: '' },
  ];
  for (let nextItem = stack.pop(); nextItem; nextItem = stack.pop()) {
    const { value, pointer, member } = nextItem;
    if ((typeof value === 'string' || typeof value === 'number') && findsInValue(String(value), member))
      return pointer;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, memberValue] of Object.entries(value)) {
      if (findsInName(name)) return `${pointer}/*`;
      const isInList = Array.isArray(value);
      const isKnownName = isInList || contractNames.has(name);
      stack.push({
        value: memberValue,
        pointer: `${pointer}/${isKnownName ? name : '*'}`,
        member: isInList ? member : name,
      });
    }
  }
  return undefined;
}
