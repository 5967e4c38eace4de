import { expect, test } from 'vitest';
import type { FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { filesToSend, keptFileNames, payloadOf } from './payload.ts';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { openStep } from './values.ts';

const createPayload = (step: ReturnType<typeof buildStep>, values: StepValues) =>
  payloadOf(step, evaluate(step, values, newVisitor), values);

test('[3.35] a field sends the value that its kind defines, formatted by format.send', () => {
  const step = buildStep(
    { key: 'nome' },
    { key: 'cpf', formatSend: 'onlyDigits' },
    { key: 'renda', component: 'money' },
    { key: 'parcela', component: 'money', formatSend: 'money' },
    { key: 'taxa', component: 'percentage' },
    { key: 'estado', component: 'select' },
    { key: 'cidade', component: 'select', formatSend: 'selectOnlyValue' },
    { key: 'sexo', component: 'radio' },
    { key: 'civil', component: 'radio', formatSend: 'selectOnlyLabel' },
    { key: 'bens', component: 'checkBoxGroup' },
    { key: 'aceite', component: 'term' },
    { key: 'pep', component: 'checkbox', formatSend: 'yesOrNo' },
    { key: 'estranho', formatSend: 'toString' },
  );
  const option = { value: '1', label: 'Um' };
  expect(
    createPayload(step, {
      nome: ' Ana ',
      cpf: '529.982.247-25',
      renda: 123456,
      parcela: 123456,
      taxa: 12.5,
      estado: option,
      cidade: option,
      sexo: option,
      civil: option,
      bens: [option, { value: '2', label: 'Dois' }],
      aceite: true,
      pep: false,
      estranho: 'x',
    }),
  ).toEqual({
    nome: 'Ana',
    cpf: '52998224725',
    renda: 1234.56,
    parcela: 'R$\u00a01.234,56',
    taxa: 12.5,
    estado: option,
    cidade: '1',
    sexo: '1',
    civil: 'Um',
    bens: ['1', '2'],
    aceite: true,
    pep: 'Não',
    estranho: 'x',
  });
});

test('[5.11b] texts are sent without line breaks and without blanks around them', () => {
  expect(createPayload(buildStep({ key: 'rua' }), { rua: '  Rua\r\n A ' })).toEqual({ rua: 'Rua A' });
});

test('[4.30] hidden fields are left out, although they keep their values', () => {
  const step = buildStep(
    { key: 'tipo' },
    { key: 'detalhe', conditionals: { visualization: { fieldId: '#tipo', values: ['b'] } } },
    { key: 'oculto', hidden: true },
    { key: 'aviso', component: 'mensagem' },
    { key: 'enviar', component: 'button' },
    { key: 'estranho', component: 'holograma' },
  );
  const values = { tipo: 'a', detalhe: 'x', oculto: 'x', aviso: 'x', enviar: 'x', estranho: 'x' };
  expect(createPayload(step, values)).toEqual({ tipo: 'a' });
  expect(createPayload(step, { ...values, tipo: 'b' })).toEqual({ tipo: 'b', detalhe: 'x' });
});

test('an emptied field is sent empty and unformatted, so that the service clears it as well', () => {
  const step = buildStep(
    { key: 'data', component: 'date', formatSend: 'date' },
    { key: 'renda', component: 'money', formatSend: 'money' },
    { key: 'uf', component: 'select', formatSend: 'selectOnlyValue' },
    { key: 'bens', component: 'checkBoxGroup' },
    { key: 'nunca', component: 'text' },
  );
  expect(createPayload(step, { data: '', renda: null, uf: null, bens: [] })).toEqual({
    data: '',
    renda: null,
    uf: null,
    bens: [],
    nunca: '',
  });
});

test('[3.24] sub-fields are sent under their own keys', () => {
  const step = buildStep({ key: 'grupo', component: 'list', subFields: buildStep({ key: 'dentro' }).fields });
  expect(createPayload(step, { grupo: { value: '1', label: 'Um' }, dentro: 'x' })).toEqual({
    grupo: '1',
    dentro: 'x',
  });
});

test('[12.4] hostile keys are sent unchanged', () => {
  const step = buildStep({ key: '__proto__' }, { key: 'constructor' });
  const sent = createPayload(step, JSON.parse('{"__proto__":"a","constructor":"b"}'));
  expect(JSON.stringify(sent)).toBe('{"__proto__":"a","constructor":"b"}');
});

test('new files of visible fields are sent beside the body', () => {
  const step = buildStep(
    { key: 'frente', component: 'imageCapture' },
    { key: 'verso', component: 'file', hidden: true },
    { key: 'nome' },
  );
  const newFile = { id: 'f1', name: 'frente.jpg' };
  const values = {
    frente: [newFile, { id: '', name: 'old.jpg' }],
    verso: [{ id: 'v1', name: 'verso.jpg' }],
    nome: 'A',
  };
  const view = evaluate(step, values, newVisitor);
  expect(filesToSend(step, view, values)).toEqual([{ fieldKey: 'frente', file: newFile }]);
  expect(payloadOf(step, view, values)).toEqual({ nome: 'A' });
});

test.each(['radio', 'radioChip', 'list'])(
  '[3.31] [3.35] the value of a %s is formatted like a text, and an unknown formatter has no effect',
  component => {
    const sentWith = (formatSend: string, value = 'true') =>
      createPayload(buildStep({ key: 'f', component, formatSend }), { f: { value, label: 'Concordo' } }).f;
    expect(sentWith('semNome')).toBe('true');
    expect(sentWith('yesOrNo')).toBe('Sim');
    expect(sentWith('onlyDigits', '529.982.247-25')).toBe('52998224725');
    expect(sentWith('selectOnlyValue')).toBe('true');
    expect(sentWith('selectValueAndLabel')).toEqual({ value: 'true', label: 'Concordo' });
  },
);

test.each([
  ['yesOrNo', 'true', 'Sim'],
  ['acceptOrRefuse', 'true', 'Aceito'],
  ['onlyDigits', '12 vezes', '12'],
  ['installments', '12', '12 parcelas'],
  ['date', '1980-05-03', '03/05/1980'],
  ['removeAccents', 'São Paulo', 'Sao Paulo'],
])(
  '[3.31] [3.35] the value of a select is formatted by %s like that of a radio',
  (formatSend, value, sent) => {
    const choice = { value, label: 'Opção' };
    const sentBy = (component: string) =>
      createPayload(buildStep({ key: 'f', component, formatSend }), { f: choice }).f;
    expect(sentBy('select')).toBe(sent);
    expect(sentBy('select')).toBe(sentBy('radio'));
  },
);

test('[3.31] [3.35] a select sends its option without a formatter, with an unknown one, and with one for options', () => {
  const choice = { value: 'true', label: 'Concordo' };
  const sentWith = (formatSend: string) =>
    createPayload(buildStep({ key: 'f', component: 'select', formatSend }), { f: choice }).f;
  expect(sentWith('')).toEqual(choice);
  expect(sentWith('semNome')).toEqual(choice);
  expect(sentWith('selectValueAndLabel')).toEqual(choice);
  expect(sentWith('selectOnlyValue')).toBe('true');
  expect(sentWith('selectOnlyLabel')).toBe('Concordo');
});

test('[3.31] [3.35] a group of boxes sends its values, with labels only for a formatter of options', () => {
  const boxes = [{ value: '1', label: 'Um' }];
  const sentWith = (formatSend: string) =>
    createPayload(buildStep({ key: 'f', component: 'checkBoxGroup', formatSend }), { f: boxes }).f;
  expect(sentWith('semNome')).toEqual(['1']);
  expect(sentWith('onlyDigits')).toEqual(['1']);
  expect(sentWith('selectOnlyLabel')).toEqual(['Um']);
  expect(sentWith('selectValueAndLabel')).toEqual(boxes);
});

test.each([
  ['select', 'selectOnlyLabel', 'a'],
  ['radio', 'selectOnlyLabel', 'a'],
  ['radioChip', 'selectOnlyLabel', 'a'],
  ['list', 'selectOnlyLabel', 'a'],
  ['radio', 'yesOrNo', 'true'],
  ['radio', 'acceptOrRefuse', 'true'],
  ['list', 'installments', '12'],
  ['select', 'yesOrNo', 'true'],
  ['select', 'acceptOrRefuse', 'true'],
  ['select', 'installments', '12'],
])(
  '[3.31] [11.3] a %s sent by %s is the same choice when its step opens again',
  (component, formatSend, value) => {
    const options = [createOption('a', 'Alfa'), createOption('true', 'Quero'), createOption('12', 'Um ano')];
    const step = buildStep({ key: 'f', component, formatSend, options });
    const choice = { value, label: options.find(option => option.value === value)?.label ?? '' };
    expect(openStep(step, createPayload(step, { f: choice })).values.f).toEqual(choice);
  },
);

test('[3.31] [11.3] boxes sent by their labels are the same choices when their step opens again', () => {
  const options = [createOption('1', 'Casa'), createOption('2', 'Carro')];
  const step = buildStep({ key: 'f', component: 'checkBoxGroup', formatSend: 'selectOnlyLabel', options });
  const choices = options.map(({ value, label }) => ({ value, label }));
  expect(openStep(step, createPayload(step, { f: choices })).values.f).toEqual(choices);
});

test('[3.35] an unfilled value is not formatted: an amount of zero is sent as zero', () => {
  const step = buildStep(
    { key: 'renda', component: 'money', formatSend: 'money' },
    { key: 'uf', component: 'select', formatSend: 'selectValueAndLabel' },
  );
  expect(createPayload(step, { renda: 0, uf: null })).toEqual({ renda: 0, uf: null });
});

test('[4.30] [16.2] a field without a view, of an unknown kind, or of a kind for text has no files to send', () => {
  const photo = [{ id: 'arquivo-1', name: 'rg.jpg' }];
  const step = buildStep(
    { key: 'foto', component: 'imageCapture' },
    { key: 'desconhecido', component: 'holograma' },
    { key: 'nome' },
  );
  const values = { foto: photo, desconhecido: photo, nome: photo };
  const view = evaluate(step, values, newVisitor);
  expect(filesToSend(step, view, values)).toEqual([{ fieldKey: 'foto', file: photo[0] }]);
  expect(filesToSend(step, {}, values)).toEqual([]);
  expect(payloadOf(step, {}, { nome: 'Ana' })).toEqual({});
});

test('[3.7] [7.10] a field names the files that stay if the visitor has changed them', () => {
  const step = buildStep(
    { key: 'nome' },
    { key: 'frente', component: 'imageCapture' },
    { key: 'oculto', component: 'file', hidden: true },
  );
  const [first, second] = [
    { id: '', name: 'rg-1.jpg' },
    { id: '', name: 'rg-2.jpg' },
  ];
  const newFile = { id: 'foto-1', name: 'rg-2.jpg' };
  const stored = { frente: ['rg-1.jpg', 'rg-2.jpg'] };
  const namesOf = (frente: (typeof first)[], storedAnswers: StepValues = stored) => {
    const values = { nome: 'Ana', frente, oculto: [first] };
    return keptFileNames(step, evaluate(step, values, newVisitor), values, storedAnswers);
  };
  expect(namesOf([first, second]), 'unchanged').toEqual({});
  expect(namesOf([first]), 'one removed').toEqual({ frente: ['rg-1.jpg'] });
  expect(namesOf([]), 'all removed').toEqual({ frente: [] });
  expect(namesOf([first, newFile]), 'one replaced').toEqual({ frente: ['rg-1.jpg'] });
  expect(namesOf([newFile]), 'all replaced by the upload').toEqual({});
  expect(namesOf([first, second], {}), 'reused from another step').toEqual({
    frente: ['rg-1.jpg', 'rg-2.jpg'],
  });
  expect(namesOf([], {})).toEqual({});
});

test('[3.31] [12.3] [16.2] a stored choice shows its label without tags and outer blanks, and is found by the label of its option', () => {
  const options = [createOption('1', 'Casa própria')];
  const field = { key: 'f', component: 'radio' };
  const openedWith = (stored: FieldValue, members = {}) =>
    openStep(buildStep({ ...field, ...members }), { f: stored }).values.f;
  expect(openedWith({ value: '1', label: 'Casa <b>própria</b>' })).toEqual({
    value: '1',
    label: 'Casa própria',
  });
  for (const stored of ['Casa <b>própria</b>', '  Casa própria '])
    expect(openedWith(stored, { options })).toEqual({ value: '1', label: 'Casa própria' });
  expect(openedWith({ value: '1', label: ' Casa própria ' }, { options })).toEqual({
    value: '1',
    label: 'Casa própria',
  });
});
