import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LARGEST_DOCUMENT } from '#journey/fields/file-kind.ts';
import { fileProblemText, sizeText } from './file-problem-text.ts';

test('[4.34] [7.10] the app refuses documents above the limit that the contract names, and says the same number', () => {
  const refusal = readFileSync('openapi/responses/payload-too-large.yaml', 'utf8');
  expect(sizeText(LARGEST_DOCUMENT)).toBe('10 MB');
  expect(refusal).toContain(`até ${sizeText(LARGEST_DOCUMENT)}.`);
  expect(fileProblemText('tooLarge', 'conta.pdf', true)).toContain('10 MB para PDF e 40 MB para foto');
});
