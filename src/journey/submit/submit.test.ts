import { expect, test } from 'vitest';
import { buildStep } from '../form/testing/build-step.ts';
import type { StepValues } from '../model/proposal.ts';
import { defaultRules } from '../rules/rule.ts';
import { proposalWith } from '../simulation/testing/sample.ts';
import { configurationWith } from '../testing/configuration-with.ts';
import { stepWith } from '../testing/step-with.ts';
import { cpfOfAnswers, cpfOfValues } from './cpf-of-values.ts';
import { finishedMarkOf, isReadErrorStep, warnsOfReadError } from './read-error.ts';
import { shownSituation, situationLabelOf } from './situation-label.ts';

const rules = { ...defaultRules, readErrorSteps: ['erro-leitura-endereco'] };
const outcomeAt = (currentStep: string, feature?: string) => ({
  proposal: { ...proposalWith({}), currentStep },
  ...(feature === undefined ? {} : { feature }),
});
const submission = { slug: 'endereco', finished: undefined };

test('[4.18a] a read-error step after a submission causes a warning', () => {
  expect(warnsOfReadError(outcomeAt('erro-leitura-endereco'), submission, rules)).toBe(true);
  expect(warnsOfReadError(outcomeAt('erroLeituraEndereco'), submission, rules)).toBe(true);
  expect(warnsOfReadError(outcomeAt('corrigir', 'readError'), submission, rules)).toBe(true);
});

test.each([
  ['an ordinary step', outcomeAt('documento'), submission, rules],
  [
    'a product without read errors',
    outcomeAt('erro-leitura-endereco', 'readError'),
    submission,
    defaultRules,
  ],
  [
    'a submission marked as not finished',
    outcomeAt('erro-leitura-endereco'),
    { ...submission, finished: false },
    rules,
  ],
  ['the submitted step', outcomeAt('endereco', 'readError'), submission, rules],
] as const)('[4.18] %s causes no warning', (_, outcome, sent, known) => {
  expect(warnsOfReadError(outcome, sent, known)).toBe(false);
});

test('[4.18] each of several read-error steps is recognised', () => {
  const severalSteps = { readErrorSteps: ['erro-leitura-conta', 'erro-leitura-endereco'] };
  expect(isReadErrorStep('erro-leitura-endereco', severalSteps)).toBe(true);
});

test('[4.18] a submission from a read-error step is marked as not finished, any other is not marked', () => {
  expect(finishedMarkOf('erro-leitura-endereco', rules)).toBe(false);
  expect(finishedMarkOf('endereco', rules)).toBeUndefined();
  expect(isReadErrorStep('', rules)).toBe(false);
});

test('[4.16] the CPF of a submission is found by the name of its field, else by its mask, and must be complete', () => {
  const findCpf = (data: Record<string, string>, ...fields: Parameters<typeof buildStep>) =>
    cpfOfValues(buildStep(...fields), data);
  const [byKey, byMask] = [{ key: 'CPF' }, { key: 'documento', mask: 'cpf' }];
  const [one, other] = ['529.982.247-25', '111.444.777-35'];
  expect(findCpf({ documento: other, CPF: one }, byMask, byKey)).toEqual({
    fieldKey: 'CPF',
    cpf: '52998224725',
  });
  expect(findCpf({ documento: other }, byMask)).toEqual({ fieldKey: 'documento', cpf: '11144477735' });
  expect(findCpf({ documento: other.slice(1) }, byMask)).toBeUndefined();
  expect(findCpf({ documento: other }, { key: 'documento' })).toBeUndefined();
  const number = cpfOfValues(buildStep(byKey, byMask), { CPF: 52_998_224_725, documento: other });
  expect(number).toMatchObject({ fieldKey: 'documento' });
});

test('[7.19] the CPF of the answers is found in any step, in a known field or under its name', () => {
  const step = stepWith({ slug: 'dados', ...buildStep({ key: 'documento', mask: 'cpf' }) });
  const configuration = configurationWith({ steps: [step] });
  const cpfOf = (answers: Record<string, StepValues>) => cpfOfAnswers(configuration, proposalWith(answers));
  expect(cpfOf({ extinto: { CPF: '529.982.247-25' } })).toBe('52998224725');
  expect(cpfOf({ outra: { cpf: '' }, dados: { documento: '111.444.777-35' } })).toBe('11144477735');
  expect(cpfOf({ dados: { documento: '111' } })).toBeUndefined();
});

test.each([
  ['emAndamento', 'Em andamento'],
  ['em-preenchimento', 'Em preenchimento'],
  ['EM_ANALISE', 'Em análise'],
  ['aguardandoDocumento', 'Aguardando documento'],
  ['EMANÁLISE', 'Em análise'],
  ['aguardando--envio', 'Aguardando envio'],
  [' aberta ', 'Aberta'],
  ['', ''],
  ['constructor', 'Constructor'],
  ['concluida', 'Concluída'],
  ['finished', 'Finalizada'],
  ['draft', 'Em preenchimento'],
  ['approved', 'Aprovada'],
  ['Pending', 'Pendente'],
  ['reproved', 'Reprovada'],
  ['nao_aprovada', 'Não aprovada'],
  ['sem-oferta', 'Sem oferta'],
  ['Aguardando averbação no INSS', 'Aguardando averbação no INSS'],
  ['aguardando PIX do banco C6', 'Aguardando PIX do banco C6'],
  ['AGUARDANDO AVERBAÇÃO NO INSS', 'Aguardando averbação no INSS'],
  ['Pendente - RG', 'Pendente - RG'],
  ['ccb-assinada', 'CCB assinada'],
  ['ccbAssinada', 'CCB assinada'],
  ['em-analise-manual', 'Em análise manual'],
  ['averbacao_pendente', 'Averbação pendente'],
])('[1.1] [3.50] the label of the situation %j is %j', (situation, label) => {
  expect(situationLabelOf(situation)).toBe(label);
});

test('[2.12] a proposal without a situation is under way until its end', () => {
  expect(shownSituation('emAnalise', true)).toBe('Em análise');
  expect(shownSituation(' ', false)).toBe('Em andamento');
  expect(shownSituation('', true)).toBe('Finalizada');
});
