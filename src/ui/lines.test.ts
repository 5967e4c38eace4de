import { expect, test } from 'vitest';
import { sentencesOf } from './lines.tsx';

test('[2.56] a message is split into its sentences', () => {
  expect(sentencesOf('Não foi possível carregar os dados. Tente novamente ou atualize a página.')).toEqual([
    'Não foi possível carregar os dados.',
    'Tente novamente ou atualize a página.',
  ]);
});

test('[2.56] a point inside an amount does not end a sentence', () => {
  expect(sentencesOf('O limite é R$ 2.200,00 hoje.')).toEqual(['O limite é R$ 2.200,00 hoje.']);
});
