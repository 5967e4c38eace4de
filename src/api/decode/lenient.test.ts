import { expect, test } from 'vitest';
import { NO_MESSAGE } from '#journey/errors/customer-message.ts';
import type { Option } from '#journey/model/field.ts';
import { decodeFailure } from './failure.ts';
import { decodeField } from './field.ts';
import { decodeOptions } from './options.ts';
import { decodeOutcome, decodeProposal } from './proposal.ts';
import { decodeStep } from './step.ts';
import { decodeSystem } from './system.ts';
import { takeUnreadableNames } from './take-unreadable-names.ts';

test('[10.13] [2.15] [16.2] slugs and names of step types lose blanks around them, wherever they come from', () => {
  const step = decodeStep({ slug: ' dados\n', stepType: { slug: '\tsimulation ' } });
  expect(step).toMatchObject({ slug: 'dados', type: { slug: 'simulation' } });
  expect(decodeStep({ slug: ' \n' })).toBeUndefined();
  const names = { currentStep: ' dados\n', reviewStep: '\tdados', externalRedoStep: 'dados ' };
  const trimmed = { currentStep: 'dados', reviewStep: 'dados', externalRedoStep: 'dados' };
  expect(decodeProposal(names)).toMatchObject(trimmed);
  expect(decodeProposal({ reviewStep: ' ' }).reviewStep).toBeNull();
  expect(decodeOutcome({ currentStep: ' ', reviewStep: ' ' }, NO_MESSAGE, undefined).namesNoStep).toBe(true);
});

test('[16.2] the text "true" is read as true, the text "false" as false, and a number in a text as a number', () => {
  const field = { _id: 'a', key: 'a', required: 'true', hidden: 'false', rules: [{ required: 'true' }] };
  expect(decodeField(field)).toMatchObject({ required: true, hidden: false });
  expect(decodeField({ ...field, required: 'false', rules: [] }).required).toBe(false);
  const step = decodeStep({ slug: 's', order: '2', requiredReview: 'true', stepType: { unique: 'false' } });
  expect(step).toMatchObject({ order: 2, requiresReview: true, type: { unique: false } });
  const system = decodeSystem({
    configuration: { stepsWithReuseDocument: { documentos: 'true', selfie: 'false' } },
    directForm: 'true',
    waitingFinishFillProposalSelfContract: 'true',
  });
  expect({ ...system?.configuration.stepsWithReuseDocument }).toEqual({ documentos: true, selfie: false });
  expect(system).toMatchObject({ waitsForCompletion: true, configuration: { directForm: true } });
  expect(decodeFailure('updateStep', true, 422, { code: '404', redirectToErrorPage: 'true' })).toMatchObject({
    code: 404,
    endsFlow: true,
  });
});

test('[4.14] [16.2] a negative endorsement counts as none, also as a text', () => {
  const isEndorsed = (averbacao: unknown) => decodeProposal({ customFields: { averbacao } }).isEndorsed;
  expect([false, 'False', 'N', null, ''].map(isEndorsed)).toEqual([false, false, false, false, false]);
  expect([true, 'true', 'A1', 0].map(isEndorsed)).toEqual([true, true, true, true]);
});

test('[3.28] [16.2] a forced value that is null forces nothing: null means absent', () => {
  const standard = { _id: 'b', value: 'x' };
  const conditionalsWith = (forcedValue: unknown) =>
    decodeField({ _id: 'a', key: 'a', conditionals: { standard: { ...standard, forcedValue } } })
      .conditionals;
  expect(conditionalsWith(null).standard).not.toHaveProperty('forcedValue');
  expect(conditionalsWith('').standard).toMatchObject({ forcedValue: '' });
});

test.each([
  ['money', 'inesperado', '1.234,56'],
  ['money', { valor: 3 }, 0],
  ['text', { valor: 3 }, { value: 'x' }],
  ['text', ['x'], ''],
  ['select', [['x']], 'x'],
  ['checkBoxGroup', { valor: 3 }, []],
  ['checkbox', 'inesperado', 'N'],
  ['checkbox', {}, false],
])(
  '[3.28] [10.13] [16.9] a field %s has no forced value %j, because it would be locked without a value, but %j',
  (component, unreadable, readable) => {
    const standardWith = (forcedValue: unknown) =>
      decodeField({
        key: 'a',
        component,
        conditionals: { standard: { _id: 'b', value: 'x', forcedValue } },
      }).conditionals.standard;
    takeUnreadableNames();
    expect(standardWith(readable)).toHaveProperty('forcedValue');
    expect(takeUnreadableNames()).toEqual([]);
    expect(standardWith(unreadable)).not.toHaveProperty('forcedValue');
    expect(takeUnreadableNames()).toEqual(['forcedValue']);
  },
);

