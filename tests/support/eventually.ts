import { vi } from 'vitest';

/** Waits until `check` no longer throws: at most 10 s, because a busy machine is slow; a passing test does not wait longer. */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 10_000 });
