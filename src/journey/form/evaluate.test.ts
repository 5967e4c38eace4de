import { expect, test } from 'vitest';
import type { Conditionals, Field, FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { buildField } from './build-field.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { createEvaluator } from './evaluator.ts';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';

const casado = { fieldId: '#estadoCivil', values: ['casado'] };
const estadoCivil = { key: 'estadoCivil', component: 'select' };
const createChoice = (value: string) => ({ value, label: value.toUpperCase() });

/** The view of a field 'conjuge' with these conditionals, in a step with the field 'estadoCivil'. */
function evaluateConjuge(
  conditionals: Conditionals,
  values: StepValues,
  context: Partial<EvaluationContext> = {},
) {
  const step = buildStep(estadoCivil, { key: 'conjuge', required: true, conditionals });
  return evaluate(step, values, { ...newVisitor, ...context }).conjuge;
}

/** The context in which the service has this answer to a field of another step. */
const answerElsewhere = (wire: FieldValue, component = 'text'): Partial<EvaluationContext> => ({
  answersElsewhere: {
    'of-another-step': {
      field: buildField({ key: 'outro', component }),
      wire,
      list: () => undefined,
      applies: () => true,
    },
  },
});

test('[3.26] a field is shown only while the referenced field has one of the values of the reference', () => {
  const conditionals = { visualization: casado };
  expect(evaluateConjuge(conditionals, { estadoCivil: createChoice('casado') })?.isVisible).toBe(true);
  expect(evaluateConjuge(conditionals, { estadoCivil: createChoice('solteiro') })?.isVisible).toBe(false);
  expect(evaluateConjuge(conditionals, { estadoCivil: null })?.isVisible).toBe(false);
  expect(evaluateConjuge({}, { estadoCivil: null })?.isVisible).toBe(true);
});

test('[3.27] a field is shown while at least one reference of its list holds', () => {
  const step = buildStep(
    estadoCivil,
    { key: 'renda', component: 'radio' },
    {
      key: 'conjuge',
      conditionals: { displayBasedOnValues: [casado, { fieldId: '#renda', values: ['familiar', 'mista'] }] },
    },
  );
  const isShown = (values: StepValues) => evaluate(step, values, newVisitor).conjuge?.isVisible;
  expect(isShown({ estadoCivil: createChoice('casado'), renda: null })).toBe(true);
  expect(isShown({ estadoCivil: null, renda: createChoice('mista') })).toBe(true);
  expect(isShown({ estadoCivil: createChoice('solteiro'), renda: createChoice('propria') })).toBe(false);
});

test('[3.28b] a field is read-only while the referenced field has one of the values of the reference', () => {
  const conditionals = { standard: { ...casado, readOnly: true } };
  expect(evaluateConjuge(conditionals, { estadoCivil: createChoice('casado') })).toMatchObject({
    isReadOnly: true,
    isWaiting: false,
  });
  expect(evaluateConjuge(conditionals, { estadoCivil: createChoice('solteiro') })?.isReadOnly).toBe(false);
});

test('[3.28a] while the reference holds, the forced value of the wire is decoded by the kind of the field', () => {
  const step = buildStep(estadoCivil, {
    key: 'renda',
    component: 'money',
    conditionals: { standard: { ...casado, forcedValue: 1500.5, readOnly: false } },
  });
  const readForced = (civil: string) =>
    evaluate(step, { estadoCivil: createChoice(civil) }, newVisitor).renda?.forced;
  expect(readForced('casado')).toBe(150050);
  expect(readForced('solteiro')).toBeUndefined();
});

test('[3.28] a field with a forced value cannot be changed: the screen would show another value than the one sent', () => {
  const step = buildStep(estadoCivil, {
    key: 'renda',
    component: 'money',
    conditionals: { standard: { ...casado, forcedValue: 1500.5, readOnly: false } },
  });
  const isReadOnly = (civil: string) =>
    evaluate(step, { estadoCivil: createChoice(civil) }, newVisitor).renda?.isReadOnly;
  expect([isReadOnly('casado'), isReadOnly('solteiro')]).toEqual([true, false]);
});

test('[3.29] a field is read-only as soon as a proposal exists', () => {
  const conditionals = { readOnly: { activateWhenHasProposal: true } };
  expect(evaluateConjuge(conditionals, {}, { hasProposal: true })?.isReadOnly).toBe(true);
  expect(evaluateConjuge(conditionals, {}, { hasProposal: false })?.isReadOnly).toBe(false);
  expect(
    evaluateConjuge({ readOnly: { activateWhenHasProposal: false } }, {}, { hasProposal: true })?.isReadOnly,
  ).toBe(false);
});

test('[4.30] a hidden field is not required', () => {
  const conditionals = { visualization: casado };
  expect(evaluateConjuge(conditionals, { estadoCivil: createChoice('casado') })?.isRequired).toBe(true);
  expect(evaluateConjuge(conditionals, { estadoCivil: createChoice('solteiro') })?.isRequired).toBe(false);
});

test('[4.30a] a condition on a field of another step uses the answers of the proposal', () => {
  const conditionals = { visualization: { fieldId: 'of-another-step', values: ['sim'] } };
  expect(evaluateConjuge(conditionals, {}, answerElsewhere('sim'))?.isVisible).toBe(true);
  expect(evaluateConjuge(conditionals, {}, answerElsewhere('não'))?.isVisible).toBe(false);
  expect(evaluateConjuge(conditionals, {})?.isVisible).toBe(false);
});

test('[4.30] a field hidden by its own conditions shows no other field, although it keeps its value', () => {
  const step = buildStep(
    { key: 'tipo' },
    { key: 'subtipo', conditionals: { visualization: { fieldId: '#tipo', values: ['b'] } } },
    { key: 'detalhe', conditionals: { visualization: { fieldId: '#subtipo', values: ['x'] } } },
  );
  const isDetalheShown = (tipo: string) =>
    evaluate(step, { tipo, subtipo: 'x' }, newVisitor).detalhe?.isVisible;
  expect(isDetalheShown('b')).toBe(true);
  expect(isDetalheShown('a')).toBe(false);
});

test('[4.31] the value of a field that is only marked hidden still shows other fields', () => {
  const step = buildStep(
    { key: 'produto', hidden: true },
    { key: 'prazo', conditionals: { visualization: { fieldId: '#produto', values: ['cdc'] } } },
  );
  const view = evaluate(step, { produto: 'cdc' }, newVisitor);
  expect([view.produto?.isVisible, view.prazo?.isVisible]).toEqual([false, true]);
});

test('[4.30] fields that show one another cause no endless loop: each uses the value of the other', () => {
  const step = buildStep(
    { key: 'a', conditionals: { visualization: { fieldId: '#b', values: ['1'] } } },
    { key: 'b', conditionals: { visualization: { fieldId: '#a', values: ['1'] } } },
  );
  const view = evaluate(step, { a: '1', b: '2' }, newVisitor);
  expect([view.a?.isVisible, view.b?.isVisible]).toEqual([false, true]);
});

test('[5.1] a field that the visitor cannot fill is never required', () => {
  const step = buildStep(
    { key: 'text', required: true },
    { key: 'optional', required: false },
    { key: 'notice', component: 'mensagem', required: true },
    { key: 'unknown', component: 'holograma', required: true },
  );
  const view = evaluate(step, {}, newVisitor);
  expect(Object.keys(view).filter(key => view[key]?.isRequired)).toEqual(['text']);
});

test('[3.24] a sub-field is hidden with the field that contains it, and so is a field that names it as its parent', () => {
  const step = buildStep(
    { key: 'tipo' },
    {
      key: 'grupo',
      component: 'list',
      conditionals: { visualization: { fieldId: '#tipo', values: ['b'] } },
      subFields: buildStep({ key: 'dentro', required: true }).fields,
    },
    { key: 'ao-lado', parentFieldId: '#grupo' },
  );
  const readShown = (tipo: string) => {
    const view = evaluate(step, { tipo }, newVisitor);
    return [view.dentro?.isVisible, view.dentro?.isRequired, view['ao-lado']?.isVisible];
  };
  expect(readShown('b')).toEqual([true, true, true]);
  expect(readShown('a')).toEqual([false, false, false]);
});

test('[5.28] a view has the label with values in place of its placeholders', () => {
  const step = buildStep(
    { key: 'nome' },
    { key: 'rua', label: 'Onde {{nome}} mora' },
    { key: 'n', label: 'Número da {{rua}}' },
  );
  const view = evaluate(step, { nome: 'Ana', rua: 'Rua A' }, newVisitor);
  expect([view.rua?.label, view.n?.label]).toEqual(['Onde Ana mora', 'Número da Rua A']);
});

test('[3.26] a condition without values holds while the other field is filled', () => {
  const conditionals = { visualization: { fieldId: '#estadoCivil', values: [] } };
  expect(evaluateConjuge(conditionals, { estadoCivil: createChoice('x') })?.isVisible).toBe(true);
  expect(evaluateConjuge(conditionals, { estadoCivil: null })?.isVisible).toBe(false);
  const distantRule = { visualization: { fieldId: 'of-another-step', values: [] } };
  expect(evaluateConjuge(distantRule, {}, answerElsewhere('x'))?.isVisible).toBe(true);
  expect(evaluateConjuge(distantRule, {}, answerElsewhere(' '))?.isVisible).toBe(false);
});

test('[3.26] [4.30] a condition reads the answer to another step as its kind of field does, whatever its spelling', () => {
  const isShown = (component: string, wire: FieldValue, values: string[]) =>
    evaluateConjuge(
      { visualization: { fieldId: 'of-another-step', values } },
      {},
      answerElsewhere(wire, component),
    )?.isVisible;
  expect(isShown('checkbox', false, [])).toBe(false);
  expect(isShown('checkbox', true, [])).toBe(true);
  expect(isShown('checkbox', 'sim', ['true'])).toBe(true);
  expect(isShown('money', 0, [])).toBe(false);
  expect(isShown('money', '1.500,00', ['1500'])).toBe(true);
  expect(isShown('date', '1985-03-12T00:00:00Z', ['12/03/1985'])).toBe(true);
  expect(isShown('holograma', 'x', ['x'])).toBe(false);
});

test('[3.26] a condition with the empty value holds while the other field is empty', () => {
  const conditionals = { visualization: { fieldId: '#estadoCivil', values: [''] } };
  expect(evaluateConjuge(conditionals, { estadoCivil: null })?.isVisible).toBe(true);
  expect(evaluateConjuge(conditionals, { estadoCivil: createChoice('x') })?.isVisible).toBe(false);
});

test('[3.26] boxes are compared as true and false, groups by each of their options, amounts in reais', () => {
  const isShown = (component: string, name: string, value: StepValues[string]) => {
    const step = buildStep(
      { key: 'a', component },
      { key: 'b', conditionals: { visualization: { fieldId: '#a', values: [name] } } },
    );
    return evaluate(step, { a: value }, newVisitor).b?.isVisible;
  };
  expect([isShown('checkbox', 'true', true), isShown('checkbox', 'false', false)]).toEqual([true, true]);
  expect(isShown('checkbox', 'true', false)).toBe(false);
  expect(isShown('checkBoxGroup', 'y', [createChoice('x'), createChoice('y')])).toBe(true);
  expect(isShown('checkBoxGroup', 'z', [createChoice('x'), createChoice('y')])).toBe(false);
  expect([isShown('money', '12.5', 1250), isShown('money', '1250', 1250)]).toEqual([true, false]);
  expect(isShown('holograma', 'x', 'x')).toBe(false);
});

const married = { value: '2', label: 'Casado(a)' };

test.each<[string, Partial<Field>, FieldValue, string, string]>([
  ['the digits of a CPF', { mask: 'cpf' }, '529.982.247-25', '52998224725', '52998224726'],
  ['the digits of a CEP', { component: 'cep' }, '01310-100', '01310100', '01310101'],
  ['an ISO date', { component: 'date' }, '12/03/1985', '1985-03-12', '1985-12-03'],
  ['an amount as text', { component: 'money' }, 350050, '3500.50', '350050'],
  ['an amount in Brazilian spelling', { component: 'money' }, 350050, '3.500,50', '3.500,51'],
  ['the word for a ticked box', { component: 'checkbox' }, true, 'Sim', 'Quero'],
  ['the word for a box that is not ticked', { component: 'checkbox' }, false, 'Não', 'Quero'],
  ['the label of a choice from a loaded list', { component: 'select' }, married, 'Casado(a)', 'Solteiro(a)'],
  ['the label of a radio button', { component: 'radio' }, married, 'Casado(a)', 'Solteiro(a)'],
  [
    'the label of one of several boxes',
    { component: 'checkBoxGroup' },
    [createChoice('x'), married],
    'Casado(a)',
    'y',
  ],
  [
    'the value of an option, but not as its label if this is the value of another one',
    {
      component: 'radio',
      options: [createOption('1', '2'), createOption('2', '3')],
    },
    { value: '1', label: '2' },
    '1',
    '2',
  ],
  [
    'the word that an unticked box sends',
    { component: 'checkbox', formatSend: 'yesOrNo' },
    false,
    'Não',
    'Quero',
  ],
  [
    'the text that a choice is sent as',
    { component: 'radio', formatSend: 'yesOrNo' },
    createChoice('true'),
    'Sim',
    'Não',
  ],
  ['the text that is sent', { formatSend: 'removeAccents' }, 'São Paulo', 'Sao Paulo', 'Santos'],
  [
    'the text with the accents that the stored one has lost',
    { formatSend: 'removeAccents' },
    'Sao Paulo',
    'São Paulo',
    'Santos',
  ],
])('[3.26] [3.35] a condition may have its value as %s', (_, overrides, value, expected, other) => {
  const isShown = (name: string) => {
    const step = buildStep(
      { key: 'a', ...overrides },
      { key: 'b', conditionals: { visualization: { fieldId: '#a', values: [name] } } },
    );
    return evaluate(step, { a: value }, newVisitor).b?.isVisible;
  };
  expect([isShown(expected), isShown(other)]).toEqual([true, false]);
});

test('[3.26] a condition that names the value of an option of a loaded list does not hold for another option with this label', () => {
  const step = buildStep(
    { key: 'dia', component: 'select' },
    { key: 'b', conditionals: { visualization: { fieldId: '#dia', values: ['5'] } } },
  );
  const options = [createOption('1', '5'), createOption('2', '10'), createOption('5', '20')];
  const context: EvaluationContext = { ...newVisitor, resources: { dia: { status: 'success', options } } };
  const shownAt = options.filter(
    ({ value, label }) => evaluate(step, { dia: { value, label } }, context).b?.isVisible,
  );
  expect(shownAt.map(({ label }) => label)).toEqual(['20']);
});

test('[3.28] a field that does not apply makes no other field read-only', () => {
  const step = buildStep(
    { key: 'a' },
    { key: 'b', conditionals: { visualization: { fieldId: '#a', values: ['x'] } } },
    { key: 'c', conditionals: { standard: { fieldId: '#b', values: ['1'], readOnly: true } } },
  );
  const isReadOnly = (a: string) => evaluate(step, { a, b: '1', c: '' }, newVisitor).c?.isReadOnly;
  expect([isReadOnly('x'), isReadOnly('y')]).toEqual([true, false]);
});

test('[3.24] fields that name one another as parents are evaluated without parents', () => {
  const hidden = { visualization: { fieldId: 'x', values: ['1'] } };
  for (const fields of [
    [
      { key: 'a', parentFieldId: '#b', conditionals: hidden },
      { key: 'b', parentFieldId: '#a' },
    ],
    [
      { key: 'b', parentFieldId: '#a' },
      { key: 'a', parentFieldId: '#b', conditionals: hidden },
    ],
  ]) {
    const view = evaluate(buildStep(...fields), {}, newVisitor);
    expect([view.a?.isVisible, view.b?.isVisible]).toEqual([false, true]);
  }
});

test('[14.2] a change without an effect returns the same view object', () => {
  const step = buildStep({ key: 'a' }, { key: 'b', dependencies: ['a'] });
  const view = evaluate(step, { a: 'x' }, newVisitor);
  expect(createEvaluator(step).update(view, ['a'], { a: 'y' }, newVisitor)).toBe(view);
  expect(createEvaluator(step).update(view, ['nada'], { a: 'x' }, newVisitor)).toBe(view);
  expect(createEvaluator(step).evaluate({ a: 'z' }, newVisitor, view)).toBe(view);
});

test('[4.30] a condition on an unknown field never holds, not even with the empty value', () => {
  for (const values of [[], [''], ['x']]) {
    const step = buildStep({ key: 'a', conditionals: { visualization: { fieldId: 'nowhere', values } } });
    expect(evaluate(step, {}, newVisitor).a?.isVisible).toBe(false);
  }
});
