import { expect, test } from 'vitest';
import { NO_MESSAGE, toCustomerMessage } from '#journey/errors/customer-message.ts';
import { decodeField } from './field.ts';
import { decodeOptions } from './options.ts';
import { decodeOutcome, decodeProposal } from './proposal.ts';
import { decodeStep, decodeSteps } from './step.ts';
import { decodeSystem } from './system.ts';
import { takeUnreadableNames } from './take-unreadable-names.ts';

test('[3.23a] uniqueKey takes precedence over key, component over _component', () => {
  expect(decodeField({ key: 'a', uniqueKey: 'b', component: 'text', _component: 'date' })).toMatchObject({
    key: 'b',
    component: 'text',
  });
  expect(decodeField({ key: 'a', uniqueKey: null, _component: 'date' })).toMatchObject({
    key: 'a',
    component: 'date',
  });
});

test.each([
  [{ readOnly: true }, true],
  [{ disabled: true }, true],
  [{ readOnly: false, disabled: true }, true],
  [{}, false],
  [{ readOnly: 'true' }, true],
  [{ readOnly: 'false', disabled: 1 }, false],
])('[3.23b] %o is read-only: %s', (json, readOnly) => {
  expect(decodeField(json).readOnly).toBe(readOnly);
});

test.each([
  [{ rules: [{ required: true }] }, true],
  [{ rules: [{ required: true, warningOnly: true }] }, false],
  [{ rules: [{ required: true, warningOnly: true }, { required: true }] }, true],
  [{ required: true }, true],
  [{ rules: 'none' }, false],
  [{ rules: [null, 3] }, false],
])('[5.1] %o is required: %s', (json, required) => {
  expect(decodeField(json).required).toBe(required);
});

test.each([
  ['none'],
  [null],
  [undefined],
  [''],
  [3],
  [{}],
  [{ visualization: 'none', displayBasedOnValues: 'none', standard: 'none', readOnly: 'none' }],
  [{ visualization: null, displayBasedOnValues: [], standard: null, readOnly: null }],
  [{ visualization: { value: 'x' }, displayBasedOnValues: [null] }],
])('[3.25] the conditionals %o are none', conditionals => {
  expect(decodeField({ conditionals }).conditionals).toEqual({});
});

test('[3.26] [3.27] [3.28] [3.29] every kind of conditional is read', () => {
  const conditionals = {
    visualization: { _id: 'f1', value: true },
    displayBasedOnValues: [{ _id: 'f2', value: ['A', 2, null] }],
    standard: { _id: 'f3', value: 'x', forcedValue: 'y', readOnly: true },
    readOnly: { activateWhenHasProposal: true },
  };
  expect(decodeField({ conditionals }).conditionals).toEqual({
    visualization: { fieldId: 'f1', values: ['true'] },
    displayBasedOnValues: [{ fieldId: 'f2', values: ['A', '2', ''] }],
    standard: { fieldId: 'f3', values: ['x'], forcedValue: 'y', readOnly: true },
    readOnly: { activateWhenHasProposal: true },
  });
});

test('[3.26] [3.27] a condition without a value has no values: the other field only has to be filled', () => {
  const conditionals = { visualization: { _id: 'f1' }, displayBasedOnValues: [{ _id: 'f2' }] };
  expect(decodeField({ conditionals }).conditionals).toEqual({
    visualization: { fieldId: 'f1', values: [] },
    displayBasedOnValues: [{ fieldId: 'f2', values: [] }],
  });
});

test('[12.4] a condition on a hostile value does not break the answer', () => {
  const value = { toString: 1, valueOf: 1 };
  expect(() => decodeField({ conditionals: { visualization: { _id: 'f', value } } })).not.toThrow();
});

test.each([
  [{ defaultValue: { value: 7 } }, 7],
  [{ defaultValue: { value: 'a', label: 'A' } }, { value: 'a', label: 'A' }],
  [{ defaultValue: 'x' }, 'x'],
  [{}, null],
])('[3.23] the default of %o', (json, expected) => {
  expect(decodeField(json).defaultValue).toEqual(expected);
});

