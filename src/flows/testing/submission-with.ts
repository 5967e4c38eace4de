import { stepWith } from '#journey/testing/step-with.ts';
import type { Submission } from '../submission.ts';

/** A submission for tests with these members and otherwise empty ones. */
export const submissionWith = (overrides: Partial<Submission>): Submission => ({
  step: stepWith({ slug: 'dados' }),
  hashId: 'h1',
  data: {},
  values: undefined,
  files: [],
  financing: undefined,
  finished: undefined,
  agreedTerms: [],
  coordinates: Promise.resolve({}),
  onCancel: 'stay',
  ...overrides,
});
