import type { AnsweredByAssumption, Chapter } from './requirement.ts';

/** Mistakes in the list itself, one sentence each. `hasAnchor` checks whether the target of a `see` exists. */
export function listErrors(
  chapters: readonly Chapter[],
  assumptions: readonly AnsweredByAssumption[],
  hasAnchor: (see: string) => boolean,
): string[] {
  const errors: string[] = [];
  const seen = new Set<string>();
  for (const chapter of chapters) {
    chapter.requirements.forEach((line, index) => {
      if (seen.has(line.number)) errors.push(`${line.number} stands twice in the requirement list.`);
      else if (line.number !== `${chapter.number}.${index + 1}`)
        errors.push(`${line.number} stands where ${chapter.number}.${index + 1} belongs.`);
      seen.add(line.number);
      if (line.text.trim() === '' || line.text.includes('\n'))
        errors.push(`${line.number} needs a text of one line.`);
    });
  }
  const assumed = new Set<string>();
  for (const { number, see } of assumptions) {
    if (!seen.has(number)) errors.push(`${number} is answered by assumption but is no requirement.`);
    if (assumed.has(number)) errors.push(`${number} is answered by assumption twice.`);
    assumed.add(number);
    if (!hasAnchor(see)) errors.push(`${number} points to ${see}, which does not exist.`);
  }
  return errors;
}
