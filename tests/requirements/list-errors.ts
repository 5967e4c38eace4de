import { lineOfClause } from './citations.ts';
import type { AnsweredByAssumption, Chapter, Clause } from './requirement.ts';

/** Mistakes in the list itself, one sentence each. `hasAnchor` checks whether the target of a `see` exists. */
export function listErrors(
  chapters: readonly Chapter[],
  assumptions: readonly AnsweredByAssumption[],
  hasAnchor: (place: string) => boolean,
  clauses: readonly Clause[] = [],
): string[] {
  const errors: string[] = [];
  const visited = new Set<string>();
  for (const chapter of chapters) {
    chapter.requirements.forEach((line, index) => {
      if (visited.has(line.number)) errors.push(`${line.number} stands twice in the requirement list.`);
      else if (line.number !== `${chapter.number}.${index + 1}`)
        errors.push(`${line.number} stands where ${chapter.number}.${index + 1} belongs.`);
      visited.add(line.number);
      if (line.text.trim() === '' || line.text.includes('\n'))
        errors.push(`${line.number} needs a text of one line.`);
    });
  }
  const assumedNumbers = new Set<string>();
  for (const { number, place } of assumptions) {
    if (!visited.has(number)) errors.push(`${number} is answered by assumption but is no requirement.`);
    if (assumedNumbers.has(number)) errors.push(`${number} is answered by assumption twice.`);
    assumedNumbers.add(number);
    if (!hasAnchor(place)) errors.push(`${number} points to ${place}, which does not exist.`);
  }
  const letters = new Map<string, number>();
  for (const { number } of clauses) {
    const line = lineOfClause(number);
    const count = letters.get(line) ?? 0;
    letters.set(line, count + 1);
    if (!visited.has(line)) errors.push(`${number} is a clause of no requirement.`);
    const expected = `${line}${String.fromCharCode('a'.charCodeAt(0) + count)}`;
    if (number !== expected) errors.push(`${number} stands where ${expected} belongs.`);
  }
  return errors;
}
