import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bundleContract } from '../../tools/contract/bundle.ts';
import { generateHandlers } from '../../tools/contract/generate-handlers.ts';
import { operationsOf } from '../../tools/contract/operations.ts';

const contract = await bundleContract();
const committedHandlers = await readFile(
  new URL('../../mocks/contract/handlers.gen.ts', import.meta.url),
  'utf8',
);

test('[10.2c] the handlers of the mock service are up to date with the contract', () => {
  expect(committedHandlers === generateHandlers(contract), 'Run: npm run contract').toBe(true);
});

test('[10.1] the handlers have every operation with its method and its full path', () => {
  for (const { id, method, path } of operationsOf(contract)) {
    const line = committedHandlers.split('\n').find(row => row.startsWith(`  ${id}: `));
    expect(line, id).toContain(`'${method.toUpperCase()}'`);
    expect(line, id).toContain(`${path}'`);
  }
});
