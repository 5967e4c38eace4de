import { expect, test } from 'vitest';
import type { StepValues } from '../model/proposal.ts';
import { buildField } from './build-field.ts';
import { fillLabel, labelOf } from './labels.ts';
import { fieldsOf } from './step-fields.ts';
import { buildStep } from './testing/build-step.ts';

const fields = fieldsOf(
  buildStep(
    { key: 'nome' },
    { key: 'valor', component: 'money' },
    { key: 'banco', component: 'select' },
    { key: 'aceite', component: 'checkbox' },
    { key: 'termos', component: 'term' },
    { key: 'enviar', component: 'button' },
    { key: 'prazo', formatShow: 'installments' },
  ),
);
const fill = (label: string, values: StepValues) => fillLabel(label, fields.byKey, values);

test('[5.28a] a placeholder becomes the formatted value of its field', () => {
  expect(fill('Olá, {{nome}}!', { nome: 'Ana' })).toBe('Olá, Ana!');
  expect(
    fill('{{ valor }} no {{banco}}', { valor: 123456, banco: { value: '1', label: 'Banco do Brasil' } }),
  ).toBe('R$\u00a01.234,56 no Banco do Brasil');
  expect(fill('em {{prazo}}', { prazo: '12' })).toBe('em 12 parcelas');
});

test.each(['select', 'radio', 'radioChip', 'list', 'checkBoxGroup'])(
  '[3.31] [3.35] [5.28a] the value of a %s is shown by its label or its value, as `format.show` says',
  component => {
    const option = { value: 'M', label: 'Masculino' };
    const shownBy = (formatShow: string) => {
      const { byKey } = fieldsOf(buildStep({ key: 'sexo', component, formatShow }));
      return fillLabel('{{sexo}}', byKey, { sexo: component === 'checkBoxGroup' ? [option] : option });
    };
    expect(shownBy('selectOnlyLabel')).toBe('Masculino');
    expect(shownBy('selectValueAndLabel')).toBe('Masculino');
    expect(shownBy('selectOnlyValue')).toBe('M');
  },
);

test('[5.28b] [5.28c] placeholders for missing fields, boxes, terms and buttons stay in the label', () => {
  for (const label of [
    'Olá, {{ninguem}}',
    '{{constructor}}',
    '{{__proto__}}',
    '{{aceite}} {{termos}} {{enviar}}',
    '{{}}',
    '{{nome',
  ])
    expect(fill(label, { nome: 'Ana', aceite: true, termos: true })).toBe(label);
});

test('[5.28] placeholders inside a value are not replaced', () => {
  for (const nome of ['$1', '$&', "$'", '{{valor}}', '<b>Ana</b>', '\\'])
    expect(fill('Olá, {{nome}}!', { nome, valor: 1 })).toBe(`Olá, ${nome}!`);
});

test('[12.5] hostile labels of 50,000 characters and more are processed within half a second', () => {
  const start = performance.now();
  for (const part of ['{{', '{{ ', '{', ' ']) expect(fill(`{{${part.repeat(50_000)}`, {})).toContain(part);
  expect(performance.now() - start).toBeLessThan(500);
});

test('[5.28b] the labels of boxes, terms and buttons stay as the service wrote them', () => {
  const label = 'Olá, {{nome}}!';
  const readLabel = (component: string) =>
    labelOf(buildField({ key: 'a', label, component }), fields.byKey, { nome: 'Ana' });
  for (const component of ['checkbox', 'term', 'button']) expect(readLabel(component), component).toBe(label);
  for (const component of ['text', 'checkBoxGroup', 'mensagem', 'holograma'])
    expect(readLabel(component), component).toBe('Olá, Ana!');
});
