import { expect, test } from 'vitest';
import { allScenarios } from './index.ts';
import { searchScenarios } from './search-scenarios.ts';
import { ignoredWords, synonyms } from './synonyms.ts';

const idsOf = (search: string) => searchScenarios(search).scenarios.map(({ id }) => id);

test('[10.7a] words are found in any order, without accents and in the plural', () => {
  expect(idsOf('FALHA conclusao')).toEqual(['polling-failure']);
  expect(idsOf('conclusão, falha')).toEqual(['polling-failure']);
  expect(idsOf('conclusoes')).toContain('polling-failure');
});

test('[10.7a] a requirement number finds exactly that requirement', () => {
  expect(idsOf('8.34')).toContain('inconsistent-documents');
  expect(idsOf('8.3')).toContain('connection-failed');
  expect(idsOf('8.3')).not.toContain('inconsistent-documents');
});

test('[10.6] an empty search finds every scenario', () => {
  expect(searchScenarios('  ')).toEqual({ scenarios: allScenarios, matchesAllWords: true });
});

test.each([
  ['CPF não bate com a conta', 'inconsistent-documents'],
  ['timeout', 'falha-update-step-hang'],
  ['upload', 'resend-ocr'],
  ['titular', 'bank-account-refused'],
  ['senha', 'token-errado'],
  ['foto não chega', 'document-arrived'],
  ['sessão expirou', 'unauthorized'],
  ['documentos inconsistentes', 'inconsistent-documents'],
  ['endereço divergente', 'divergent-address'],
  ['CPF não confere', 'other-cpf'],
  ['documento ilegível', 'resend-ocr'],
  ['foto borrada', 'resend-ocr'],
  ['duas abas', 'link-de-outra-proposta'],
  ['segunda janela', 'link-de-outra-proposta'],
  ['refresh', 'resume'],
  ['câmera', 'resend-ocr'],
  ['CPF errado', 'other-cpf'],
  ['esperando', 'busy-opening'],
  ['travou', 'falha-update-step-hang'],
  ['tela branca', 'empty-answer'],
  ['análise de crédito falha', 'etapa-credit-analysis-failed'],
])('[10.6] "%s", as testers say it, finds %s', (search, id) => {
  expect(searchScenarios(search).matchesAllWords).toBe(true);
  expect(idsOf(search)).toContain(id);
});

test('[10.6] ordinary words find all refusals of documents that do not fit together', () => {
  const refused = allScenarios.filter(({ tags = [] }) => tags.includes('inconsistência')).map(({ id }) => id);
  expect(refused).toHaveLength(7);
  for (const search of [
    'documentos inconsistentes',
    'documentos com inconsistências',
    'documento divergente',
  ])
    expect(idsOf(search), search).toEqual(expect.arrayContaining(refused));
});

test('[10.6] a word for a difference does not find every other link or access', () => {
  expect(idsOf('inconsistente')).toContain('inconsistent-documents');
  expect(idsOf('inconsistente')).not.toContain('conflict');
  expect(idsOf('inconsistente')).not.toContain('proposal-elsewhere');
});

test('[10.6] without a scenario that fits all words, the most similar ones are offered', () => {
  expect(searchScenarios('acceso expirado upload')).toMatchObject({ matchesAllWords: false });
  expect(idsOf('acceso expirado upload')).toContain('upload-expired');
  expect(searchScenarios('xyzzy')).toEqual({ scenarios: [], matchesAllWords: false });
});

test('each synonym is in one group only, in the form in which the index stores it', () => {
  const words = synonyms.flat();
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(words.filter(word => ignoredWords.has(word) || !/^[a-z0-9]+$/.test(word))).toEqual([]);
});

test('[10.7a] a requirement finds the scenarios of its clauses, and a clause only its own', () => {
  const citing = (pattern: RegExp) =>
    allScenarios
      .filter(({ requirements }) => requirements.some(name => pattern.test(name)))
      .map(({ id }) => id);
  expect(idsOf('2.17')).toEqual(citing(/^2\.17[a-z]?$/));
  expect(idsOf('2.17c')).toEqual(citing(/^2\.17c$/));
  expect(idsOf('[2.17c]')).toEqual(citing(/^2\.17c$/));
  expect(idsOf('2.17c').length).toBeGreaterThan(0);
});

test('[10.7a] no other number is similar to a requirement number that no scenario cites', () => {
  const isCited = (number: string) =>
    allScenarios.some(({ requirements }) => requirements.some(name => name.replace(/[a-z]$/, '') === number));
  const uncited = ['10.6', '9.9', '99.99'].filter(number => !isCited(number));
  expect(uncited).toContain('99.99');
  for (const number of uncited) expect(searchScenarios(number).scenarios).toEqual([]);
});
