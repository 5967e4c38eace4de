import { expect, test } from 'vitest';
import type { FieldValue } from '../model/field.ts';
import { stepWith } from '../testing/step-with.ts';
import { buildField } from './build-field.ts';
import { createStoredAnswers } from './stored-answers.ts';
import { createOption } from './testing/create-option.ts';

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

/** The keys of the fields of a step that apply to these answers. */
function listApplyingIn(step: ReturnType<typeof stepOf>, stepAnswers: Record<string, FieldValue>): string[] {
  const answers = createStoredAnswers([step], { [step.slug]: stepAnswers });
  return step.fields.filter(({ key }) => answers.applies(step, key)).map(({ key }) => key);
}

test('[4.30] [4.12] a condition on a field that is never sent holds for a stored answer: the visitor has filled it in', () => {
  const step = stepOf(
    'd',
    { key: 'tipoPessoa', hidden: true, defaultValue: 'PF' },
    { key: 'profissao', ...shownIf('#tipoPessoa', 'PF') },
    { key: 'frente', component: 'imageCapture' },
    { key: 'validade', ...shownIf('#frente') },
    { key: 'uso', displayIfResourceIsEmpty: true, resource: 'usos' },
    { key: 'outroUso', ...shownIf('#uso', 'x') },
  );
  expect(listApplyingIn(step, { profissao: 'medico' })).toContain('profissao');
  expect(listApplyingIn(step, { validade: '2030' })).toContain('validade');
  expect(listApplyingIn(step, { outroUso: 'y' })).toContain('outroUso');
  expect(listApplyingIn(step, { tipoPessoa: 'PJ', profissao: 'medico' })).not.toContain('profissao');
});

test('[4.30] [3.26] a choice of a list of which only the code or only the label is stored proves nothing about the other one', () => {
  const step = stepOf(
    'e',
    { key: 'banco', component: 'select', resource: 'banks' },
    { key: 'conta', ...shownIf('#banco', '341') },
    { key: 'bens', component: 'checkBoxGroup', resource: 'assets' },
    { key: 'placa', ...shownIf('#bens', 'Carro') },
    { key: 'civil', component: 'radio', options: [createOption('1', 'Casado')] },
    { key: 'conjuge', ...shownIf('#civil', 'Solteiro') },
    { key: 'agencia', ...shownIf('#conta') },
  );
  expect(listApplyingIn(step, { banco: 'Itaú', conta: '55', bens: ['2'], civil: '1' })).toEqual([
    'banco',
    'conta',
    'bens',
    'placa',
    'civil',
    'agencia',
  ]);
  const known = { banco: { value: 'SP', label: 'SP' }, conta: '55', bens: [{ value: '1', label: 'Casa' }] };
  expect(listApplyingIn(step, known)).toEqual(['banco', 'bens', 'civil']);
});

test('[4.30] an amount of zero that is stored fulfils the condition on zero', () => {
  const step = stepOf(
    'f',
    { key: 'renda', component: 'money' },
    { key: 'motivo', ...shownIf('#renda', '0') },
  );
  expect(listApplyingIn(step, { renda: 0 })).toEqual(['renda', 'motivo']);
  expect(listApplyingIn(step, { renda: 5 })).toEqual(['renda']);
});