test('[3.23] limits of money come in reais and are kept in cents, other limits stay as they are', () => {
  expect(decodeField({ component: 'money', minValue: 10.5, maxValue: '20' })).toMatchObject({
    minValue: 1050,
    maxValue: 2000,
  });
  expect(decodeField({ component: 'percentage', minValue: 10.5 })).toMatchObject({
    minValue: 10.5,
    maxValue: undefined,
  });
});

test('[3.30] [16.9] boundaries of dates: start or end, absolute or years back', () => {
  const dateValidation = [
    { edge: 'start', type: 'yearsBack', value: 100 },
    { edge: 'END', type: 'AbsoluteDate', value: '2020-01-01' },
    { boundary: 'end', type: 'yearsBack', value: 18 },
    { edge: 'middle' },
    null,
  ];
  takeUnreadableNames();
  expect(decodeField({ dateValidation }).dateValidation).toEqual([
    { edge: 'start', type: 'yearsBack', value: '100' },
    { edge: 'end', type: 'absoluteDate', value: '2020-01-01' },
    { edge: 'end', type: 'yearsBack', value: '18' },
  ]);
  // A boundary that is left out would let dates through: the operator learns of it.
  expect(takeUnreadableNames()).toEqual(['dateValidation']);
  decodeField({ dateValidation: dateValidation.slice(0, 3) });
  expect(takeUnreadableNames()).toEqual([]);
});

test('[3.24] [12.5] sub-fields are read; endless nesting is cut off', () => {
  let json: Record<string, unknown> = { key: 'leaf' };
  for (let depth = 0; depth < 5000; depth += 1) json = { key: `k${depth}`, subFields: [json] };
  let depth = 0;
  for (let field = decodeField(json); field.subFields[0]; field = field.subFields[0]) depth += 1;
  expect(depth).toBe(6);
});

test('[3.31a] options: value, label, image, disabled, children; a plain text is both value and label', () => {
  const resource = [
    { value: 1, label: 'Um', image: 'i', disabled: true, children: 'c' },
    { value: 'b' },
    'c',
    { label: 'sem valor' },
    null,
  ];
  expect(decodeOptions({ resource })?.options).toEqual([
    { value: '1', label: 'Um', image: 'i', disabled: true, children: 'c' },
    { value: 'b', label: 'b', image: '', disabled: false, children: '' },
    { value: 'c', label: 'c', image: '', disabled: false, children: '' },
  ]);
});

test('[3.31] [12.3] the value that stands for a missing label is shown as clean text, and sent as it came', () => {
  const written = '9\u202e,1% &amp; taxa\u0007';
  for (const entry of [{ value: written }, written])
    expect(decodeOptions({ resource: [entry] })?.options).toMatchObject([
      { value: written, label: '9,1% & taxa' },
    ]);
});

test('[5.32] agreements that are sent with their field get the label Correios, too', () => {
  const { options } = decodeField({ resource: 'agreements', options: ['000087', '000020'] });
  expect(options.map(({ label }) => label)).toEqual(['Correios', '000020']);
  expect(decodeField({ resource: 'banks', options: ['0087'] }).options[0]?.label).toBe('0087');
});

test.each([[{}], [{ resource: null }], [{ resource: 'x' }]])('[5.34d] %o contains no list', data => {
  expect(decodeOptions(data)).toBeUndefined();
});

test('[7.23c] a list of options may lie one level deeper', () => {
  expect(decodeOptions({ resource: { options: ['a'] }, message: 'Nada' })).toMatchObject({
    message: 'Nada',
    options: [{ value: 'a' }],
  });
});

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

