export interface FrameConsole {
  /** A warning or error, or an uncaught error. */
  onTrouble(line: string): void;
  /** A line for information. */
  onNote(line: string): void;
}

/** Collects the console lines of a page, and its uncaught errors. The page still writes them. */
export function collectFrameConsole(
  page: Window & typeof globalThis,
  { onTrouble, onNote }: FrameConsole,
): void {
  for (const [kind, collect] of [
    ['error', onTrouble],
    ['warn', onTrouble],
    ['info', onNote],
  ] as const) {
    const original = page.console[kind].bind(page.console);
    page.console[kind] = (...parts: unknown[]) => {
      collect(parts.map(String).join(' '));
      original(...parts);
    };
  }
  page.addEventListener('error', event => onTrouble(`Uncaught ${String(event.error ?? event.message)}`));
  page.addEventListener('unhandledrejection', event =>
    onTrouble(`Uncaught (in promise) ${String(event.reason)}`),
  );
}
