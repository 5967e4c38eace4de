type ConsoleLevel = 'error' | 'warn';

/** Collects console warnings and errors of a page, and its uncaught errors. */
export function collectFrameConsole(page: Window & typeof globalThis, collect: (line: string) => void): void {
  for (const kind of ['error', 'warn'] satisfies ConsoleLevel[]) {
    const original = page.console[kind].bind(page.console);
    page.console[kind] = (...parts: unknown[]) => {
      collect(parts.map(String).join(' '));
      original(...parts);
    };
  }
  page.addEventListener('error', event => collect(`Uncaught ${String(event.error ?? event.message)}`));
  page.addEventListener('unhandledrejection', event =>
    collect(`Uncaught (in promise) ${String(event.reason)}`),
  );
}
