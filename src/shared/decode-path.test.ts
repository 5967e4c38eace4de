import { expect, test } from 'vitest';
import { decodePath } from './decode-path.ts';

test.each([
  ['/come%C3%A7ar', '/começar'],
  ['/começar', '/começar'],
  ['/dados%2Fpessoais', '/dados/pessoais'],
  ['/100%', '/100%'],
])('[2.15] the path %s reads %s', (path, decoded) => {
  expect(decodePath(path)).toBe(decoded);
});
