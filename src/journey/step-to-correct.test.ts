import { expect, test } from 'vitest';
import { buildField } from './form/build-field.ts';
import { defaultRules } from './rules/rule.ts';
import { proposalWith } from './simulation/testing/sample.ts';
import { stepToCorrect } from './step-to-correct.ts';
import type { CorrectedAnswers } from './steps/status-texts.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';

const formWith = (slug: string, order: number, key: string, component: string) =>
  stepWith({ slug, order, fields: [buildField({ key, label: key, component })], type: stepTypeWith('form') });

const steps = [
  formWith('conta-de-luz', 0, 'conta', 'imageCapture'),
  formWith('banco', 1, 'conta', 'text'),
  formWith('endereco', 2, 'rua', 'text'),
  stepWith({ slug: 'analise', order: 3, type: stepTypeWith('creditAnalysis') }),
];
const payment = stepWith({ slug: 'pagamento', order: 4, type: stepTypeWith('propostaEmPagamento') });

const slugFor = (answers: CorrectedAnswers, last = payment, earlierSteps = steps) =>
  stepToCorrect(
    {
      config: configurationWith({ steps: [...earlierSteps, last] }),
      proposal: { ...proposalWith({}), currentStep: last.slug },
      rules: defaultRules,
      waitsForCompletion: false,
      openRedo: '',
    },
    last,
    answers,
  )?.slug;

test.each([
  ['account', 'banco'],
  ['any', 'endereco'],
] as const)(
  '[15.3] [4.12] refused answers (%s) are corrected in the nearest form that has such: %s',
  (answers, slug) => {
    expect(slugFor(answers)).toBe(slug);
  },
);

test('[15.3] [4.13] nothing can be corrected where no earlier form has the answers, or none may be opened', () => {
  const withoutAccount = steps.filter(({ slug }) => slug !== 'banco');
  expect(slugFor('account', payment, withoutAccount)).toBeUndefined();
  expect(slugFor('account', { ...payment, cannotReturnFromHere: true })).toBeUndefined();
});

test('[15.3] the nearest form is found in any order of the list, also if only one of its fields may hold the answers', () => {
  const [, account] = steps;
  const name = buildField({ key: 'titular', label: 'Titular', component: 'text' });
  const mixed = { ...account, fields: [name, ...(account?.fields ?? [])] };
  const reversed = steps.map(step => (step === account ? { ...step, ...mixed } : step)).reverse();
  expect(slugFor('any', payment, reversed)).toBe('endereco');
  expect(slugFor('account', payment, reversed)).toBe('banco');
});
