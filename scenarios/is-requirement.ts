/**
 * The number of lines in each chapter of the requirements, from chapter 1 on. A test compares it with
 * tests/requirements.
 */
export const lineCounts: readonly number[] = [8, 61, 52, 42, 34, 5, 40, 49, 39, 14, 10, 12, 8, 7, 8, 9];

/** How many lines the chapter of a number has: 40 for 7.12; undefined for a chapter that does not exist. */
const lineCountOf = (number: string): number | undefined => lineCounts[Number.parseInt(number, 10) - 1];

/** True for the number of a line, or of a clause of a line: 3.46 or 3.46b. */
export function isRequirement(number: string): boolean {
  const [, line] = /^[1-9]\d*\.([1-9]\d*)[a-z]?$/.exec(number) ?? [];
  return line !== undefined && Number(line) <= (lineCountOf(number) ?? 0);
}

/** A sentence about the last chapter, or about the last line of the number's chapter. */
export function describeChapterEnd(number: string): string {
  const lines = lineCountOf(number);
  return lines === undefined
    ? `The chapters are 1 to ${lineCounts.length}.`
    : `Chapter ${Number.parseInt(number, 10)} ends at ${Number.parseInt(number, 10)}.${lines}.`;
}
