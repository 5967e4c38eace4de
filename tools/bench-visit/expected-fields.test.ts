import { expect, test } from 'vitest';
import { expectedFields } from './expected-fields.ts';

test('[14.1] the fields that a measured visit waits for are known without a page: those that the empty step shows', () => {
  const fields = expectedFields(20);
  // Each tenth field depends on another one.
  expect(fields.map(({ id }) => Number(id.replace('campo-campo', '')))).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1).filter(position => position % 10 !== 0),
  );
  expect(fields.find(({ kind }) => kind === 'list')).toEqual({ id: 'campo-campo6', kind: 'list' });
});
