import { expect, test } from 'vitest';
import { stepWith } from '../testing/step-with.ts';
import { buildField } from './build-field.ts';
import { createStoredAnswers } from './stored-answers.ts';

type FieldMembers = Parameters<typeof buildField>[0];

const stepOf = (slug: string, ...fields: FieldMembers[]) =>
  stepWith({ slug, fields: fields.map(buildField) });

const shownIf = (fieldId: string, ...values: string[]) => ({
  conditionals: { visualization: { fieldId, values } },
});

const personal = stepOf('dados', { key: 'civil' }, { key: 'conjuge', ...shownIf('#civil', 'casado') });
const income = stepOf('renda', { key: 'rendaDoConjuge', ...shownIf('#conjuge') }, { key: 'renda' });
const assets = stepOf('bens', { key: 'bensDoConjuge', ...shownIf('#rendaDoConjuge') });

/** The keys of all fields that apply to these answers. */
function listApplying(civil: string): string[] {
  const steps = [personal, income, assets];
  const answers = createStoredAnswers(steps, {
    dados: { civil, conjuge: 'Maria' },
    renda: { rendaDoConjuge: '10', renda: '20' },
    bens: { bensDoConjuge: '1' },
  });
  return steps.flatMap(step =>
    step.fields.filter(({ key }) => answers.applies(step, key)).map(({ key }) => key),
  );
}

test('[4.30] [4.11] an answer whose condition does not hold any more fulfils no condition of another step either', () => {
  expect(listApplying('casado')).toEqual(['civil', 'conjuge', 'rendaDoConjuge', 'renda', 'bensDoConjuge']);
  expect(listApplying('solteiro')).toEqual(['civil', 'renda']);
});

test('[4.30] of fields of two steps that depend on each other only the answers count', () => {
  const first = stepOf('a', { key: 'x', ...shownIf('#y', '1') });
  const second = stepOf('b', { key: 'y', ...shownIf('#x', '1') });
  const answers = createStoredAnswers([first, second], { a: { x: '1' }, b: { y: '1' } });
  expect([answers.applies(first, 'x'), answers.applies(second, 'y')]).toEqual([true, true]);
});

test('[4.30] [3.23] a default that nobody has sent fulfils no condition, a value in the step of `formRef` does', () => {
  const step = stepOf(
    'c',
    { key: 'civil', formRef: 'dados', defaultValue: 'solteiro' },
    { key: 'origem', defaultValue: 'site' },
    { key: 'conjuge', ...shownIf('#civil', 'casado') },
    { key: 'campanha', ...shownIf('#origem', 'site') },
  );
  const answers = createStoredAnswers([step, personal], { dados: { civil: 'casado' } });
  expect(answers.ofStep(step)).toEqual({ civil: 'casado' });
  expect([answers.applies(step, 'conjuge'), answers.applies(step, 'campanha')]).toEqual([true, false]);
});
