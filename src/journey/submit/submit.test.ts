import { expect, test } from 'vitest';
import { defaultRules } from '../rules/rule.ts';
import { proposalWith } from '../simulation/testing/sample.ts';
import { finishedOf, isReadErrorStep, warnsOfReadError } from './read-error.ts';
import { situationWords } from './situation-words.ts';

const rules = { ...defaultRules, readErrorSteps: ['erro-leitura-endereco'] };
const at = (currentStep: string, feature?: string) => ({
  proposal: { ...proposalWith({}), currentStep },
  ...(feature === undefined ? {} : { feature }),
});
const submitted = { slug: 'endereco', finished: undefined };

test('[4.18] the read-error step after a submission is warned of', () => {
  expect(warnsOfReadError(at('erro-leitura-endereco'), submitted, rules)).toBe(true);
  expect(warnsOfReadError(at('erroLeituraEndereco'), submitted, rules)).toBe(true);
  expect(warnsOfReadError(at('corrigir', 'readError'), submitted, rules)).toBe(true);
});

test.each([
  ['an ordinary step', at('documento'), submitted, rules],
  ['a product without read errors', at('erro-leitura-endereco', 'readError'), submitted, defaultRules],
  [
    'a submission marked as not finished',
    at('erro-leitura-endereco'),
    { ...submitted, finished: false },
    rules,
  ],
  ['the step that was sent itself', at('endereco', 'readError'), submitted, rules],
] as const)('[4.18] %s is not warned of', (_, outcome, sent, known) => {
  expect(warnsOfReadError(outcome, sent, known)).toBe(false);
});

test('[4.18] what is sent from a read-error step is marked as not finished, anything else is not marked', () => {
  expect(finishedOf('erro-leitura-endereco', rules)).toBe(false);
  expect(finishedOf('endereco', rules)).toBeUndefined();
  expect(isReadErrorStep('', rules)).toBe(false);
});

test.each([
  ['emAndamento', 'Em andamento'],
  ['em-preenchimento', 'Em preenchimento'],
  ['EM_ANALISE', 'Em análise'],
  ['aguardandoDocumento', 'Aguardando documento'],
  ['', ''],
  ['constructor', 'Constructor'],
])('a situation %j is read as %j', (situation, words) => {
  expect(situationWords(situation)).toBe(words);
});
