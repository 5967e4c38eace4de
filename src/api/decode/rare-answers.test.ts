import { expect, test } from 'vitest';
import { decodeFailure } from './failure.ts';
import { decodeProposal } from './proposal.ts';
import { decodeStep, decodeSteps } from './step.ts';

const decode = (body: unknown, status: number) => decodeFailure('updateStep', true, status, body);

test('[3.22] an entry without a slug is no step of the journey, and takes no place in the order', () => {
  const json = [{ slug: 'a' }, { name: 'Sem slug', order: 7 }, null, { slug: 'b' }];
  expect(decodeSteps(json).map(({ slug, order }) => [slug, order])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
});

test('[3.22a] the link of a step is read', () => {
  const link = 'https://exemplo.com.br/assinar';
  expect(decodeStep({ slug: 's', link })?.link).toBe(link);
});

test('[3.19c] a proposal is one of several only if the service has said so, now or before', () => {
  const single = decodeProposal({ isMultiProposalSelected: false });
  expect(single).not.toHaveProperty('isMultiProposalSelected');
  const selected = decodeProposal({ isMultiProposalSelected: true }, single);
  expect(decodeProposal({}, selected).isMultiProposalSelected).toBe(true);
});

test('[7.5b] [8.25] a conflict is recognised by its status, whatever code it has', () => {
  const body = { code: 400, errors: { status: 'CONFLICT' }, message: 'x' };
  expect(decode(body, 404).message).toBe('');
  expect(decode(body, 400).message).toBe('x');
});

test('[7.5c] an entry that names no field gives no message by field', () => {
  const errors = [{ message: 'Revise.' }, { key: 'cpf', message: 'Errado' }];
  expect({ ...decode({ errors }, 422).fieldErrors }).toEqual({ cpf: 'Errado' });
});
