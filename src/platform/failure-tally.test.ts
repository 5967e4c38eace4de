import { expect, test } from 'vitest';
import { createFailureTally } from './failure-tally.ts';

test('[16.9] failures are counted by operation and code, and each count is taken once', () => {
  const failures = createFailureTally();
  failures.count('updateStep', '500');
  failures.count('updateStep', '500');
  failures.count('updateStep', 'network');
  failures.count('getSystem', '500');
  expect(failures.take()).toEqual([
    { operation: 'updateStep', code: '500', count: 2 },
    { operation: 'updateStep', code: 'network', count: 1 },
    { operation: 'getSystem', code: '500', count: 1 },
  ]);
  expect(failures.take()).toEqual([]);
});

test('[16.9] at most 50 different failures are counted, and each of them further on', () => {
  const failures = createFailureTally();
  for (let code = 1; code <= 51; code += 1) failures.count('updateStep', String(code));
  failures.count('updateStep', '50');
  const counts = failures.take();
  expect(counts).toHaveLength(50);
  expect(counts.at(-1)).toEqual({ operation: 'updateStep', code: '50', count: 2 });
});
