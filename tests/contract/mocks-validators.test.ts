import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { operations } from '#mocks/contract/validators.gen.js';
import { createEngine } from '#mocks/engine.ts';
import { requestOfPlainCall } from '#mocks/plain-call.ts';
import { frontOfDocument } from '#scenarios/cast/documents.ts';
import { resume } from '#scenarios/catalogue/contratacao/resume.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import type { FormPart } from '#scenarios/walk.ts';
import { compileValidators } from '../../tools/compile-validators.ts';
import { bundleContract } from '../../tools/contract/bundle.ts';
import { type Operation, operationsOf } from '../../tools/contract/operations.ts';

const contract = await bundleContract();
const committedValidators = await readFile(
  new URL('../../mocks/contract/validators.gen.js', import.meta.url),
  'utf8',
);

test('[10.2b] the run-time validators are up to date with the contract', async () => {
  expect(committedValidators === (await compileValidators()), 'Run: tsx tools/compile-validators.ts').toBe(
    true,
  );
});

test('[10.2b] every operation of the contract has validators for each of its statuses', () => {
  const declared = operationsOf(contract).map((operation: Operation) => operation.id);
  expect(operations.map(({ id }) => id).toSorted()).toEqual(declared.toSorted());
  for (const operation of operations) {
    expect(Object.keys(operation.responses).length, operation.id).toBeGreaterThan(0);
    for (const content of Object.values(operation.responses))
      for (const validate of Object.values(content)) expect(typeof validate).toBe('function');
  }
});

test('[10.3] the validators need no eval and no run-time library, so they work under a strict content security policy', () => {
  expect(committedValidators).not.toMatch(/\brequire\(|\bnew Function\b|\beval\(|^import /m);
});

test('[10.2] the example of every answer passes its validator, and fails with an additional member', () => {
  let examples = 0;
  for (const operation of operationsOf(contract)) {
    const compiledOperation = operations.find(({ id }) => id === operation.id);
    const contents = operation.responses.flatMap(({ status, contents: list }) =>
      list.flatMap(({ mediaType, examples: namedExamples }) =>
        [...namedExamples.values()].map(value => ({ status, mediaType, value })),
      ),
    );
    for (const { status, mediaType, value } of contents) {
      const validate = compiledOperation?.responses[status]?.[mediaType];
      expect(validate?.(value), `${operation.id} ${status}: ${JSON.stringify(validate?.errors)}`).toBe(true);
      examples += 1;
      if (status !== '200' || typeof value !== 'object' || value === null || !('data' in value)) continue;
      expect(validate?.({ ...value, inventado: 1 }), `${operation.id} accepts an invented member`).toBe(
        false,
      );
    }
  }
  expect(examples).toBeGreaterThan(100);
});

/** The breaches of the contract by a form with these parts beside the required ones. */
async function violationsBy(parts: Readonly<Record<string, FormPart>>): Promise<readonly string[]> {
  const hashId = hashOf(resume);
  const engine = createEngine({ scenario: resume });
  await engine.handle(
    requestOfPlainCall({
      operation: 'updateStep',
      path: { hashId, step: 'endereco' },
      multipart: { hashId, order: 1, ...parts },
    }),
  );
  return engine.violations.map(({ detail }) => detail).filter(detail => detail.startsWith('body'));
}

test('[10.3] a form may have files under any name, but texts only under the names of the contract', async () => {
  expect(await violationsBy({ comprovante: frontOfDocument, finished: false })).toEqual([]);
  expect(await violationsBy({ metaProductBank: 'm1' })).toContain(
    'body/metaProductBank must match format "binary"',
  );
  expect(await violationsBy({ finished: '0' })).toEqual(['body/finished must be boolean']);
});
