export interface FrameConsole {
  /** A warning or error, or an uncaught error. */
  onProblem(line: string): void;
  /** A line for information. */
  onInfo(line: string): void;
}

/** Collects the console lines of a page, and its uncaught errors. The page still writes them. */
export function collectFrameConsole(
  page: Window & typeof globalThis,
  { onProblem, onInfo }: FrameConsole,
): void {
  for (const [kind, collect] of [
    ['error', onProblem],
    ['warn', onProblem],
    ['info', onInfo],
  ] as const) {
    const original = page.console[kind].bind(page.console);
    page.console[kind] = (...parts: unknown[]) => {
      collect(parts.map(String).join(' '));
      original(...parts);
    };
  }
  page.addEventListener('error', event => onProblem(`Uncaught ${String(event.error ?? event.message)}`));
  page.addEventListener('unhandledrejection', event =>
    onProblem(`Uncaught (in promise) ${String(event.reason)}`),
  );
}
