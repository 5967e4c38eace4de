import { expect, test } from 'vitest';
import { planRuns } from './plan-runs.ts';
import type { Subject } from './subjects.ts';

const drafts: Subject = {
  name: 'drafts',
  files: ['src/flows/drafts.ts'],
  tests: ['src/flows/drafts.test.ts'],
};
const fields: Subject = {
  name: 'fields',
  files: ['src/journey/fields/**/*.ts'],
  tests: ['src/journey/fields/*.test.ts'],
};
const filesByName: Readonly<Record<string, readonly string[]>> = {
  drafts: ['src/flows/drafts.ts'],
  fields: ['src/journey/fields/text.ts'],
};
const plan = (path: string): Subject[] =>
  planRuns({ path, subjects: [drafts, fields], filesOf: ({ name }) => filesByName[name] ?? [] });

test('a folder runs the subjects in it with their own tests, and then the files of no subject', () => {
  expect(plan('src/flows')).toEqual([
    drafts,
    {
      name: 'src-flows',
      files: ['src/flows/**/*.ts', '!src/flows/drafts.ts'],
      tests: ['src/flows/**/*.test.ts'],
    },
  ]);
});

test('a folder whose name only begins like another does not run its subjects', () => {
  expect(plan('src/flow').map(({ name }) => name)).toEqual(['src-flow']);
});

test('a file runs with the tests of its subject, also where the subject names it by a pattern', () => {
  expect(plan('src/journey/fields/text.ts')).toEqual([
    { name: 'src-journey-fields-text-ts', files: ['src/journey/fields/text.ts'], tests: fields.tests },
  ]);
});

test('a file of no subject runs with the tests of its folder', () => {
  expect(plan('src/flows/wait.ts')[0]?.tests).toEqual(['src/flows/**/*.test.ts']);
});
