type Said = 'error' | 'warn';

/** Collects console warnings and errors of a page, and its uncaught errors. */
export function collectFrameConsole(page: Window & typeof globalThis, collect: (line: string) => void): void {
  for (const kind of ['error', 'warn'] satisfies Said[]) {
    const say = page.console[kind].bind(page.console);
    page.console[kind] = (...said: unknown[]) => {
      collect(said.map(String).join(' '));
      say(...said);
    };
  }
  page.addEventListener('error', event => collect(`Uncaught ${String(event.error ?? event.message)}`));
  page.addEventListener('unhandledrejection', event =>
    collect(`Uncaught (in promise) ${String(event.reason)}`),
  );
}