test('[16.2] an outcome whose optional members are all null equals one without them', () => {
  const answer = { _id: 'p', currentStep: 's', situation: 'nova' };
  const nulls = { reviewStep: null, selfContract: null, link: null, result: null, benefitPhase: null };
  const knownProposal = undefined;
  expect(
    decodeOutcome({ ...answer, ...nulls, stepStatus: null, systemicValue: null }, NO_MESSAGE, knownProposal),
  ).toEqual(decodeOutcome(answer, NO_MESSAGE, knownProposal));
});

test('[4.1] [4.5] [16.2] statuses and codes of the contract are read in any case, statuses also with blanks around them', () => {
  expect(decodeStep({ slug: 's', state: 'SUCCESS' })?.status).toBe('success');
  expect(decodeStep({ slug: 's', state: 'Init' })?.status).toBe('init');
  expect(decodeStep({ slug: 's', state: ' Review\n' })?.status).toBe('review');
  const outcome = decodeOutcome(
    { currentStep: 's', stepStatus: 'FAILED', result: { kind: 'NO_OFFER' } },
    NO_MESSAGE,
    undefined,
  );
  expect(outcome).toMatchObject({ stepStatus: 'failed', result: 'noOffer' });
  expect(
    decodeFailure('updateStep', true, 404, { errors: { status: 'Conflict' }, message: 'x' }),
  ).toMatchObject({
    label: 'CONFLICT',
    message: '',
  });
  const refusal = {
    type: 'NoOffer',
    stepStatus: 'Failed',
    message: 'Erro.',
    errorMessage: 'Conta recusada.',
  };
  expect(decodeFailure('updateStep', true, 422, refusal)).toMatchObject({
    noOffer: true,
    message: 'Conta recusada.',
  });
  const errors = { inconsistencies: [{ kind: 'inconsistentCep', situation: 'REPROVED' }] };
  expect(decodeFailure('updateStep', true, 422, { errors }).inconsistencies).toEqual([
    { kind: 'inconsistentCep', situation: 'reproved' },
  ]);
});

test('[3.23] [16.2] one rule, boundary, condition or dependency without its list counts, as a converter from XML writes it', () => {
  const boundary = { edge: 'end', type: 'yearsBack', value: 18 };
  const reference = { _id: 'x', value: 'sim' };
  const field = decodeField({
    key: 'a',
    rules: { required: 'true', message: 'Preencha.' },
    dateValidation: boundary,
    dependencies: 'uf',
    conditionals: { displayBasedOnValues: reference },
  });
  expect(field).toEqual(
    decodeField({
      key: 'a',
      rules: [{ required: true, message: 'Preencha.' }],
      dateValidation: [boundary],
      dependencies: ['uf'],
      conditionals: { displayBasedOnValues: [reference] },
    }),
  );
  expect(field).toMatchObject({ required: true, dependencies: ['uf'] });
  expect(decodeField({ key: 'a', rules: {}, dependencies: '' })).toEqual(decodeField({ key: 'a' }));
});

test('[3.31] [16.2] labels of options lose blanks around them, and an option that is there twice counts once', () => {
  const entries = [
    { value: 7, label: '  Sete ' },
    { value: '7', label: 'Sete' },
    { value: '7', label: 'Sete (antigo)' },
    { value: 7, label: 'Sete (antigo) ' },
    { value: '07', label: ' ' },
  ];
  const labelsByValue = [
    ['7', 'Sete'],
    ['7', 'Sete (antigo)'],
    ['07', '07'],
  ];
  const pairsOf = (options: readonly Option[] | undefined) =>
    options?.map(({ value, label }) => [value, label]);
  expect(pairsOf(decodeOptions({ resource: entries })?.options)).toEqual(labelsByValue);
  expect(pairsOf(decodeField({ key: 'a', options: entries }).options)).toEqual(labelsByValue);
});
