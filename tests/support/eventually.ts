import { vi } from 'vitest';

/** Waits until `check` no longer throws: at most 10 s, for a busy machine is slow, and a test that passes does not wait. */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 10_000 });
