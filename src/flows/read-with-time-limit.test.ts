import { expect, test } from 'vitest';
import { fail, succeed } from '#shared/result.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { readWithTimeLimit } from './read-with-time-limit.ts';

test.each(['before', 'while'])(
  '[11.6] a read whose field is left %s it is sent is aborted, and its timer ends',
  async moment => {
    const platform = createMemoryPlatform();
    const place = new AbortController();
    if (moment === 'before') place.abort();
    const answer = await readWithTimeLimit(
      { platform },
      'getFipeValue',
      async signal => {
        place.abort();
        return signal.aborted ? fail({ kind: 'cancelled', operation: 'getFipeValue' }) : succeed(1);
      },
      place.signal,
    );
    expect(answer).toEqual(fail({ kind: 'cancelled', operation: 'getFipeValue' }));
    expect(platform.clock.sleepingCount()).toBe(0);
  },
);
