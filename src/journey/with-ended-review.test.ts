import { expect, test } from 'vitest';
import { proposalWith } from './simulation/testing/sample.ts';
import { withEndedReview } from './with-ended-review.ts';

const known = { ...proposalWith({}), endedReview: 'endereco' };
const answered = (reviewStep: string | null) => ({ ...proposalWith({}), reviewStep });

test('[4.12] an ended review stays ended until the service names another step to review, or none', () => {
  const ended = withEndedReview(answered('endereco'), known);
  expect(ended).toMatchObject({ reviewStep: null, endedReview: 'endereco' });
  expect(withEndedReview(answered('endereco'), ended).reviewStep).toBeNull();
  const other = withEndedReview(answered('dados'), ended);
  expect(other.reviewStep).toBe('dados');
  expect(withEndedReview(answered('endereco'), other).reviewStep).toBe('endereco');
  expect(withEndedReview(answered('endereco'), withEndedReview(answered(null), ended)).reviewStep).toBe(
    'endereco',
  );
});

test('[4.12] [11.4] a review that was ended in another proposal is none of this one', () => {
  expect(withEndedReview({ ...answered('endereco'), id: 'p2' }, known).reviewStep).toBe('endereco');
  expect(withEndedReview(answered('endereco'), undefined).reviewStep).toBe('endereco');
});
