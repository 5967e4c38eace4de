import { expect, test } from 'vitest';
import { decodeStep, decodeSteps } from './step.ts';
import { takeUnreadableNames } from './take-unreadable-names.ts';

test.each([
  [undefined, 'init'],
  [null, 'init'],
  ['', 'init'],
  ['waiting', 'waiting'],
  ['finished', 'finished'],
  ['hibernating', 'waiting'],
  ['constructor', 'waiting'],
])('[4.1a] the state %s of a step is %s', (state, status) => {
  expect(decodeStep({ slug: 's', state })?.status).toBe(status);
});

test.each([[null], [{}], [{ slug: '' }], [{ slug: {} }], ['x']])('[3.22] %o is not a step', json => {
  expect(decodeStep(json)).toBeUndefined();
});

test('[3.22] a step without an order follows the one before it; a step of order -1 is skipped in the count', () => {
  const json = [
    { slug: 'a' },
    { slug: 'vazio', order: -1 },
    { slug: 'b' },
    { slug: 'c', order: 20 },
    { slug: 'd' },
  ];
  expect(decodeSteps(json).map(({ slug, order }) => [slug, order])).toEqual([
    ['a', 0],
    ['vazio', -1],
    ['b', 1],
    ['c', 20],
    ['d', 21],
  ]);
});

test('[3.22] a step with nothing but a slug is a step: order -1, no review', () => {
  expect(decodeStep({ slug: 's' })).toMatchObject({
    order: -1,
    requiresReview: false,
    fields: [],
    tokenMethods: [],
    type: { slug: '' },
  });
});

test('[3.22] a field without a key is left out; ways to receive a code come as names or objects', () => {
  const step = decodeStep({
    slug: 's',
    fields: [{ label: 'x' }, { key: 'a' }],
    tokenValidationMethods: ['sms', { method: 'email', target: 'm***' }],
  });
  expect(step?.fields.map(({ key }) => key)).toEqual(['a']);
  expect(step?.tokenMethods).toEqual([
    { method: 'sms', target: '' },
    { method: 'email', target: 'm***' },
  ]);
});

test('[3.22] of several fields with one key the first counts, also if it is a sub-field', () => {
  const step = decodeStep({
    slug: 's',
    fields: [
      { key: 'a', label: 'um', subFields: [{ key: 'b', label: 'dentro' }, { key: '' }, { key: 'a' }] },
      { key: 'a', label: 'dois' },
      { key: 'c', subFields: [{ key: 'b', label: 'outra vez' }] },
      { key: '__proto__' },
    ],
  });
  expect(step?.fields.map(({ key, label }) => [key, label])).toEqual([
    ['a', 'um'],
    ['c', ''],
    ['__proto__', ''],
  ]);
  expect(step?.fields.map(({ subFields }) => subFields.map(({ label }) => label))).toEqual([
    ['dentro'],
    [],
    [],
  ]);
});

test.each([
  ['enableProposalRestartAtThisStep', 'canRestartHere'],
  ['notAllowedToReturnFromHere', 'cannotReturnFromHere'],
  ['requiredReview', 'requiresReview'],
])('[3.22] the flag %s of a step is read independently', (json, name) => {
  const flags = ['canRestartHere', 'cannotReturnFromHere', 'requiresReview'];
  const step = Object.entries(decodeStep({ slug: 's', [json]: true }) ?? {});
  expect(step.filter(([key, value]) => flags.includes(key) && value === true)).toEqual([[name, true]]);
});

test('[12.5] names and descriptions of a step are cut off, and so are its fields and the steps', () => {
  const long = 'a'.repeat(3_000_000);
  const fields = Array.from({ length: 2_001 }, (_, index) => ({ key: `f${index}` }));
  const step = decodeStep({ slug: 's', name: long, description: long, fields });
  expect([step?.name.length, step?.description.length, step?.fields.length]).toEqual([10_000, 10_000, 2_000]);
  expect(decodeSteps(Array.from({ length: 1_001 }, (_, index) => ({ slug: `s${index}` })))).toHaveLength(
    1_000,
  );
});

test('[12.5] a step or a field whose name for the service is too long is left out', () => {
  expect(decodeStep({ slug: 'a'.repeat(257) })).toBeUndefined();
  const fields = [{ key: 'a'.repeat(257) }, { key: 'b'.repeat(256) }];
  expect(decodeStep({ slug: 'a'.repeat(256), fields })?.fields.map(({ key }) => key[0])).toEqual(['b']);
});

test('[2.15] a step whose slug no address can contain is left out', () => {
  expect(decodeStep({ slug: 'dados-\ud800' })).toBeUndefined();
  expect(decodeStep({ slug: 'dados-😀' })?.slug).toBe('dados-😀');
});

test.each([
  [{ 0: { key: 'a' }, 2: { key: 'b' } }, ['a', 'b']],
  [{ key: 'a', component: 'text' }, ['a']],
  [[], []],
  [{}, []],
  [null, []],
  [false, []],
  ['', []],
  [[null, { key: 'a' }, 'x'], ['a']],
  [[null], []],
])('[10.13] [3.22] the fields %j of a step are %j', (fields, keys) => {
  expect(decodeStep({ slug: 's', fields })?.fields.map(({ key }) => key)).toEqual(keys);
});

test.each([
  [{ items: [{ key: 'a' }] }],
  ['[{"key":"a"}]'],
  [true],
  [2],
  [[['a', 'b']]],
  [[[{ key: 'a' }]]],
  [['{"key":"a"}', null]],
])(
  '[10.13] [16.9] a step whose fields cannot be read (%j) is no step, and the operator learns it',
  fields => {
    takeUnreadableNames();
    expect(decodeStep({ slug: 's', fields })).toBeUndefined();
    expect(takeUnreadableNames()).toEqual(['fields']);
  },
);

test('[2.38] [4.36] of several steps with one slug the first counts, and the operator learns it', () => {
  takeUnreadableNames();
  const steps = decodeSteps([{ slug: 'a', name: 'Um' }, { slug: 'b' }, { slug: 'a', name: 'Dois' }]);
  expect(steps.map(({ slug, name, order }) => [slug, name, order])).toEqual([
    ['a', 'Um', 0],
    ['b', '', 1],
  ]);
  expect(takeUnreadableNames()).toEqual(['slug']);
});

test.each([
  ['a step without a slug', [{ name: 'x' }], 'slug'],
  ['a field without a key', [{ slug: 's', fields: [{ label: 'x' }] }], 'key'],
  ['a second field with one key', [{ slug: 's', fields: [{ key: 'a' }, { key: 'a' }] }], 'key'],
])('[16.9] %s is left out, and the operator learns it', (_, steps, name) => {
  takeUnreadableNames();
  decodeSteps(steps);
  expect(takeUnreadableNames()).toEqual([name]);
});
