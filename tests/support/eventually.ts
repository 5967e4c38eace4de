import { vi } from 'vitest';

/** Repeats `check` until it no longer throws, for at most 10 s: enough for a busy machine. */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 10_000 });
