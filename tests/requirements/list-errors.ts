import { lineOfClause } from './citations.ts';
import type { AnsweredByAssumption, Chapter, Clause, JudgedByMeasurement } from './requirement.ts';

/**
 * A sentence for each mistake in the requirement list. `hasAnchor` checks whether the page of a decision or record has
 * the anchor.
 */
export function listErrors(
  chapters: readonly Chapter[],
  assumptions: readonly AnsweredByAssumption[],
  hasAnchor: (place: string) => boolean,
  clauses: readonly Clause[] = [],
  measurements: readonly JudgedByMeasurement[] = [],
): string[] {
  const errors: string[] = [];
  const knownNumbers = new Set<string>();
  for (const chapter of chapters) {
    chapter.requirements.forEach((line, index) => {
      if (knownNumbers.has(line.number)) errors.push(`${line.number} occurs twice in the requirement list.`);
      else if (line.number !== `${chapter.number}.${index + 1}`)
        errors.push(`${line.number} is in the place of ${chapter.number}.${index + 1}.`);
      knownNumbers.add(line.number);
      if (line.text.trim() === '' || line.text.includes('\n'))
        errors.push(`${line.number} needs a text of one line.`);
    });
  }
  const assumedNumbers = new Set<string>();
  for (const { number, place } of assumptions) {
    if (!knownNumbers.has(number)) errors.push(`${number} is answered by assumption but is no requirement.`);
    if (assumedNumbers.has(number)) errors.push(`${number} is answered by assumption twice.`);
    assumedNumbers.add(number);
    if (!hasAnchor(place)) errors.push(`${number} points to ${place}, which does not exist.`);
  }
  const clauseCounts = new Map<string, number>();
  for (const { number } of clauses) {
    const line = lineOfClause(number);
    const count = clauseCounts.get(line) ?? 0;
    clauseCounts.set(line, count + 1);
    if (!knownNumbers.has(line)) errors.push(`${number} is a clause of no requirement.`);
    const expected = `${line}${String.fromCharCode('a'.charCodeAt(0) + count)}`;
    if (number !== expected) errors.push(`${number} is in the place of ${expected}.`);
  }
  for (const { number, place } of measurements) {
    if (!clauses.some(clause => clause.number === number))
      errors.push(`${number} is judged by measurement but is no clause.`);
    if (!hasAnchor(place)) errors.push(`${number} points to ${place}, which does not exist.`);
  }
  return errors;
}
