import { expect, test } from 'vitest';
import { buildField } from '../form/build-field.ts';
import { stepTypeWith, stepWith } from '../testing/step-with.ts';
import { consentTermsOf } from './consent-terms.ts';
import { agreementsOf, stepTypeOf } from './index.ts';

const withoutToken = { launchParams: { accessToken: '' }, rules: { termsHiddenWithToken: ['consulta cpf'] } };
const withToken = { ...withoutToken, launchParams: { accessToken: 't1' } };

const consentStep = (...fields: Parameters<typeof buildField>[0][]) =>
  stepWith({ slug: 's', type: stepTypeWith('lgpd'), fields: fields.map(buildField) });

test('[7.19] a consent step without fields is one required term, with the name of its step type', () => {
  expect(consentTermsOf(consentStep(), withoutToken)).toEqual([
    {
      key: 'lgpd',
      label: 'Li e concordo',
      labelLinks: [],
      term: '',
      formatSend: '',
      agreementKey: '["lgpd","Li e concordo",""]',
      isRequired: true,
    },
  ]);
});

test('[7.19] [5.4] the terms of a consent step are its tick boxes, with their texts and formatters; an unmarked one may stay unticked', () => {
  const step = consentStep(
    {
      key: 'dados',
      component: 'checkbox',
      label: 'Dados',
      term: '<p>T</p>',
      formatSend: 'yesOrNo',
      required: true,
    },
    { key: 'nome', component: 'text', label: 'Nome', required: true },
    { key: 'ofertas', component: 'term', label: 'Ofertas' },
  );
  expect(agreementsOf(step).map(({ key }) => key)).toEqual(['dados', 'ofertas']);
  expect(consentTermsOf(step, withoutToken)).toEqual([
    {
      key: 'dados',
      label: 'Dados',
      labelLinks: [],
      term: '<p>T</p>',
      formatSend: 'yesOrNo',
      agreementKey: '["dados","Dados","<p>T</p>"]',
      isRequired: true,
    },
    {
      key: 'ofertas',
      label: 'Ofertas',
      labelLinks: [],
      term: '',
      formatSend: '',
      agreementKey: '["ofertas","Ofertas",""]',
      isRequired: false,
    },
  ]);
});

test('[7.19] if no tick box is marked as required, all are', () => {
  const step = consentStep(
    { key: 'dados', component: 'checkbox', required: false },
    { key: 'ofertas', component: 'checkbox', required: false },
  );
  expect(consentTermsOf(step, withoutToken).map(({ isRequired }) => isRequired)).toEqual([true, true]);
});

test('[7.19] another text of a term is another term: the visitor must agree again', () => {
  const keyOf = (field: Parameters<typeof buildField>[0]) =>
    consentTermsOf(
      consentStep({ component: 'checkbox', label: 'Dados', term: 'T', ...field }),
      withoutToken,
    )[0]?.agreementKey;
  const keys = [
    keyOf({ key: 'a' }),
    keyOf({ key: 'b' }),
    keyOf({ key: 'a', label: 'X' }),
    keyOf({ key: 'a', term: 'U' }),
  ];
  expect(new Set(keys).size).toBe(4);
});

test('[4.33] [7.19] a term that the product names is no term of the step once a token exists, and the others stay as they were', () => {
  const step = consentStep(
    { key: 'consultaCpf', component: 'term', required: true },
    { key: 'ofertas', component: 'term' },
  );
  const termsFor = (visit: typeof withToken) =>
    consentTermsOf(step, visit).map(({ key, isRequired }) => [key, isRequired]);
  expect(termsFor(withoutToken)).toEqual([
    ['consultaCpf', true],
    ['ofertas', false],
  ]);
  expect(termsFor(withToken)).toEqual([['ofertas', false]]);
  expect(consentTermsOf(consentStep({ key: 'consultaCpf', component: 'term' }), withToken)).toEqual([]);
});

test.each([
  ['nothing else', 'consent', {}],
  ['a hidden box', 'form', { hidden: true }],
  ['a box with a condition', 'form', { conditionals: { visualization: { fieldId: '#x', values: [] } } }],
  [
    'a box with several conditions',
    'form',
    { conditionals: { displayBasedOnValues: [{ fieldId: '#x', values: [] }] } },
  ],
  ['a box that is hidden once it is ticked', 'form', { hiddenOnFilled: true }],
  ['a box for an empty list', 'form', { displayIfResourceIsEmpty: true }],
  ['a box that contains a field', 'form', { subFields: [buildField({ key: 'c' })] }],
  ['a box that belongs to another one', 'form', { parentFieldId: '#a' }],
  ['a box that belongs to no field of the step', 'consent', { parentFieldId: 'elsewhere' }],
] as const)(
  '[7.19] [3.25] [4.31] [4.32] a consent step with tick boxes and %s is a %s',
  (_, family, members) => {
    const step = consentStep(
      { key: 'a', component: 'checkbox' },
      { key: 'b', component: 'checkbox', ...members },
    );
    expect(stepTypeOf(step).family).toBe(family);
  },
);

test('[4.9] a step of an unknown type without fields is polled like a check', () => {
  const step = stepWith({ slug: 's', type: stepTypeWith('holograma') });
  for (const status of ['init', 'waiting', 'success', 'failed'] as const)
    expect(stepTypeOf(step, status)).toMatchObject({ family: 'check', polling: 'check' });
});
