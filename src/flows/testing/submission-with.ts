import { stepWith } from '#journey/testing/step-with.ts';
import { type Submission, WITHOUT_FORM } from '../submission.ts';

/** A submission for tests with these members and otherwise empty ones. */
export const submissionWith = (overrides: Partial<Submission>): Submission => ({
  ...WITHOUT_FORM,
  step: stepWith({ slug: 'dados' }),
  hashId: 'h1',
  data: {},
  coordinates: Promise.resolve({}),
  onCancel: 'stay',
  ...overrides,
});
