import { expect, test } from 'vitest';
import { decodeFailure } from './failure.ts';
import { messageOf } from './message-of.ts';

const LIMIT = 8;

function nest(levels: number, innermost: unknown, wrap: (inner: unknown) => unknown): unknown {
  let value = innermost;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

const asText = (value: unknown): string => JSON.stringify(value);
const failureOf = (body: unknown) => decodeFailure('updateStep', true, 422, body);

test.each<[about: string, levelsInEach: number, wrap: (inner: unknown) => unknown]>([
  ['texts', 1, asText],
  ['messages', 1, message => ({ message })],
  ['errors', 1, errors => ({ errors })],
  ['messages as texts', 2, message => asText({ message })],
  ['lists as texts', 2, inner => asText([inner])],
])('[8.20] a message is found in 8 levels of %s, and not in more', (_, levelsInEach, wrap) => {
  const levels = LIMIT / levelsInEach;
  expect(messageOf(nest(levels, 'Confira.', wrap))).toBe('Confira.');
  expect(messageOf(nest(levels + 1, 'Confira.', wrap))).not.toBe('Confira.');
});

test('[8.20] a body is read in 8 levels of texts, and not in more', () => {
  expect(failureOf(nest(LIMIT, { code: 7 }, asText)).code).toBe(7);
  expect(failureOf(nest(LIMIT + 1, { code: 7 }, asText)).code).toBe(422);
});

test('[7.5c] the messages of fields are read in 8 levels, and not in more', () => {
  const errorsIn = (levels: number) => nest(levels, { cpf: 'CPF inválido' }, inner => ({ grupo: inner }));
  expect({ ...failureOf({ errors: errorsIn(LIMIT) }).fieldErrors }).toEqual({ cpf: 'CPF inválido' });
  expect({ ...failureOf({ errors: errorsIn(LIMIT + 1) }).fieldErrors }).toEqual({});
});

test('[8.20] blanks around JSON in a text do not matter, and a text that has JSON inside is a text', () => {
  expect(messageOf(' \n{"message":"Confira."} ')).toBe('Confira.');
  expect(messageOf('Confira: {"message":"x"}')).toBe('Confira: {"message":"x"}');
});
