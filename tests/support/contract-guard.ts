// Fails every test in which a call to its mock service breaks the contract, or the answer of the mock service does,
// unless the test starts the service with `offContract`.
import { expect, onTestFinished } from 'vitest';
import { watchTestMocks } from '#mocks/hosts/watch-test-mocks.ts';

watchTestMocks((engine, offContract) => {
  if (offContract === 'any') return;
  const allowed = new Set<string | null>(offContract);
  // Runs after the functions that the test itself adds, such as the one that stops the service.
  onTestFinished(() => {
    const violations = engine.violations.filter(({ operation }) => !allowed.has(operation));
    expect(violations, 'breaches of the contract').toEqual([]);
  });
});
