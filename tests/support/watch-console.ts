/** A console call: its arguments as text, and its stack. */
interface ConsoleLine {
  text: string;
  stack: string;
}

const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const;
type ConsoleMethods = Pick<Console, (typeof METHODS)[number]>;

/** Prints a line for the person who runs the tests. The console guard does not report it. */
export const report: (text: string) => void = console.log.bind(console);

let lines: ConsoleLine[] = [];
let expectedPatterns: (string | RegExp)[] = [];

const isExpected = (text: string, pattern: string | RegExp): boolean =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

/**
 * Declares that the running test writes a matching line to the console, once or more often. The test fails without such
 * a line.
 * @param pattern a part of the line, or an expression that it matches.
 */
export function expectConsole(pattern: string | RegExp): void {
  expectedPatterns.push(pattern);
}

/** Starts to record every line that is written to the console. */
export function watchConsole(target: ConsoleMethods = console): void {
  for (const method of METHODS)
    target[method] = (...values: unknown[]) => {
      const text = `console.${method}: ${values.map(asText).join(' ')}`;
      lines.push({ text, stack: new Error().stack?.split('\n').slice(2).join('\n') ?? '' });
    };
}

const asText = (value: unknown): string => {
  if (value instanceof Error) return value.stack ?? String(value);
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
};

/** Compares the lines of a test with the expected ones and clears both lists. @returns a complaint if they differ. */
export function takeConsoleComplaint(): string | undefined {
  const unexpectedLines = lines.filter(
    ({ text }) => !expectedPatterns.some(pattern => isExpected(text, pattern)),
  );
  const missingLines = expectedPatterns.filter(
    pattern => !lines.some(({ text }) => isExpected(text, pattern)),
  );
  lines = [];
  expectedPatterns = [];
  const complaints = [
    ...unexpectedLines.map(({ text, stack }) => `The test wrote to the console: ${text}\n${stack}`),
    ...missingLines.map(pattern => `The console never got the line that the test expects: ${pattern}`),
  ];
  if (complaints.length === 0) return undefined;
  return `${complaints.join('\n')}\nRemove the cause. If the line is correct, call expectConsole('a part of it') in the test.`;
}
