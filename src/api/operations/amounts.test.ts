import { expect, test } from 'vitest';
import type { CallContext } from './call-operation.ts';
import { getMultiProposal } from './multi-proposal.ts';
import { proposalDetails } from './proposal-details.ts';
import { getQitechContracts } from './simulations/simulation-list.ts';
import { listContracts } from './step-actions.ts';

const answerWith = (body: unknown) => async () => ({ response: new Response(), data: JSON.stringify(body) });

/** A context whose every read is answered with `body`. */
const contextWith = (body: unknown): CallContext =>
  ({
    client: { GET: answerWith(body) },
    isOnline: () => true,
    trackWork: <Value>(work: Promise<Value>) => work,
    now: () => 0,
  }) as unknown as CallContext; // only the members that a read uses

const readers: Record<string, (amount: unknown) => Promise<unknown>> = {
  'the details of a proposal': amount =>
    proposalDetails(contextWith({ data: { _id: 'p1', value: amount } }), 'p1'),
  'a proposal of the same CPF': amount =>
    getMultiProposal(contextWith({ data: [{ _id: 'p1', value: amount }] }), { hashId: 'h', cpfOrId: 'p1' }),
  'a contract of the customer': amount =>
    listContracts(contextWith({ data: [{ _id: 'c1', balance: amount }] }), 'h'),
  'a contract to take over': amount =>
    getQitechContracts(contextWith({ data: [{ _id: 'c1', balance: amount }] }), {
      hashId: 'h',
      proposalId: '',
    }),
};

test.each(Object.entries(readers))(
  '[16.2] %s: an amount is read as a number and as a Brazilian text, in cents',
  async (_, read) => {
    for (const [amount, cents] of [
      [1234.56, 123_456],
      ['1234.56', 123_456],
      ['R$ 1.234,56', 123_456],
      [1.005, 101],
    ])
      expect(JSON.stringify(await read(amount))).toMatch(
        new RegExp(`"(?:amount|value|balance)":${cents}\\b`),
      );
  },
);

test.each(Object.entries(readers))(
  '[16.2] %s: a negative or absurd amount counts as none',
  async (_, read) => {
    for (const amount of [-10, 1e300, 'muito']) {
      const answer = JSON.stringify(await read(amount));
      expect(answer).toContain('"ok":true');
      expect(answer).not.toMatch(/"(?:amount|value|balance)":-?\d/);
    }
  },
);
