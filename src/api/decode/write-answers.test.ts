import { expect, test } from 'vitest';
import { NO_MESSAGE } from '#journey/errors/customer-message.ts';
import { decodeFailure } from './failure.ts';
import { decodeReadableEntries, readNumber } from './json.ts';
import { decodeOutcome, decodeProposal } from './proposal.ts';
import { decodeSystem } from './system.ts';

const outcomeOf = (data: Record<string, unknown>) => decodeOutcome(data, NO_MESSAGE, undefined);

test('[7.10] the answer of a write has link, phase of the benefit and feature only if the service sends them', () => {
  const data = {
    currentStep: 'a',
    link: 'https://exemplo.com.br/',
    benefitPhase: 'fase',
    selfContractFeature: 'f',
  };
  expect(outcomeOf(data)).toMatchObject({
    link: 'https://exemplo.com.br/',
    benefitPhase: 'fase',
    feature: 'f',
  });
  const outcome = outcomeOf({ currentStep: 'a' });
  for (const member of ['link', 'benefitPhase', 'feature', 'namesNoStep'])
    expect(outcome).not.toHaveProperty(member);
});

test.each([
  [{}, true],
  [{ currentStep: 'a' }, false],
  [{ reviewStep: 'a' }, false],
  [{ proposal: { currentStep: 'a' } }, false],
  [{ currentStep: 'a', proposal: { _id: 'p' } }, true],
])('[4.10] whether the answer %j names no step: %s', (data, namesNoStep) => {
  expect(outcomeOf(data).namesNoStep === true).toBe(namesNoStep);
});

test('[7.15] the status of an answer is beside the proposal or in it; without one there is none', () => {
  expect(outcomeOf({ stepStatus: 'success', proposal: { stepStatus: 'failed' } }).stepStatus).toBe('success');
  expect(outcomeOf({ proposal: { stepStatus: 'failed' } }).stepStatus).toBe('failed');
  expect(outcomeOf({}).stepStatus).toBeUndefined();
});

const texts = {
  id: 'p',
  currentStep: 'a',
  hashId: 'h',
  situation: 's',
  accessToken: 't',
  flushHash: 'f',
  externalRedoStep: 'r',
};

test('[3.17] [3.19] a proposal without any member has empty texts, and none is unknown', () => {
  const empty = Object.fromEntries(Object.keys(texts).map(name => [name, '']));
  expect(decodeProposal({})).toMatchObject({
    ...empty,
    reviewStep: null,
    showsLoadingCycle: false,
    isEndorsed: false,
  });
  expect(Object.keys(decodeProposal({}).answers)).toEqual([]);
});

test('[4.11] an answer without a member keeps the known one, and another value replaces it', () => {
  const known = {
    ...decodeProposal({}),
    ...texts,
    showsLoadingCycle: true,
    startedAs: 'typist',
    isEndorsed: true,
  } as const;
  expect(decodeProposal({}, known)).toMatchObject({
    ...texts,
    // A newer one may have come with a code.
    accessToken: '',
    showsLoadingCycle: true,
    startedAs: 'typist',
    isEndorsed: true,
  });
  const answer = {
    _id: 'P',
    currentStep: 'A',
    hashId: 'H',
    situation: 'S',
    accessToken: 'T',
    externalRedoStep: 'R',
    selfContract: { flushHash: 'F' },
    shouldDisplayLoadingCyclic: false,
  };
  expect(decodeProposal(answer, known)).toMatchObject({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.toUpperCase()])),
    showsLoadingCycle: false,
  });
});

test('[3.18] the answers have the steps of the service: a step that is null has none, and anything else is no step', () => {
  const { answers } = decodeProposal({ selfContract: { a: { x: 1 }, b: 'texto', c: 3, d: ['e'], f: null } });
  expect({ ...answers }).toEqual({ a: { x: 1 }, f: {} });
});

test('[5.34] unreadable entries of a list are left out; a list of nothing else is unreadable, an empty one is empty', () => {
  const read = (entry: unknown) => (typeof entry === 'string' ? entry : undefined);
  expect(decodeReadableEntries(['a', 1, 'b'], read)).toEqual(['a', 'b']);
  expect(decodeReadableEntries([1, null], read)).toBeUndefined();
  expect(decodeReadableEntries([], read)).toEqual([]);
});

test.each([
  ['3.5', 3.5],
  [' 3 ', 3],
  [3, 3],
  ['', undefined],
  ['  ', undefined],
  ['x', undefined],
  ['Infinity', undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [true, undefined],
  [null, undefined],
  [['3'], undefined],
])('[16.2] the member %o is the number %s', (value, number) => {
  expect(readNumber({ value }, 'value')).toBe(number);
});

test('[7.5] a failure with a status is a failure of the service, and is no missing offer unless the answer says so', () => {
  expect(decodeFailure('updateStep', true, 500, null)).toMatchObject({
    kind: 'service',
    operation: 'updateStep',
    isWrite: true,
    status: 500,
    code: 500,
    noOffer: false,
  });
});

test('[7.5b] a conflict of status 404 names no fields and has no message', () => {
  const body = { message: 'x', errors: { status: 'CONFLICT', missing: ['cpf'] } };
  expect(decodeFailure('updateStep', true, 404, body)).toMatchObject({ message: '', namedFields: [] });
  expect(decodeFailure('updateStep', true, 409, body)).toMatchObject({ message: 'x', namedFields: ['cpf'] });
  expect(decodeFailure('updateStep', true, 404, { message: 'x' })).toMatchObject({ message: 'x', label: '' });
});

test('[3.11] the address of the other offers is read from the home page, and an identifier under either name', () => {
  const display = { homePage: { offersUrl: 'https://ofertas.exemplo.com.br/' } };
  const configuration = decodeSystem({
    configuration: { display },
    bank: { _id: 'b1' },
    product: { id: 'p1' },
  })?.configuration;
  expect(configuration?.display.homePage.offersUrl).toBe('https://ofertas.exemplo.com.br/');
  expect([configuration?.bank.id, configuration?.product.id]).toEqual(['b1', 'p1']);
});

test.each(['bank', 'product', 'metaProduct'])(
  '[5.23] the name of the %s keeps its letters in the title of a step',
  name => {
    const system = decodeSystem({
      configuration: {},
      [name]: { name: 'AJCred' },
      steps: [{ slug: 'a', name: 'dados da ajcred' }],
    });
    expect(system?.configuration.steps[0]?.name).toBe('Dados da AJCred');
  },
);
