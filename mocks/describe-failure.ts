import type { JournalEntry } from './journal.ts';

/** A walk that failed, with everything that describes the failure. */
export interface FailedWalk {
  /** The reason why it stopped, or the claims of the verdict that do not hold. */
  problem: string;
  journal: readonly Pick<JournalEntry, 'operation' | 'status'>[];
  consoleLines: readonly string[];
  /** Path of the current page. */
  path: string;
  /** The content of the screen: its text, or one line for each role and text. */
  screen: string;
  /** File of the screenshot, if one was taken. */
  picture?: string;
}

/** Describes a failed walk: step, path, calls, console, screen, screenshot. */
export function describeFailure({
  problem,
  journal,
  consoleLines,
  path,
  screen,
  picture,
}: FailedWalk): string {
  const calls = journal.map(({ operation, status }) => `${operation ?? 'unknown'} ${status ?? 'unanswered'}`);
  return [
    problem,
    `at ${path}`,
    `calls: ${calls.join(', ') || 'none'}`,
    `console: ${consoleLines.join(' | ') || 'quiet'}`,
    screen.includes('\n') ? `screen:\n${screen.replaceAll(/^/gm, '  ')}` : `screen: ${screen}`,
    ...(picture === undefined ? [] : [`picture: ${picture}`]),
  ].join('\n');
}
