import { expect, test } from 'vitest';
import { DOCUMENTS, PHOTOS, refusal, sizeText } from './acceptable.ts';

const file = (type: string, size = 1000, name = 'rg.dat') => ({ type, size, name });

test('a photo is taken, by its type and not by its name', () => {
  expect(refusal(file('image/jpeg'), PHOTOS)).toBeUndefined();
  expect(refusal(file('image/heic'), PHOTOS)).toBeUndefined();
  expect(refusal(file('text/html', 1000, 'foto.jpg'), PHOTOS)).toBe(
    'Não aceitamos este tipo de arquivo: foto.jpg. Envie uma foto.',
  );
  expect(refusal(file('imagem/jpeg'), PHOTOS)).toBeDefined();
});

test('a PDF is a document and no photo', () => {
  expect(refusal(file('application/pdf'), DOCUMENTS)).toBeUndefined();
  expect(refusal(file('application/pdf'), PHOTOS)).toBeDefined();
  expect(refusal(file('', 1000, 'x'), DOCUMENTS)).toBe(
    'Não aceitamos este tipo de arquivo: x. Envie uma foto ou um PDF.',
  );
});

test('an empty file and one over the limit are refused, one at the limit is not', () => {
  expect(refusal(file('image/png', 0), PHOTOS)).toBe('O arquivo está vazio: rg.dat. Escolha outro.');
  expect(refusal(file('image/png', PHOTOS.largest), PHOTOS)).toBeUndefined();
  expect(refusal(file('image/png', PHOTOS.largest + 1), PHOTOS)).toBe(
    'O arquivo é grande demais: rg.dat. O limite é de 15 MB.',
  );
});

test('sizes are written as people read them', () => {
  expect(sizeText(10)).toBe('1 kB');
  expect(sizeText(51_200)).toBe('50 kB');
  expect(sizeText(1_572_864)).toBe('1,5 MB');
});