test('[3.17] [3.18] the answers of a proposal are keyed by step slug, and flushHash is not a step', () => {
  const proposal = decodeProposal({
    _id: 'p',
    currentStep: 'b',
    selfContract: { a: { x: 1 }, flushHash: 'f', junk: 3 },
  });
  expect(proposal).toMatchObject({ id: 'p', currentStep: 'b', reviewStep: null, flushHash: 'f' });
  expect(proposal.answers).toEqual({ a: { x: 1 } });
});

test('[12.4] answers under names of prototype members are kept and change no prototype', () => {
  const { answers } = decodeProposal(
    JSON.parse('{"selfContract":{"__proto__":{"polluted":1},"constructor":{"x":2}}}'),
  );
  expect(Object.keys(answers)).toEqual(['__proto__', 'constructor']);
  expect(Object.keys(answers.constructor ?? {})).toEqual(['x']);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

const knownProposal = decodeProposal({
  _id: 'p',
  currentStep: 'a',
  reviewStep: 'r',
  accessToken: 't',
  selfContract: { a: { x: 1, y: 1, z: 1 }, other: { w: 1 } },
});

test('[4.11] a member that the answer does not contain stays as it was known; only the review step is cleared', () => {
  const { proposal } = decodeOutcome({ currentStep: 'b' }, NO_MESSAGE, knownProposal);
  expect(proposal).toMatchObject({
    id: 'p',
    currentStep: 'b',
    reviewStep: null,
    // A newer one may have come with a code.
    accessToken: '',
    answers: knownProposal.answers,
  });
});

test.each([
  ['nothing', {}, { x: 2, y: 2, z: 1 }],
  ['null', { selfContract: null }, { x: 2, y: 2, z: 1 }],
  ['an empty list of steps', { selfContract: {} }, { x: 2, y: 2, z: 1 }],
  ['the saved step', { selfContract: { a: { y: 3 } } }, { x: 2, y: 3, z: 1 }],
  ['a field that is null', { selfContract: { a: { x: null } } }, { x: null, y: 2, z: 1 }],
  ['a step that is null', { selfContract: { a: null } }, {}],
])(
  '[4.11] the sent values are kept under their step if the answer has %s; other steps stay',
  (_, answer, expected) => {
    const value = { a: { x: 2, y: 2 } };
    const { proposal } = decodeOutcome({ currentStep: 'b', ...answer }, NO_MESSAGE, knownProposal, value);
    expect(proposal.answers).toEqual({ a: expected, other: { w: 1 } });
  },
);

test.each([
  [{ result: { kind: 'noOffer' } }, 'noOffer'],
  [{ result: { type: 'result', kind: 'noOffer' } }, 'noOffer'],
  [{ result: { type: 'result' } }, 'result'],
  [{ result: null }, 'form'],
  [{}, 'form'],
])('[4.5a] the view of the result %o is %s', (data, result) => {
  expect(decodeOutcome(data, NO_MESSAGE, undefined).result).toBe(result);
});

test('[7.9b] [7.10c] the answer of a write is the proposal with its step, amount, situation and answers, and a message', () => {
  const outcome = decodeOutcome(
    {
      _id: 'p',
      currentStep: 'endereco',
      systemicValue: 3500.5,
      situation: 'emAndamento',
      selfContract: { 'dados-pessoais': { nome: 'Marina' } },
    },
    toCustomerMessage('Etapa salva.'),
    undefined,
  );
  expect(outcome).toMatchObject({
    message: 'Etapa salva.',
    proposal: {
      id: 'p',
      currentStep: 'endereco',
      systemicValue: 3500.5,
      situation: 'emAndamento',
      answers: { 'dados-pessoais': { nome: 'Marina' } },
    },
  });
});

test('[7.15a] the answer of finished-update contains the proposal and, beside it, the status of the step and the wait for completion', () => {
  const outcome = decodeOutcome(
    {
      stepStatus: 'success',
      proposal: { _id: 'p', currentStep: 'fim' },
      waitingFinishFillProposalSelfContract: true,
    },
    toCustomerMessage('Pronto.'),
    undefined,
  );
  expect(outcome).toMatchObject({
    stepStatus: 'success',
    waitsForCompletion: true,
    message: 'Pronto.',
    proposal: { id: 'p', currentStep: 'fim' },
  });
});

test.each([[{}], [{ configuration: null }], [{ configuration: [] }], [{ configuration: 'x' }]])(
  '[5.34a] without a configuration (%o) there is no system',
  data => {
    expect(decodeSystem(data)).toBeUndefined();
  },
);

test('[3.4] [3.6] an empty configuration is valid: everything is absent, nothing breaks', () => {
  const system = decodeSystem({ configuration: {} });
  expect(system).toMatchObject({ proposal: undefined, waitsForCompletion: false });
  expect(system?.configuration).toMatchObject({
    steps: [],
    bank: { id: '', name: '', slug: '', image: '' },
    inactivity: undefined,
  });
  expect(system?.configuration.display).toMatchObject({ hasLandingPage: false, pageTitle: '' });
});

test('[3.14] font and wave colour are in the member extra', () => {
  const display = {
    colors: { primary: '#111111', extra: { 'font-family': 'Lato', 'wave-color': '#222222' } },
  };
  expect(decodeSystem({ configuration: { display } })?.configuration.display.colors).toMatchObject({
    primary: '#111111',
    fontFamily: 'Lato',
    waveColor: '#222222',
  });
});

test.each([
  [
    { enable: true, timeout: 120, message: 'Oi' },
    { seconds: 120, message: 'Oi' },
  ],
  [{ enable: false, timeout: 120 }, undefined],
  [
    { enable: true, timeout: 0 },
    { seconds: 30, message: '' },
  ],
  [
    { enable: true, timeout: -1 },
    { seconds: 30, message: '' },
  ],
  [
    { enable: true, timeout: '1e300' },
    { seconds: 86_400, message: '' },
  ],
  [{ enable: true }, undefined],
])('[3.8] the timer %o is %o', (timer, inactivity) => {
  expect(decodeSystem({ configuration: { disrupture: { timer } } })?.configuration.inactivity).toEqual(
    inactivity,
  );
});

test('[3.7] a step reuses documents only if its flag is true or the text "true"', () => {
  const stepsWithReuseDocument = { a: true, b: 'true', c: 1, d: 'sim' };
  expect({
    ...decodeSystem({ configuration: { stepsWithReuseDocument } })?.configuration.stepsWithReuseDocument,
  }).toEqual({
    a: true,
    b: true,
    c: false,
    d: false,
  });
});

test.each([
  [{ _id: 'f1' }, []],
  [{ _id: 'f1', value: null }, []],
  [{ _id: 'f1', value: '' }, ['']],
  [{ _id: 'f1', value: false }, ['false']],
  [{ _id: 'f1', value: { value: 'SP', label: 'São Paulo' } }, ['SP']],
  [{ _id: 'f1', value: ['A', { value: 2 }, {}] }, ['A', '2', '']],
])(
  '[3.26] the condition %j has the values %j: without values, any value fulfils it',
  (visualization, values) => {
    expect(decodeField({ conditionals: { visualization } }).conditionals.visualization).toEqual({
      fieldId: 'f1',
      values,
    });
  },
);

test('[5.9] the form rules are read with their bounds; an invalid bound is ignored', () => {
  const rules = [
    { min: 2, max: '5', len: 3, pattern: '^a', type: 'email', message: 'Errado' },
    { min: 'x', max: null, len: {}, pattern: 3.5, type: '' },
  ];
  expect(decodeField({ rules }).rules).toEqual([
    {
      required: false,
      warningOnly: false,
      min: 2,
      max: 5,
      len: 3,
      pattern: '^a',
      type: 'email',
      message: 'Errado',
    },
    { required: false, warningOnly: false, message: '', pattern: '3.5' },
  ]);
});

test('[12.5b] texts and lists of a field are cut off', () => {
  const many = Array.from({ length: 2_001 }, (_, index) => ({ _id: `f${index}`, value: 'x' }));
  const field = decodeField({
    label: 'a'.repeat(20_000),
    term: 'a'.repeat(1_000_001),
    rules: many,
    dependencies: many.map(({ _id }) => _id),
    conditionals: { displayBasedOnValues: many, visualization: { _id: 'f', value: many } },
    subFields: many,
  });
  expect([field.label.length, field.term.length]).toEqual([10_000, 1_000_000]);
  expect([field.rules.length, field.dependencies.length, field.subFields.length]).toEqual([
    2_000, 2_000, 2_000,
  ]);
  expect(field.conditionals.displayBasedOnValues).toHaveLength(2_000);
  expect(field.conditionals.visualization?.values).toHaveLength(2_000);
});

test('[12.4] [12.5] an endlessly nested default or forced value is cut off, and its objects have no prototype', () => {
  let endless: unknown = 'x';
  for (let depth = 0; depth < 5_000; depth++) endless = { label: 'l', value: endless };
  const { defaultValue } = decodeField({ defaultValue: [endless] });
  let depth = 0;
  for (let value: unknown = defaultValue; typeof value === 'object' && value !== null; depth++)
    value = Array.isArray(value) ? value[0] : Reflect.get(value, 'value');
  expect(depth).toBeLessThan(70);
  const hostile = JSON.parse('{"label":"a","value":"b","__proto__":{"polluted":true}}');
  const decoded = decodeField({ defaultValue: hostile }).defaultValue;
  expect(Object.getPrototypeOf(decoded)).toBeNull();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('[3.31] yes and no may come as booleans', () => {
  const options = [{ value: true, label: 'Sim' }, { value: false, label: 'Não' }, true];
  expect(decodeField({ options }).options.map(({ value, label }) => [value, label])).toEqual([
    ['true', 'Sim'],
    ['false', 'Não'],
    ['true', 'true'],
  ]);
});

test('[3.31] the options of a field may be its `values`; `options` take precedence, and other values are no options', () => {
  const read = (members: object) =>
    decodeField({ component: 'select', ...members }).options.map(({ value, label }) => [value, label]);
  const values = [{ value: 'a', label: 'A' }, 'b'];
  expect(read({ values })).toEqual([
    ['a', 'A'],
    ['b', 'b'],
  ]);
  expect(read({ values, options: [] })).toHaveLength(2);
  expect(read({ values, options: ['c'] })).toEqual([['c', 'c']]);
  expect(read({ values: [12, 24, true] })).toEqual([
    ['12', '12'],
    ['24', '24'],
    ['true', 'true'],
  ]);
  for (const other of [[{ from: 1, to: 2 }], [12, { from: 1 }], ['a', null], 'a', { a: 1 }, null])
    expect(read({ values: other })).toEqual([]);
});

test('[12.5] a list of options is cut off after 100,000', () => {
  const resource = Array.from({ length: 100_001 }, (_, index) => index + 1);
  expect(decodeOptions({ resource })?.options).toHaveLength(100_000);
  expect(decodeField({ options: resource }).options).toHaveLength(100_000);
  expect(decodeField({ marks: resource }).options).toHaveLength(100_000);
});

test('[5.24] the marks of a slider become its options, in reais', () => {
  const field = decodeField({ _id: 'f', key: 'valor', component: 'sliderMoney', marks: [500, 1000.5] });
  expect(field.options.map(({ value }) => value)).toEqual(['500', '1000.5']);
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

test('[3.23] a field names its parent and its formatters for showing and sending', () => {
  expect(
    decodeField({ key: 'a', parentFieldId: 'p', format: { send: 'onlyDigits', show: 'money' } }),
  ).toMatchObject({ parentFieldId: 'p', formatSend: 'onlyDigits', formatShow: 'money' });
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
