import { stripVTControlCharacters } from 'node:util';

/** Lines like "resume › shows the terms: Error: expected 1". */
export interface TroubledTests {
  failed: readonly string[];
  /** Passed at its second try. */
  flaky: readonly string[];
}

/** " FAIL  ..." of Vitest and "  1) ..." of Playwright. */
const TITLE = /^(?: FAIL {2,}|\s+\d+\) )(\S.*?)\s*─*\s*$/gm;
/** "    Error: ..." of Playwright and "AssertionError: ..." of Vitest. */
const REASON = /^ *(\w*Error: .+)$/m;
/** The end of what Playwright prints: "  2 flaky" and the titles of these tests. */
const FLAKY = /^ +\d+ flaky\n((?: {4}.+\n?)*)/m;

/**
 * Finds the failed and flaky tests in the output of Vitest or Playwright, each once, with the first line of its reason.
 */
export function readTroubledTests(output: string): TroubledTests {
  const text = stripVTControlCharacters(output);
  const flakyTitles = new Set(
    FLAKY.exec(text)?.[1]
      ?.split('\n')
      .map(line => line.replace(/─*\s*$/, '').trim()),
  );
  const reasons = new Map<string, string>();
  for (const { 1: title = '', index } of text.matchAll(TITLE)) {
    if (reasons.has(title)) continue;
    reasons.set(title, REASON.exec(text.slice(index))?.[1] ?? 'no reason was printed');
  }
  const linesOf = (areFlaky: boolean): string[] =>
    [...reasons]
      .filter(([title]) => flakyTitles.has(title) === areFlaky)
      .map(([title, reason]) => `${title}: ${reason}`);
  return { failed: linesOf(false), flaky: linesOf(true) };
}
