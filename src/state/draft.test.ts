import { expect, test } from 'vitest';
import { buildStep } from '#journey/form/testing/build-step.ts';
import { schemaOf } from './draft.ts';

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
])('[11.3] a draft does not fit fields with %s', (_, { fields }) => {
  const before = buildStep({ key: 'nome', component: 'text' }, { key: 'renda', component: 'money' });
  expect(schemaOf(fields)).not.toBe(schemaOf(before.fields));
});
