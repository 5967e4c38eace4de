import { toSearchText } from './to-search-text.ts';

/** The edit distance: letters to change, add or drop to turn one text into the other. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const nextRow = [index + 1];
    for (const [column, targetLetter] of [...to].entries()) {
      const replacementCost = (row[column] ?? 0) + (letter === targetLetter ? 0 : 1);
      nextRow.push(Math.min(replacementCost, (row[column + 1] ?? 0) + 1, (nextRow[column] ?? 0) + 1));
    }
    row = nextRow;
  }
  return row[to.length] ?? 0;
}

/**
 * At most three names that are similar to a mistyped one, the most similar first. A part of a name counts as similar.
 */
export function nearestNames(typedName: string, names: readonly string[]): string[] {
  const plainName = toSearchText(typedName);
  if (plainName === '') return [];
  return names
    .map(name => {
      const candidate = toSearchText(name);
      const isContained = candidate.includes(plainName) || plainName.includes(candidate);
      return {
        name,
        distance: isContained
          ? 0
          : editDistance(plainName, candidate) / Math.max(plainName.length, candidate.length),
      };
    })
    .filter(({ distance }) => distance <= 0.6)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
}
