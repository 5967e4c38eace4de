import { escapePattern } from '#mocks/escape-pattern.ts';
import { isKeptIdentifier } from './anonymiser.ts';
import { contractNames } from './contract-names.ts';
import { foldText } from './folded-text.ts';
import { HarProblem } from './har.ts';
import { prefixTree } from './prefix-tree.ts';
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

/** A shorter text is part of many words. */
const MIN_COMPARED_LENGTH = 6;

/** From this length on a number is also recognised by its digits alone; shorter numbers are common. */
const minNumberLength = 8;

const comparableForm = (text: string): string => foldText(text).folded.toLowerCase().trim();

/**
 * Creates a function that tells whether a text, in its comparable form, contains one of the values in any spelling in
 * which it can be recognised.
 */
function createFinder(originals: readonly string[]): (text: string) => boolean {
  const numbers: string[] = [];
  const spellings: string[] = [];
  for (const original of originals) {
    const digits = keepDigits(original);
    const isNumber = digits.length >= minNumberLength && digits.length >= original.replace(/\W/g, '').length;
    spellings.push(original, encodeURIComponent(original), base64Of(original));
    if (isNumber) {
      numbers.push(digits);
      spellings.push(base64Of(digits));
    }
  }
  const pattern = new RegExp(
    `(?<!\\d)(?:${spelledDigits(...numbers)})(?!\\d)|${prefixTree(spellings.map(comparableForm), escapePattern)}`,
  );
  return comparedText => pattern.test(comparedText);
}

/** A place of an answer, as the author names it: the entry of the file, then a pointer such as `2/errors/*1`. */
interface Finding {
  entry: number;
  /** A name outside the contract may be personal, so it appears as its number among the members: `/errors/*1`. */
  pointer: string;
}

const placeOf = ({ entry, pointer }: Finding): string => `${entry}${pointer}`;
const describePlace = ({ entry, pointer }: Finding): string =>
  `entry ${entry}, answer, ${pointer.replace(/\*\d+/g, '*') || 'body'}`;

/** Tells the author how to keep a word that is no name. */
const adviceFor = (finding: Finding): string =>
  `Nothing was written. If it is an ordinary word, repeat the command with --allow ${placeOf(finding)}`;

/**
 * Checks the finished text for personal data.
 * @param allowed texts that may be in the file: the hash ids of the products.
 * @param allowedPlaces places whose findings the author has judged.
 * @throws HarProblem when personal data are left. The message names the kind and the place, never the value.
 */
export function refuseLeaks(
  text: string,
  recording: Recording,
  allowed: readonly string[],
  allowedPlaces: readonly string[] = [],
): void {
  const unusedPlaces = new Set(allowedPlaces);
  const isAllowed = (finding: Finding): boolean => {
    unusedPlaces.delete(placeOf(finding));
    return allowedPlaces.includes(placeOf(finding));
  };
  refuseValues(text, recording, allowed, isAllowed);
  refuseNameParts(recording, isAllowed);
  for (const place of unusedPlaces)
    throw new HarProblem(`Nothing was found at the place of --allow ${place}. Nothing was written.`);
}

function refuseValues(
  text: string,
  recording: Recording,
  allowed: readonly string[],
  isAllowed: (finding: Finding) => boolean,
): void {
  const comparedText = comparableForm(text);
  const searchedValues = recording.pseudonyms.originals().filter(({ kind, original }) => {
    const minLength = minimumLengths[kind];
    if (minLength === undefined || original.length < minLength || allowed.includes(original)) return false;
    // In an address "Sá" is S%C3%A1: seven characters that stand for two.
    return comparableForm(original).length >= Math.min(minLength, MIN_COMPARED_LENGTH);
  });
  // One search for all values first: a search for each value takes minutes in a long session.
  if (!createFinder(searchedValues.map(({ original }) => original))(comparedText)) return;
  const textOutsideAnswers = comparableForm(withoutBodies(recording));
  for (const { kind, original } of searchedValues) {
    const containsValue = createFinder([original]);
    if (!containsValue(comparedText)) continue;
    const complaint = `A value of the session (${kind}, ${original.length} characters) could not be replaced everywhere`;
    const findsInText = (found: string): boolean => containsValue(comparableForm(found));
    const findings = findingsIn(recording, findsInText, findsInText);
    const refusedFinding = findings.find(finding => !isAllowed(finding));
    if (refusedFinding)
      throw new HarProblem(`${complaint}: ${describePlace(refusedFinding)}. ${adviceFor(refusedFinding)}`);
    if (findings.length === 0 || containsValue(textOutsideAnswers))
      throw new HarProblem(`${complaint}: the walk. Nothing was written.`);
  }
}

/**
 * Checks what the anonymiser keeps: the names of members, and identifiers. A person's name may stand there in parts.
 * @throws HarProblem when a part of a name is left. The message names the place, never the part.
 */
function refuseNameParts(recording: Recording, isAllowed: (finding: Finding) => boolean): void {
  const { nameParts } = recording;
  const containsPart = (text: string): boolean => wordsOf(text).some(word => nameParts.has(word));
  const refusedFinding = findingsIn(
    recording,
    containsPart,
    (value, member) => isKeptIdentifier(member, value) && containsPart(value),
  ).find(finding => !isAllowed(finding));
  if (!refusedFinding) return;
  throw new HarProblem(
    `A name in the session contains a part of a person's name: ${describePlace(refusedFinding)}. ${adviceFor(refusedFinding)}`,
  );
}

/** Everything of the scenario except the bodies of its answers. */
function withoutBodies({ scenario: { plan: _answers, ...others }, answers }: Recording): string {
  const answersWithoutBodies = answers.map(entry => ({ ...entry, answer: { ...entry.answer, body: null } }));
  return JSON.stringify([others, answersWithoutBodies]);
}

/**
 * All findings in the bodies of the answers, in their order.
 * @param findsInValue also gets the name of the innermost member that holds the value.
 */
function findingsIn(
  { answers }: Recording,
  findsInName: (name: string) => boolean,
  findsInValue: (value: string, member: string) => boolean,
): Finding[] {
  const pointersIn = (value: unknown, pointer: string, member: string): string[] => {
    if (typeof value === 'string' || typeof value === 'number')
      return findsInValue(String(value), member) ? [pointer] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, memberValue], index) => {
      const isInList = Array.isArray(value);
      const memberPointer = `${pointer}/${isInList || contractNames.has(name) ? name : `*${index + 1}`}`;
      const inner = pointersIn(memberValue, memberPointer, isInList ? member : name);
      return findsInName(name) ? [`${pointer}/*${index + 1}`, ...inner] : inner;
    });
  };
  return answers.flatMap(({ entry, answer }) =>
    pointersIn('body' in answer ? answer.body : undefined, '', '').map(pointer => ({ entry, pointer })),
  );
}
