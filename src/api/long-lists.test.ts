import { expect, test } from 'vitest';
import type { Result } from '#shared/result.ts';
import { decodeFailure } from './decode/failure.ts';
import { MAX_LISTED } from './decode/json.ts';
import { decodeStep } from './decode/step.ts';
import { getMultiProposal } from './operations/multi-proposal.ts';
import { proposalDetails } from './operations/proposal-details.ts';
import { getQitechContracts } from './operations/simulations/simulation-list.ts';
import { listContracts } from './operations/step-actions.ts';
import { contextWith } from './operations/testing/context-with.ts';

const entriesOf = (entryAt: (index: number) => unknown) =>
  Array.from({ length: MAX_LISTED + 500 }, (_, index) => entryAt(index));

const decoded = <Value>(answer: Result<Value, unknown>): Value => {
  if (!answer.ok) throw new Error('The answer was not decoded.');
  return answer.value;
};

const read = (data: unknown) => contextWith({ data });

const lengths: readonly [name: string, lengthOf: () => number | Promise<number>][] = [
  [
    'ways to receive a code',
    () => decodeStep({ slug: 'token', tokenValidationMethods: entriesOf(String) })?.tokenMethods.length ?? 0,
  ],
  [
    'contracts',
    async () => decoded(await listContracts(read(entriesOf(index => ({ _id: `c${index}` }))), 'h1')).length,
  ],
  [
    'contracts to take over',
    async () => {
      const entries = entriesOf(index => ({ _id: `c${index}` }));
      return decoded(await getQitechContracts(read(entries), { hashId: 'h1', proposalId: 'p1' })).length;
    },
  ],
  [
    'other proposals',
    async () => {
      const entries = entriesOf(index => ({ _id: `p${index}` }));
      return decoded(await getMultiProposal(read(entries), { hashId: 'h1', cpfOrId: '1' })).length;
    },
  ],
  [
    'documents and situations of a proposal',
    async () => {
      const documents = entriesOf(index => ({ name: `d${index}` }));
      const data = { _id: 'p1', documents, history: entriesOf(() => ({})) };
      const details = decoded(await proposalDetails(read(data), 'p1'));
      return Math.max(details.documents.length, details.history.length);
    },
  ],
  [
    'messages of a failure',
    () => {
      const errors = entriesOf(index => ({ MENSAGEM: `${index}` }));
      return decodeFailure('updateStep', true, 422, { errors }).original.reveal().split(' | ').length;
    },
  ],
  [
    'inconsistencies of a failure',
    () => {
      const errors = { inconsistencies: entriesOf(index => ({ kind: `k${index}` })) };
      return decodeFailure('updateStep', true, 422, { errors }).inconsistencies.length;
    },
  ],
];

test.each(lengths)('[12.5b] a list of %s is cut off after 2,000 entries', async (_, lengthOf) => {
  expect(await lengthOf()).toBe(MAX_LISTED);
});
