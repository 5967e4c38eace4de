import { expect, test } from 'vitest';
import { buildField } from '../../form/build-field.ts';
import { listNameOf, type StoredLists } from '../../form/stored-list.ts';
import type { Option } from '../../model/field.ts';
import type { Step } from '../../model/step.ts';
import { defaultRules } from '../../rules/rule.ts';
import { proposalWith } from '../../simulation/testing/sample.ts';
import { configurationWith } from '../../testing/configuration-with.ts';
import { stepWith } from '../../testing/step-with.ts';
import { answeredStepsOf } from './answered-steps.ts';

const name = buildField({ key: 'nome', component: 'text', label: 'Nome' });
const personal = stepWith({ slug: 'dados', name: 'Dados pessoais', order: 1, fields: [name] });

const optionOf = (value: string, label: string): Option => ({
  value,
  label,
  image: '',
  disabled: false,
  children: '',
});

const journeyWith = (
  steps: Step[],
  answers: Parameters<typeof proposalWith>[0],
  storedLists: StoredLists = {},
) => ({
  config: configurationWith({ steps }),
  proposal: { ...proposalWith(answers), currentStep: 'fim' },
  rules: defaultRules,
  waitsForCompletion: false,
  openRedo: '',
  storedLists,
});
const reviewOf = (...journey: Parameters<typeof journeyWith>) => answeredStepsOf(journeyWith(...journey));

test('[4.12] the review has the answers as text, each with the label of its field or, without one, its title', () => {
  const fields = [
    name,
    buildField({ key: 'renda', component: 'money', label: '', title: 'Renda mensal' }),
    buildField({ key: 'nascimento', component: 'date', label: 'Nascimento', title: 'Data' }),
  ];
  const end = stepWith({ slug: 'fim', order: 2 });
  const answers = { dados: { nome: 'Marina', renda: 3500.5, nascimento: '1990-04-12' } };
  expect(reviewOf([{ ...personal, fields }, end], answers)).toEqual([
    {
      slug: 'dados',
      name: 'Dados pessoais',
      canChange: true,
      answers: [
        { key: 'nome', label: 'Nome', shown: 'Marina' },
        { key: 'renda', label: 'Renda mensal', shown: 'R$\u00a03.500,50' },
        { key: 'nascimento', label: 'Nascimento', shown: '12/04/1990' },
      ],
    },
  ]);
});

