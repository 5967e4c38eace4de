import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AnswerLayer,
  type Answers,
  answersOfOtherSteps,
  mergeAnswers,
  withKnownAnswers,
} from './answers.ts';
import { buildStep } from './form/testing/build-step.ts';
import type { Field } from './model/field.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step } from './model/step.ts';

const keys = fc.constantFrom('nome', 'cpf', 'valor', '__proto__', 'constructor');
const slugs = fc.constantFrom('dados', 'endereco', 'banco', '__proto__');
const values = fc.dictionary(keys, fc.oneof(fc.string(), fc.integer(), fc.constant(null)));
const answers: fc.Arbitrary<Answers> = fc.dictionary(slugs, values);
const layers: fc.Arbitrary<AnswerLayer> = fc.dictionary(slugs, fc.option(values));

const valueIn = (layer: AnswerLayer, slug: string, key: string): unknown => {
  const step = Object.hasOwn(layer, slug) ? layer[slug] : undefined;
  return step && Object.hasOwn(step, key) ? step[key] : undefined;
};

const hasField = (layer: AnswerLayer, slug: string, key: string): boolean => {
  const step = Object.hasOwn(layer, slug) ? layer[slug] : undefined;
  return step !== null && step !== undefined && Object.hasOwn(step, key);
};

test('[4.11] [12.4] the last layer with a field decides its value, and null removes the values of earlier layers', () => {
  fc.assert(
    fc.property(answers, answers, layers, slugs, keys, (known, sentLayer, answered, slug, key) => {
      const isCleared = Object.hasOwn(answered, slug) && answered[slug] === null;
      const last = [answered, ...(isCleared ? [] : [sentLayer, known])].find(layer =>
        hasField(layer, slug, key),
      );
      expect(valueIn(mergeAnswers(known, sentLayer, answered), slug, key)).toEqual(
        last && valueIn(last, slug, key),
      );
    }),
  );
});

test('[4.11] no layer is changed', () => {
  fc.assert(
    fc.property(answers, layers, (known, answered) => {
      const before = JSON.stringify([known, answered]);
      mergeAnswers(known, answered);
      expect(JSON.stringify([known, answered])).toBe(before);
    }),
  );
});

const createProposal = (id: string, ownAnswers: Answers): Proposal => ({
  id,
  currentStep: 'banco',
  reviewStep: null,
  hashId: 'h',
  situation: '',
  accessToken: '',
  answers: ownAnswers,
  flushHash: '',
  externalRedoStep: '',
  startedAs: 'customer',
  systemicValue: undefined,
  showsLoadingCycle: false,
  isEndorsed: false,
});

test('[4.11] a system answer replaces the steps that it lists; the known values of other steps stay', () => {
  const known = createProposal('p', { dados: { nome: 'Ana', cpf: '1' }, endereco: { numero: '7' } });
  const answered = createProposal('p', { dados: { nome: 'Bia' } });
  expect(withKnownAnswers(answered, known).answers).toEqual({
    dados: { nome: 'Bia' },
    endereco: { numero: '7' },
  });
});

test('[4.11] the values just sent are used for a step that the system answer does not list', () => {
  const known = createProposal('p', { endereco: { numero: '7', cep: '1' } });
  const sent = { endereco: { numero: '8' } };
  expect(withKnownAnswers(createProposal('p', {}), known, sent).answers).toEqual({
    endereco: { numero: '8', cep: '1' },
  });
  expect(withKnownAnswers(createProposal('p', {}), undefined, sent).answers).toEqual(sent);
});

test('[4.11] [11.4] no values of another proposal are used', () => {
  const known = createProposal('p1', { dados: { nome: 'Ana' } });
  expect(withKnownAnswers(createProposal('p2', {}), known, { dados: { nome: 'Ana' } }).answers).toEqual({});
});

test('[4.11] a known proposal without an id is the one that the service has just created', () => {
  const known = createProposal('', { dados: { nome: 'Ana' } });
  expect(withKnownAnswers(createProposal('p', {}), known).answers).toEqual({ dados: { nome: 'Ana' } });
});

/** A step with these fields. */
const stepOf = (...fields: (Partial<Field> & { key: string })[]): Step => ({
  ...buildStep(...fields),
  id: '',
  slug: 'dados',
  name: '',
  description: '',
  order: 0,
  image: '',
  status: 'init',
  type: { id: '', label: '', slug: 'form', unique: false },
  tokenMethods: [],
  canRestartHere: false,
  cannotReturnFromHere: false,
  requiresReview: false,
  metaProductBankId: '',
  link: '',
});

test('[3.23] a value that belongs to another step as well is stored with that step, together with its others', () => {
  const step = stepOf(
    { key: 'cep', formRef: 'endereco' },
    { key: 'numero', formRef: 'endereco' },
    { key: 'agencia', formRef: 'banco' },
    { key: 'conta', formRef: 'banco' },
    { key: 'nome' },
    { key: 'cpf', formRef: 'dados' },
  );
  const sent = { cep: '01310100', numero: '7', agencia: '0001', nome: 'Ana', cpf: '1' };
  expect(answersOfOtherSteps(step, sent)).toEqual({
    endereco: { cep: '01310100', numero: '7' },
    banco: { agencia: '0001' },
  });
  expect(answersOfOtherSteps(step, { nome: 'Ana' })).toEqual({});
});
