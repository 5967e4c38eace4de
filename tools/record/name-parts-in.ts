import { readMember } from '#mocks/read-member.ts';
import { createAnonymiser } from './anonymiser.ts';
import { declaredWords } from './declared-words.ts';
import type { KnownFields } from './known-fields.ts';
import { minNamePartLength, nameParticles } from './name-particles.ts';
import { createPseudonyms } from './pseudonyms.ts';
import type { RecordedCall } from './session.ts';
import { wordsOf } from './words-of.ts';

/**
 * The parts of every person's name that was typed or stored, in lower case without accents, and each name written as
 * one word. A word that the contract, the catalogue or a field of the session uses is no part: it says nothing about a
 * person.
 */
export function namePartsIn(calls: readonly RecordedCall[], knownFields: KnownFields): ReadonlySet<string> {
  const personalValues = createPseudonyms(0);
  const anonymiser = createAnonymiser(knownFields, personalValues, []);
  for (const { body, answer } of calls) {
    anonymiser.anonymiseValue(readMember(body, 'data'));
    for (const stored of answer.kind === 'reply' ? storedValuesIn(answer.body) : [])
      anonymiser.anonymiseValue(stored);
  }
  const fieldWords = new Set([...knownFields.fields.keys()].flatMap(wordsOf));
  const names = personalValues.originals().filter(({ kind }) => kind === 'name');
  return new Set(
    names
      .map(({ original }) => wordsOf(original))
      .flatMap(words => [...words, words.join('')])
      .filter(
        word =>
          word.length >= minNamePartLength &&
          !nameParticles.has(word) &&
          !declaredWords.has(word) &&
          !fieldWords.has(word),
      ),
  );
}

/** The visitor's values that an answer repeats. */
function storedValuesIn(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    name === 'selfContract' ? [value] : storedValuesIn(value),
  );
}
