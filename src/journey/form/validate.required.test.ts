import { expect, test } from 'vitest';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { NOW, validationMessageOf } from './testing/validation-message-of.ts';
import { validateStep } from './validate.ts';

test('[5.1a] the error of an empty required field contains its label, title or placeholder', () => {
  const options = [createOption('a')];
  expect(validationMessageOf({ required: true, label: 'CPF do Cônjuge' }, '')).toBe(
    'Por favor, insira CPF do Cônjuge',
  );
  expect(validationMessageOf({ required: true }, '  ')).toBe('Por favor, insira Rótulo');
  expect(validationMessageOf({ required: true, component: 'select', options }, null)).toBe(
    'Por favor, insira Rótulo',
  );
  expect(validationMessageOf({ required: true, component: 'checkbox' }, false)).toBe(
    'Por favor, insira Rótulo',
  );
  expect(validationMessageOf({ required: true, component: 'checkBoxGroup', options }, [])).toBe(
    'Por favor, insira Rótulo',
  );
  expect(validationMessageOf({ required: true, component: 'imageCapture' }, [])).toBe(
    'Por favor, insira Rótulo',
  );
  expect(validationMessageOf({ required: true, label: '', title: 'Título' }, '')).toBe(
    'Por favor, insira Título',
  );
  expect(validationMessageOf({ required: true, label: '', placeholder: 'Nome' }, '')).toBe(
    'Por favor, insira Nome',
  );
  expect(validationMessageOf({ required: true }, 'x')).toBeUndefined();
  expect(validationMessageOf({}, '')).toBeUndefined();
});

test('[5.1] the error of an empty required field without any name is a whole sentence', () => {
  for (const component of ['text', 'select', 'imageCapture'])
    expect(
      validationMessageOf({ required: true, label: '', component, options: [createOption('a')] }, ''),
    ).toBe('Por favor, preencha este campo');
});

test('[5.10] [8.48] a required choice without any option says that they could not be loaded', () => {
  const message = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';
  for (const component of ['radio', 'radioChip', 'list', 'select'])
    expect(validationMessageOf({ required: true, component }, null), component).toBe(message);
  expect(validationMessageOf({ required: true, component: 'checkBoxGroup' }, [])).toBe(message);
  expect(validationMessageOf({ component: 'radio' }, null)).toBeUndefined();
  // The service has the list of this one.
  expect(validationMessageOf({ required: true, component: 'select', resource: 'banks' }, null)).toBe(
    'Por favor, insira Rótulo',
  );
});

test('[5.1] the message has the label of the service, with its placeholders', () => {
  const step = buildStep({ key: 'nome' }, { key: 'rua', label: 'Rua de {{nome}}', required: true });
  const values = { nome: 'Ana', rua: '' };
  expect(validateStep(step, evaluate(step, values, newVisitor), values, { now: NOW })).toEqual({
    rua: 'Por favor, insira Rua de {{nome}}',
  });
});

test('[5.1] a message of the required rule replaces the default one', () => {
  const rules = [
    { required: false, warningOnly: false, min: 3, message: 'Muito curto' },
    { required: true, warningOnly: true, message: 'Só um aviso' },
    { required: true, warningOnly: false, message: 'Diga seu nome' },
  ];
  expect(validationMessageOf({ required: true, rules }, '')).toBe('Diga seu nome');
});

test('[4.36] a required amount of zero counts as missing', () => {
  expect(validationMessageOf({ required: true, component: 'money' }, 0)).toBe('Por favor, insira Rótulo');
  expect(validationMessageOf({ required: true, component: 'money' }, 1)).toBeUndefined();
  expect(validationMessageOf({ required: true, component: 'percentage' }, 0)).toBeUndefined();
});

test('[5.4] required terms must be accepted', () => {
  const message = 'Os termos devem ser aceitos antes de continuar sua proposta.';
  expect(validationMessageOf({ component: 'term', required: true }, false)).toBe(message);
  expect(validationMessageOf({ component: 'term', required: true }, true)).toBeUndefined();
  expect(validationMessageOf({ component: 'term' }, false)).toBeUndefined();
});

test('[5.10] a choice that has a label but no value must be made again', () => {
  const message = 'Erro no preenchimento, selecione novamente os campos.';
  for (const required of [true, false]) {
    expect(validationMessageOf({ component: 'select', required }, { value: '', label: 'São Paulo' })).toBe(
      message,
    );
    expect(
      validationMessageOf({ component: 'checkBoxGroup', required }, [{ value: '', label: 'São Paulo' }]),
    ).toBe(message);
  }
  expect(validationMessageOf({ component: 'select' }, { value: 'SP', label: '' })).toBeUndefined();
  expect(validationMessageOf({ component: 'select' }, { value: 'SP', label: 'São Paulo' })).toBeUndefined();
  expect(validationMessageOf({ component: 'select' }, { value: '', label: '' })).toBeUndefined();
  expect(validationMessageOf({ component: 'select' }, null)).toBeUndefined();
});

test('[5.1] [3.31] a required question whose stored answer is none of its options is asked', () => {
  const options = [createOption('a', 'A'), createOption('b', 'B')];
  const unlisted = { value: 'z', label: 'z' };
  for (const component of ['radio', 'radioChip', 'list', 'select']) {
    const field = { component, options, required: true };
    expect(validationMessageOf(field, unlisted), component).toBe('Por favor, insira Rótulo');
    expect(validationMessageOf(field, { value: 'a', label: 'A' }), component).toBeUndefined();
    // Nobody has to answer these, or their options are not all of them.
    expect(validationMessageOf({ ...field, required: false }, unlisted), component).toBeUndefined();
    expect(validationMessageOf({ ...field, readOnly: true }, unlisted), component).toBeUndefined();
    expect(validationMessageOf({ ...field, resource: 'banks' }, unlisted), component).toBeUndefined();
    expect(validationMessageOf({ ...field, options: [] }, unlisted), component).toBeUndefined();
  }
  const boxes = { component: 'checkBoxGroup', options, required: true };
  expect(validationMessageOf(boxes, [unlisted])).toBe('Por favor, insira Rótulo');
  expect(validationMessageOf(boxes, [unlisted, { value: 'b', label: 'B' }])).toBeUndefined();
});
