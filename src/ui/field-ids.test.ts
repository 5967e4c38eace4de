import { expect, test } from 'vitest';
import { descriptionIdsOf, fieldIdsOf } from './field-ids.ts';

test('[13.3] an error describes its field in place of the help', () => {
  expect(descriptionIdsOf('cpf', { help: true, error: true })).toBe(fieldIdsOf('cpf').errorId);
});

test('a field without help and error has no description', () => {
  expect(descriptionIdsOf('cpf', {})).toBeUndefined();
});

test('the description of an optional field starts with the word "opcional"', () => {
  const { optionalId, helpId } = fieldIdsOf('apelido');
  expect(descriptionIdsOf('apelido', { optional: true, help: true })).toBe(`${optionalId} ${helpId}`);
});
