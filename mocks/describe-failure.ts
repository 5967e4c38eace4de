import type { JournalEntry } from './journal.ts';

/** What is known of a walk that failed, in whatever place it was played. */
export interface FailedWalk {
  /** Why it stopped, or what of the verdict does not hold. */
  problem: string;
  journal: readonly Pick<JournalEntry, 'operation' | 'status'>[];
  consoleLines: readonly string[];
  /** Path of the page in view. */
  path: string;
  /** What stands on the screen: its text, or roles and texts line by line. */
  screen: string;
  /** Where the picture of the screen lies, if one was taken. */
  picture?: string;
}

/** All that a developer needs to see of a failed walk: the step, the place, the calls, the console, the screen, the picture. */
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
