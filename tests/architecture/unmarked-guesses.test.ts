import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { bundleContract } from '../../tools/contract/bundle.ts';
import { unmarkedGuesses } from './unmarked-guesses.ts';

test('[10.1d] a name in the contract is quoted by the specification, or it is marked as a guess', async () => {
  expectNoBreaches(
    unmarkedGuesses(await bundleContract()).map(guess => `openapi ${guess} is a guess without x-assumed.`),
    {
      rule: 'The contract marks every name that the specification does not quote: of a member, a parameter or a value.',
      remedy:
        'Write `x-assumed: <the reason>` beside it and describe the guess in docs/decisions/assumptions.md. If the specification quotes the name, add it to tests/architecture/specified-names.ts.',
    },
  );
});

test('the rule of guesses looks at members, parameters and values, and stops at a mark', () => {
  const assumed = { 'x-assumed': 'A sentence that gives the reason.' };
  const schema = {
    properties: {
      currentStep: { type: 'string' },
      invented: { properties: { deeper: {} } },
      marked: { ...assumed, properties: { anything: {} } },
      situation: { 'x-known-values': ['approved', 'delayed'] },
    },
    example: { properties: { sample: 1 } },
  };
  expect(unmarkedGuesses({ schema, parameter: { in: 'query', name: 'page' } })).toEqual([
    '#/schema: "invented"',
    '#/schema/properties/invented: "deeper"',
    '#/schema/properties/situation: "delayed"',
    '#/parameter: "page"',
  ]);
  expect(unmarkedGuesses({ schema: { ...schema, ...assumed } })).toEqual([]);
});
