/** How many lines each chapter of the requirements has, from chapter 1 on; tests/requirements compares them. */
export const linesOfChapters: readonly number[] = [8, 61, 52, 42, 34, 5, 40, 49, 39, 14, 10, 12, 8, 7, 8, 9];

/** How many lines the chapter of a number has: 40 for 7.12; undefined for a chapter that does not exist. */
const linesIn = (number: string): number | undefined => linesOfChapters[Number.parseInt(number, 10) - 1];

/** Whether a number names a line, or a clause of a line: 3.46 or 3.46b. */
export function isRequirement(number: string): boolean {
  const [, line] = /^[1-9]\d*\.([1-9]\d*)[a-z]?$/.exec(number) ?? [];
  return line !== undefined && Number(line) <= (linesIn(number) ?? 0);
}

/** Where the numbers around an unknown one end. */
export function nearestLine(number: string): string {
  const lines = linesIn(number);
  return lines === undefined
    ? `The chapters are 1 to ${linesOfChapters.length}.`
    : `Chapter ${Number.parseInt(number, 10)} ends at ${Number.parseInt(number, 10)}.${lines}.`;
}
