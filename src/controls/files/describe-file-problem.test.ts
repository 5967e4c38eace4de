import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_DOCUMENT_SIZE } from '#journey/fields/file-kind.ts';
import { describeFileProblem, formatSize } from './describe-file-problem.ts';

test('[4.34] [7.10] the messages of the app and of the contract name the same size limit for documents', () => {
  const contractText = readFileSync('openapi/responses/payload-too-large.yaml', 'utf8');
  expect(formatSize(MAX_DOCUMENT_SIZE)).toBe('10 MB');
  expect(contractText).toContain(`até ${formatSize(MAX_DOCUMENT_SIZE)}.`);
  expect(describeFileProblem('tooLarge', 'conta.pdf', true)).toContain('10 MB para PDF e 40 MB para foto');
});
