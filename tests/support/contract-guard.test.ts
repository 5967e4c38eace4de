import { expect, onTestFinished, test } from 'vitest';
import { startTestMocks } from '#mocks/hosts/vitest.ts';
import type { OffContract } from '#mocks/hosts/watch-test-mocks.ts';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';

/** Sends a request without the headers that the contract demands. */
async function breakContract(options: { offContract?: OffContract } = {}): Promise<number> {
  const { engine, stop } = startTestMocks({ scenario: happyPath }, options);
  onTestFinished(stop);
  await fetch('https://servico.exemplo/unauth/product-self-contract/6650c1f2a4b3d90012e7f001/system');
  return engine.violations.length;
}

// The guard has to fail these tests, which `test.fails` counts as a pass.
test.fails('[10.3] a test in which a call breaks the contract fails, although it looks at nothing', async () => {
  expect(await breakContract()).toBeGreaterThan(0);
});

test.fails('[10.3] a test fails if an operation breaks the contract that is not named', async () => {
  expect(await breakContract({ offContract: ['updateStep'] })).toBeGreaterThan(0);
});

test.each<OffContract>(['any', ['getSystem']])(
  '[10.3] a test that lets %s break the contract passes',
  async offContract => {
    expect(await breakContract({ offContract })).toBeGreaterThan(0);
  },
);