test('[4.12] [3.22] the review follows the order of the steps, whatever their place in the list; a template is no step', () => {
  const steps = [
    { ...personal, slug: 'c', order: 10 },
    { ...personal, slug: 'modelo', order: -1 },
    { ...personal, slug: 'a', order: 0 },
    { ...personal, slug: 'b', order: 2 },
  ];
  const answers = { a: { nome: 'A' }, b: { nome: 'B' }, c: { nome: 'C' }, modelo: { nome: 'M' } };
  expect(reviewOf(steps, answers).map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
});

test('[4.12] a step without answers, or without one that can be shown, is not in the review', () => {
  const secret = buildField({ key: 'segredo', component: 'text', label: 'Segredo', hidden: true });
  const consent = buildField({ key: 'aceite', component: 'checkbox', label: 'Aceite' });
  const unknown = buildField({ key: 'outro', component: 'holograma', label: 'Outro' });
  const steps = [
    { ...personal, slug: 'sem', order: 1 },
    { ...personal, slug: 'vazia', order: 2 },
    { ...personal, slug: 'oculta', order: 3, fields: [secret, consent, unknown] },
    { ...personal, order: 4, fields: [secret, name, consent, unknown] },
  ];
  const values = { nome: 'Marina', segredo: 'x', aceite: true, outro: 'y' };
  expect(reviewOf(steps, { vazia: { nome: '' }, oculta: values, dados: values })).toMatchObject([
    { slug: 'dados', answers: [{ key: 'nome', label: 'Nome', shown: 'Marina' }] },
  ]);
});

test('[4.12] a default that the visitor has not sent is not in the review', () => {
  const fields = [
    name,
    buildField({ key: 'faturamento', label: 'Faturamento', component: 'money', defaultValue: 5000 }),
    buildField({ key: 'apelido', label: 'Apelido', defaultValue: 'Cliente' }),
    buildField({ key: 'cargo', label: 'Cargo', defaultValue: 'Padeiro' }),
  ];
  const answers = { dados: { nome: 'Marina', apelido: '', cargo: null } };
  expect(reviewOf([{ ...personal, fields }], answers)).toMatchObject([{ answers: [{ key: 'nome' }] }]);
});

test('[4.12] [4.30] an answer whose condition no longer holds is not in the review, and one that the form hides because it is filled is', () => {
  const married = { visualization: { fieldId: '#civil', values: ['casado'] } };
  const fields = [
    buildField({ key: 'civil', label: 'Estado civil' }),
    buildField({ key: 'conjuge', label: 'Cônjuge', conditionals: married }),
    buildField({ key: 'cpf', label: 'CPF', hiddenOnFilled: true }),
  ];
  const keysFor = (civil: string) =>
    reviewOf([{ ...personal, fields }], { dados: { civil, conjuge: 'Maria', cpf: '1' } }).map(({ answers }) =>
      answers.map(({ key }) => key),
    );
  expect(keysFor('casado')).toEqual([['civil', 'conjuge', 'cpf']]);
  expect(keysFor('solteiro')).toEqual([['civil', 'cpf']]);
});

test('[4.12] [5.28] the labels of the review have values in place of their placeholders', () => {
  const fields = [name, buildField({ key: 'renda', label: 'Renda de {{nome}} ou {{outro}}' })];
  expect(reviewOf([{ ...personal, fields }], { dados: { nome: 'Marina', renda: '10' } })).toMatchObject([
    { answers: [{ key: 'nome' }, { key: 'renda', label: 'Renda de Marina ou {{outro}}' }] },
  ]);
});

test('[4.12] [3.31] a choice of which the service has stored only the code is shown with the label of its list, once that is loaded', () => {
  const fields = [
    buildField({ key: 'banco', component: 'select', label: 'Banco', resource: 'banks' }),
    buildField({ key: 'bens', component: 'checkBoxGroup', label: 'Bens', resource: 'assets' }),
    buildField({
      key: 'cidade',
      component: 'select',
      label: 'Cidade',
      resource: 'cities',
      dependencies: ['uf'],
    }),
    buildField({ key: 'uf', component: 'select', label: 'Estado', options: [optionOf('SP', 'São Paulo')] }),
  ];
  const steps = [{ ...personal, fields }];
  const city = { value: '221', label: 'Sorocaba' };
  const answers = { dados: { banco: '341', bens: ['1', '2'], cidade: city, uf: 'SP' } };
  const read = (lists: StoredLists = {}) => reviewOf(steps, answers, lists)[0]?.answers ?? [];
  expect(read().map(({ shown, list }) => [shown, list?.resource])).toEqual([
    ['341', 'banks'],
    ['1, 2', 'assets'],
    ['Sorocaba', undefined],
    ['São Paulo', undefined],
  ]);
  const names = read().flatMap(({ list }) => (list ? [listNameOf(list)] : []));
  const lists = Object.fromEntries(
    names.map(name => [name, [optionOf('341', 'Itaú'), optionOf('2', 'Carro')]]),
  );
  expect(read(lists).map(({ shown, list }) => [shown, list])).toEqual([
    ['Itaú', undefined],
    ['1, Carro', undefined],
    ['Sorocaba', undefined],
    ['São Paulo', undefined],
  ]);
  const failed = Object.fromEntries(names.map(name => [name, []]));
  expect(read(failed).map(({ shown, list }) => [shown, list])).toContainEqual(['341', undefined]);
});

test('[4.12] [4.13] a step to which the visitor cannot return has answers that cannot be changed', () => {
  const locked = stepWith({ slug: 'fim', order: 5, cannotReturnFromHere: true });
  expect(reviewOf([personal, locked], { dados: { nome: 'Marina' } })).toMatchObject([{ canChange: false }]);
});

test('[4.14] the answers of an endorsed proposal cannot be changed, if a rule says so', () => {
  const journey = journeyWith([personal, stepWith({ slug: 'fim', order: 5 })], { dados: { nome: 'Marina' } });
  const rules = { ...defaultRules, isEndorsementFinal: true };
  const endorsed = { ...journey, proposal: { ...journey.proposal, isEndorsed: true } };
  expect(answeredStepsOf({ ...journey, rules })).toMatchObject([{ canChange: true }]);
  expect(answeredStepsOf({ ...endorsed, rules })).toMatchObject([{ canChange: false }]);
});

test('[4.12] without a configuration or a proposal a review has no answers', () => {
  const journey = journeyWith([personal], { dados: { nome: 'Marina' } });
  expect(answeredStepsOf({ ...journey, config: undefined })).toEqual([]);
  expect(answeredStepsOf({ ...journey, proposal: undefined })).toEqual([]);
});
