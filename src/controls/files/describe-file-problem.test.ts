import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_DOCUMENT_SIZE } from '#journey/fields/file-kind.ts';
import { describeFileProblem, formatSize } from './describe-file-problem.ts';

const documents = { takesPdf: true, hasCamera: false };

test('[4.34] [7.10] the messages of the app and of the contract name the same size limit for documents', () => {
  const contractText = readFileSync('openapi/responses/payload-too-large.yaml', 'utf8');
  expect(formatSize(MAX_DOCUMENT_SIZE)).toBe('10 MB');
  expect(contractText).toContain(`até ${formatSize(MAX_DOCUMENT_SIZE)}.`);
  expect(describeFileProblem('tooLarge', 'conta.pdf', documents)).toContain(
    '10 MB para PDF e 40 MB para foto',
  );
});

test.each([
  ['heic', documents, 'Escolha uma foto em JPG ou PNG.'],
  ['heic', { takesPdf: false, hasCamera: true }, 'Tire a foto por aqui, ou escolha uma em JPG.'],
  ['broken', documents, 'Escolha outro arquivo.'],
  ['broken', { takesPdf: false, hasCamera: true }, 'Tire outra foto ou escolha outro arquivo.'],
  ['tooLarge', documents, 'Você também pode enviar uma foto do documento.'],
  ['tooLarge', { takesPdf: false, hasCamera: false }, 'Envie uma menor.'],
  ['tooLarge', { takesPdf: false, hasCamera: true }, 'Tire outra ou envie uma menor.'],
] as const)(
  '[15.8] [12.11] the message for %s at a field with %o offers only what the field can do',
  (problem, ways, advice) => {
    const message = describeFileProblem(problem, 'x', ways);
    expect(message.endsWith(` ${advice}`)).toBe(true);
  },
);
