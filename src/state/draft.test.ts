import { expect, test } from 'vitest';
import { buildStep } from '#journey/form/testing/build-step.ts';
import { fitDraft, schemaOf } from './draft.ts';

test('[11.3] a draft fits fields with the same keys and kinds, whatever their labels', () => {
  const { fields } = buildStep({ key: 'nome', component: 'text' }, { key: 'renda', component: 'money' });
  const relabelled = buildStep(
    { key: 'nome', component: 'text', label: 'Nome completo' },
    { key: 'renda', component: 'money' },
  ).fields;
  expect(schemaOf(relabelled)).toBe(schemaOf(fields));
  expect(schemaOf(fields)).toBe(schemaOf(fields));
});

test.each([
  ['another key', buildStep({ key: 'sobrenome', component: 'text' }, { key: 'renda', component: 'money' })],
  ['another kind', buildStep({ key: 'nome', component: 'text' }, { key: 'renda', component: 'text' })],
  ['one field less', buildStep({ key: 'nome', component: 'text' })],
  ['another order', buildStep({ key: 'renda', component: 'money' }, { key: 'nome', component: 'text' })],
  ['the same letters', buildStep({ key: 'nome', component: 'textrenda' }, { key: '', component: 'money' })],
])('[11.3] the schema of a draft is not that of fields with %s', (_, { fields }) => {
  const before = buildStep({ key: 'nome', component: 'text' }, { key: 'renda', component: 'money' });
  expect(schemaOf(fields)).not.toBe(schemaOf(before.fields));
});

test('[11.3] of a draft with other fields the values of the same keys and kinds stay, those of nested fields with their parents', () => {
  const children = (key: string) => buildStep({ key }).fields;
  const before = buildStep(
    { key: 'nome', component: 'text', subFields: children('apelido') },
    { key: 'renda', component: 'money', subFields: children('empresa') },
  ).fields;
  const draft = {
    values: { nome: 'Ana', apelido: 'Aninha', renda: '10', empresa: 'AGX' },
    edited: ['nome', 'apelido', 'empresa'],
    unanswered: ['apelido', 'empresa'],
    openedWith: { nome: 'A' },
    schema: schemaOf(before),
  };
  expect(fitDraft(draft, before)).toBe(draft);
  const withoutIncome = before.slice(0, 1);
  expect(fitDraft(draft, withoutIncome)).toEqual({
    values: { nome: 'Ana', apelido: 'Aninha' },
    edited: ['nome', 'apelido'],
    unanswered: ['apelido'],
    openedWith: { nome: 'A' },
    schema: schemaOf(withoutIncome),
  });
  const { openedWith: _, unanswered: __, ...storedDraft } = draft;
  expect(fitDraft(storedDraft, before.toReversed())).toEqual({
    ...storedDraft,
    schema: schemaOf(before.toReversed()),
  });
  expect(fitDraft({ ...draft, edited: ['empresa'] }, withoutIncome)).toBeUndefined();
  expect(fitDraft(draft, buildStep({ key: 'nome', component: 'date' }).fields)).toBeUndefined();
});
