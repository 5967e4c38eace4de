import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copySafely, createSafeRecord, MAX_DEPTH, ownValueOf, withoutPrototypes } from './safe-record.ts';

const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
];

const anyKey = fc.oneof(fc.constantFrom(...HOSTILE_KEYS), fc.string());

test('[12.4] a record keeps every value, whatever its key, and no prototype changes', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(anyKey, fc.integer()), { selector: ([key]) => key }), entries => {
      const record = createSafeRecord(entries);
      for (const [key, value] of entries) expect(ownValueOf(record, key)).toBe(value);
      expect(Object.keys(record)).toHaveLength(entries.length);
      expect(Object.getPrototypeOf(record)).toBeNull();
    }),
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

test('[12.4] control: an ordinary object loses the value of __proto__', () => {
  const ordinary: Record<string, unknown> = {};
  const key = '__proto__';
  ordinary[key] = 1;
  expect(ownValueOf(ordinary, '__proto__')).toBeUndefined();
});

test('[12.4] inherited members of a record are not found', () => {
  expect(ownValueOf({}, 'constructor')).toBeUndefined();
  expect(ownValueOf({}, '__proto__')).toBeUndefined();
});

test('[12.4] a copy has the values of all records, and the original stays unchanged', () => {
  const parsed = JSON.parse('{"__proto__": "kept", "cpf": "1"}') as Record<string, string>;
  const changed = copySafely(parsed, { constructor: 'set', cpf: '2' });
  expect(Object.entries(changed)).toEqual([
    ['__proto__', 'kept'],
    ['cpf', '2'],
    ['constructor', 'set'],
  ]);
  expect(Object.entries(parsed)).toEqual([
    ['__proto__', 'kept'],
    ['cpf', '1'],
  ]);
});

test('[12.4] an answer has the same JSON without its prototypes', () => {
  const text =
    '{"__proto__":{"polluted":true},"list":[{"constructor":{"prototype":1}}],"deep":{"toString":null}}';
  const answer = withoutPrototypes(JSON.parse(text));
  expect(JSON.stringify(answer)).toBe(text);
  expect(Object.getPrototypeOf(answer)).toBeNull();
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('[12.5] a value that is nested too deeply is cut off and does not overflow the stack', () => {
  const deepValue = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown;
  expect(JSON.stringify(withoutPrototypes(deepValue))).toBe(
    `${'['.repeat(MAX_DEPTH)}null${']'.repeat(MAX_DEPTH)}`,
  );
});

test('[12.5] members of objects are cut off at the same depth as items of lists', () => {
  const deepValue = JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`) as unknown;
  expect(JSON.stringify(withoutPrototypes(deepValue))).toBe(
    `${'{"a":'.repeat(MAX_DEPTH)}null${'}'.repeat(MAX_DEPTH)}`,
  );
});

test('[12.4] a record of nothing is empty', () => {
  expect(Object.keys(createSafeRecord())).toEqual([]);
});
