/** Code that is mutated together: its result stands in one file and in one row of docs/mutation.md. */
export interface Subject {
  name: string;
  /** Paths or globs from the root of the repository; tests are left out. Code that is loaded on first use: paths. */
  files: readonly string[];
  /** The tests that have to notice: those of the subject, not those of everything that happens to use it. */
  tests: readonly string[];
  /** Least share of mutants that a test must notice, in percent; absent: recorded only. */
  minimumScore?: number;
}

/** They play whole journeys, so a mutant takes one to three seconds: a subject is a file or two. */
const submitTests: Subject['tests'] = [
  'src/flows/submit-*.test.ts',
  'src/flows/{saved-answers,pending-writes,warn-of-read-error}.test.ts',
  'src/flows/{check-other-proposals,hash-id,simulation,run-lookup}.test.ts',
];

/** A wrong answer here costs a person money or data, so nine of ten mutants have to be noticed. */
export const subjects: readonly Subject[] = [
  {
    name: 'brazil',
    files: ['src/brazil/**/*.ts'],
    tests: ['src/brazil/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'masks',
    files: ['src/journey/masks/**/*.ts'],
    tests: ['src/journey/masks/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'validators',
    files: ['src/journey/validators/**/*.ts'],
    tests: ['src/journey/validators/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'errors',
    files: ['src/journey/errors/**/*.ts'],
    tests: ['src/journey/errors/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'handle-failure',
    files: ['src/flows/handle-failure.ts'],
    tests: ['src/flows/{handle-failure,retry-after}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'answers',
    files: ['src/journey/answers.ts'],
    tests: ['src/journey/answers.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'sent-files',
    files: ['src/flows/file-evidence.ts', 'src/flows/unproven-files.ts'],
    tests: ['src/flows/{file-evidence,unproven-files}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'unknown-outcome',
    files: ['src/flows/unknown-outcome.ts'],
    tests: ['src/flows/{pending-writes,submit-unknown-outcome,submit-files,submit-step,restart}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'pending-writes',
    files: ['src/flows/pending-writes.ts'],
    tests: ['src/flows/{pending-writes,hash-id,restart}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'submit-rules',
    files: ['src/journey/submit/**/*.ts', 'src/journey/form/payload.ts', 'src/journey/form/validate.ts'],
    tests: ['src/journey/submit/*.test.ts', 'src/journey/form/{payload,validate}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'submission',
    files: ['src/flows/submission.ts', 'src/flows/accept-outcome.ts'],
    tests: submitTests,
    minimumScore: 90,
  },
  {
    name: 'send-submission',
    files: ['src/flows/send-submission.ts'],
    tests: submitTests,
    minimumScore: 90,
  },
  {
    name: 'submit-step',
    files: ['src/flows/submit-step.ts'],
    tests: submitTests,
    minimumScore: 90,
  },
];
