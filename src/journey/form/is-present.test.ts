import { expect, test } from 'vitest';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { changeForm, evaluateForm } from './evaluate-form.ts';
import type { LoadedOptions } from './evaluation-context.ts';
import { createEvaluator } from './evaluator.ts';
import { payloadOf } from './payload.ts';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { openStep } from './values.ts';

const createChoice = (value: string) => ({ value, label: value.toUpperCase() });

test('[4.31] a field without a component, a hidden one, and one for an empty list that it does not have are not shown', () => {
  const step = buildStep(
    { key: 'none', component: '' },
    { key: 'hidden', hidden: true },
    { key: 'ifEmpty', displayIfResourceIsEmpty: true },
    { key: 'plain' },
  );
  const view = evaluate(step, {}, newVisitor);
  expect(Object.keys(view).filter(key => view[key]?.isVisible)).toEqual(['plain']);
});

test('[4.31] a field for an empty list is shown once its list has loaded empty or failed, and only then', () => {
  const step = buildStep({ key: 'cidade', displayIfResourceIsEmpty: true, resource: 'cities' });
  const isShown = (status: 'initial' | 'loading' | 'success' | 'error', count: number) => {
    const options = Array.from({ length: count }, (_, index) => ({
      value: `${index}`,
      label: '',
      image: '',
      disabled: false,
      children: '',
    }));
    return evaluate(step, {}, { ...newVisitor, resources: { cidade: { status, options } } }).cidade
      ?.isVisible;
  };
  expect([isShown('loading', 0), isShown('success', 3), isShown('success', 0), isShown('error', 0)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('[4.31] [5.1] a list field is not required, and nothing waits for it, while its list is empty and a field for that is shown', () => {
  const listField = { key: 'profissao', component: 'select', resource: 'professions', required: true };
  const replacement = {
    key: 'profissaoOutra',
    required: true,
    displayIfResourceIsEmpty: true,
    resource: 'professions',
  };
  const dependent = { key: 'cargo', dependencies: ['profissao'] };
  const stateOf = (
    profissao: LoadedOptions,
    profissaoOutra: LoadedOptions = profissao,
    ...others: (Partial<Field> & { key: string })[]
  ) => {
    const step = buildStep(listField, ...(others.length > 0 ? others : [replacement]), dependent);
    const view = evaluate(step, {}, { ...newVisitor, resources: { profissao, profissaoOutra } });
    return { isRequired: view.profissao?.isRequired, isAwaited: view.cargo?.isWaiting };
  };
  const emptyList: LoadedOptions = { status: 'success', options: [] };
  const failedList: LoadedOptions = { status: 'error', options: [] };
  const fullList: LoadedOptions = { status: 'success', options: [createOption('dentista')] };
  const replaced = { isRequired: false, isAwaited: false };
  const needed = { isRequired: true, isAwaited: true };
  expect([stateOf(emptyList), stateOf(failedList)]).toEqual([replaced, replaced]);
  expect(stateOf({ status: 'loading', options: [] })).toEqual(needed);
  expect(stateOf(fullList)).toEqual(needed);
  // The lists of two fields with one resource differ if the fields depend on others.
  expect(stateOf(fullList, emptyList)).toEqual(needed);
  expect(stateOf(emptyList, emptyList, { ...replacement, resource: 'crafts' })).toEqual(needed);
  expect(stateOf(emptyList, emptyList, { ...replacement, hidden: true })).toEqual(needed);
  expect(stateOf(emptyList, emptyList, { ...replacement, component: '' })).toEqual(needed);
});

test('[4.31] [14.2] a list field becomes required when a condition hides the field that replaces it', () => {
  const step = buildStep(
    { key: 'trabalha', component: 'checkbox' },
    { key: 'profissao', component: 'select', resource: 'professions', required: true },
    {
      key: 'profissaoOutra',
      displayIfResourceIsEmpty: true,
      resource: 'professions',
      conditionals: { visualization: { fieldId: '#trabalha', values: ['true'] } },
    },
  );
  const emptyList: LoadedOptions = { status: 'success', options: [] };
  const context = { ...newVisitor, resources: { profissao: emptyList, profissaoOutra: emptyList } };
  const form = evaluateForm(step, { trabalha: true }, context);
  const changedForm = changeForm(step, form, { trabalha: false });
  expect([form.view.profissao?.isRequired, changedForm.view.profissao?.isRequired]).toEqual([false, true]);
  expect([form.progress.requiredCount, changedForm.progress.requiredCount]).toEqual([0, 1]);
});

test('[4.31] a text with autocomplete is shown when the device has it enabled, even if it is hidden', () => {
  const step = buildStep(
    { key: 'cpf', component: 'textWithAutoComplete', hidden: true },
    { key: 'nome', hidden: true },
  );
  const withAutocomplete = evaluate(step, {}, { ...newVisitor, autocomplete: true });
  const withoutAutocomplete = evaluate(step, {}, newVisitor);
  expect([
    withAutocomplete.cpf?.isVisible,
    withAutocomplete.nome?.isVisible,
    withoutAutocomplete.cpf?.isVisible,
  ]).toEqual([true, false, false]);
});

test('[4.32] a field with hiddenOnFilled is hidden if it was filled when the step opened, unless it has the focus', () => {
  const step = buildStep({ key: 'cpf', hiddenOnFilled: true }, { key: 'nome' });
  const isShown = (answered: StepValues, focusedKey?: string) =>
    evaluate(step, { cpf: '529.982.247-25', nome: '' }, { ...newVisitor, answered, focusedKey }).cpf
      ?.isVisible;
  expect(isShown({ cpf: '529.982.247-25' })).toBe(false);
  expect(isShown({})).toBe(true);
  expect(isShown({ cpf: '529.982.247-25' }, 'cpf')).toBe(true);
  const other = { ...newVisitor, answered: { nome: 'Ana' } };
  expect(evaluate(step, { cpf: '', nome: 'Ana' }, other).nome?.isVisible).toBe(true);
});

test('[4.32] [3.24] a field does not disappear together with the sub-field that has the focus', () => {
  const cep = { key: 'cep', component: 'cep', hiddenOnFilled: true };
  const nested = buildStep({ ...cep, subFields: buildStep({ key: 'numero' }).fields });
  const byReference = buildStep(cep, { key: 'numero', parentFieldId: '#cep' });
  const answered = { cep: '01310-100' };
  for (const step of [nested, byReference]) {
    const areShown = (focusedKey: string | undefined) => {
      const view = evaluate(step, answered, { ...newVisitor, answered, focusedKey });
      return [view.cep?.isVisible, view.numero?.isVisible];
    };
    expect(areShown('numero')).toEqual([true, true]);
    expect(areShown(undefined)).toEqual([false, false]);
  }
});

test('[4.32] [4.31] the autocomplete setting does not show a field again that is hidden because it is filled', () => {
  const step = buildStep({
    key: 'cpf',
    component: 'textWithAutoComplete',
    hidden: true,
    hiddenOnFilled: true,
  });
  const context = { ...newVisitor, autocomplete: true };
  const values = { cpf: '529.982.247-25' };
  expect(evaluate(step, values, { ...context, answered: values }).cpf?.isVisible).toBe(false);
  expect(evaluate(step, values, context).cpf?.isVisible).toBe(true);
});

test('[4.32] [3.23] a default that nobody has sent does not hide a field with hiddenOnFilled: it is shown and sent', () => {
  const step = buildStep({ key: 'origem', hiddenOnFilled: true, defaultValue: 'site' });
  const open = (answers: StepValues) => {
    const { values, answered } = openStep(step, answers);
    const view = evaluate(step, values, { ...newVisitor, answered });
    return [view.origem?.isVisible, payloadOf(step, view, values)];
  };
  expect(open({})).toEqual([true, { origem: 'site' }]);
  expect(open({ origem: 'site' })).toEqual([false, {}]);
});

test('[4.32b] a field is read-only while a field it depends on, by id or key, is still empty', () => {
  const step = buildStep(
    { key: 'estado', component: 'select' },
    { key: 'cidade', component: 'select', dependencies: ['#estado'] },
    { key: 'bairro', dependencies: ['cidade'] },
  );
  const readWaiting = (values: StepValues) => {
    const view = evaluate(step, values, newVisitor);
    return [view.cidade?.isWaiting, view.cidade?.isReadOnly, view.bairro?.isReadOnly];
  };
  expect(readWaiting({ estado: null, cidade: null })).toEqual([true, true, true]);
  expect(readWaiting({ estado: createChoice('SP'), cidade: null })).toEqual([false, false, true]);
  expect(readWaiting({ estado: createChoice('SP'), cidade: createChoice('3550308') })).toEqual([
    false,
    false,
    false,
  ]);
});

test('[4.32] a dependency that cannot be filled locks no field: hidden, unknown, or dependent on the field itself', () => {
  const step = buildStep(
    { key: 'oculto', hidden: true },
    { key: 'a', dependencies: ['oculto', 'nowhere', 'aviso', 'estranho', 'a'] },
    { key: 'aviso', component: 'mensagem' },
    { key: 'estranho', component: 'holograma' },
    { key: 'b', dependencies: ['c'] },
    { key: 'c', dependencies: ['b'] },
  );
  const view = evaluate(step, {}, newVisitor);
  expect([view.a?.isReadOnly, view.b?.isReadOnly, view.c?.isReadOnly]).toEqual([false, false, false]);
});

const cepOf = (place: string) => ({ key: `cep${place}`, mask: 'cep' });

const LOCKED_AND_EMPTY: readonly (readonly [
  what: string,
  dependency: Partial<Field>,
  others: Parameters<typeof buildStep>,
  isWaiting: boolean,
])[] = [
  ['one that is not locked', {}, [], true],
  ['one that is locked for good', { readOnly: true }, [], false],
  [
    'one that is locked by the proposal',
    { conditionals: { readOnly: { activateWhenHasProposal: true } } },
    [],
    false,
  ],
  [
    'one that an answer locks, which may be the true one',
    { conditionals: { standard: { fieldId: '#tipo', values: ['a'], readOnly: true } } },
    [],
    false,
  ],
  [
    'one that another answer would lock',
    { conditionals: { standard: { fieldId: '#tipo', values: ['b'], readOnly: true } } },
    [],
    true,
  ],
  [
    'one that only another answer fills',
    {
      readOnly: true,
      conditionals: { standard: { fieldId: '#tipo', values: ['b'], forcedValue: 'SP', readOnly: false } },
    },
    [],
    false,
  ],
  ['one that a CEP may fill', { readOnly: true }, [{ key: 'cep', mask: 'cep' }], true],
  ['one that the CEP of another address fills', { readOnly: true }, [cepOf(''), cepOf('Comercial')], true],
  ['one that a company may fill', { readOnly: true }, [{ key: 'cnpj', component: 'cnpj' }], true],
  [
    'one that an answer of the service may fill',
    { readOnly: true },
    [{ key: 'x', shouldUpdate: true }],
    true,
  ],
  ['one that a locked CEP does not fill', { readOnly: true }, [{ ...cepOf(''), readOnly: true }], false],
  ['one that no plate fills', { readOnly: true }, [{ key: 'placa', component: 'consultaPlaca' }], false],
  [
    'one that no property value fills',
    { readOnly: true },
    [{ key: 'valor', component: 'inputRealEstateValue' }],
    false,
  ],
];

test.each(LOCKED_AND_EMPTY)(
  '[4.32] [4.30] a field waits only for a field that can be filled: %s',
  (_, dependency, others, isWaiting) => {
    const step = buildStep(
      { key: 'tipo' },
      { key: 'uf', ...dependency },
      { key: 'cidade', dependencies: ['uf'] },
      ...others,
    );
    const context = { ...newVisitor, hasProposal: true };
    expect(evaluate(step, { tipo: 'a' }, context).cidade).toMatchObject({ isWaiting, isReadOnly: isWaiting });
    expect(evaluate(step, { tipo: 'a', uf: 'SP' }, context).cidade?.isWaiting).toBe(false);
  },
);

test.each<[lookup: Partial<Field> & { key: string }, filled: string, notFilled: string]>([
  [{ key: 'cep', mask: 'cep' }, 'cidade', 'matricula'],
  [{ key: 'placa', component: 'consultaPlaca' }, 'marcaVeiculo', 'matricula'],
  [{ key: 'veiculo', component: 'select', resource: 'tipoVeiculo' }, 'valorVeiculo', 'valor'],
  [{ key: 'documento', component: 'cnpj' }, 'nomeDaEmpresa', 'nome'],
  [{ key: 'imovel', component: 'inputRealEstateValue' }, 'imovel', 'matricula'],
])('[4.32] beside %o a field waits for the locked field %s, and not for %s', (lookup, filled, notFilled) => {
  const isWaitingFor = (key: string) => {
    const step = buildStep(
      ...(key === lookup.key ? [] : [lookup]),
      { ...(key === lookup.key ? lookup : {}), key, readOnly: true },
      { key: 'cargo', required: true, dependencies: [key] },
    );
    return evaluate(step, {}, newVisitor).cargo?.isWaiting;
  };
  expect([isWaitingFor(filled), isWaitingFor(notFilled)]).toEqual([true, false]);
});

test.each<[filler: Partial<Field> & { key: string }, locked: string]>([
  [{ key: 'cep', mask: 'cep' }, 'cidade'],
  [{ key: 'tipo', shouldUpdate: true }, 'matricula'],
  [{ key: 'imovel', component: 'inputRealEstateValue' }, 'imovel'],
])(
  '[4.32] once the service has answered about %o, no field waits for the locked field %s any more',
  (filler, key) => {
    const locked = { ...(key === filler.key ? filler : {}), key, readOnly: true };
    const step = buildStep(...(key === filler.key ? [] : [filler]), locked, {
      key: 'cargo',
      required: true,
      dependencies: [key],
    });
    const settledKeys = new Set<string>();
    const context = { ...newVisitor, hasProposal: true, settledKeys };
    const evaluator = createEvaluator(step);
    const asked = evaluator.evaluate({}, context);
    expect(asked.cargo?.isWaiting).toBe(true);
    settledKeys.add(filler.key);
    expect(evaluator.evaluate({}, { ...context }).cargo?.isWaiting).toBe(false);
    if (key === filler.key) return;
    // The visitor changes the answer, so another one may come.
    settledKeys.delete(filler.key);
    expect(evaluator.update(asked, [filler.key], { [filler.key]: '1' }, context).cargo?.isWaiting).toBe(true);
  },
);

test.each<[name: string, filler: Partial<Field>]>([
  ['hidden', { conditionals: { visualization: { fieldId: '#situacao', values: ['a'] } } }],
  ['locked', { conditionals: { standard: { fieldId: '#situacao', values: ['b'], readOnly: true } } }],
])('[4.32] no field waits for what a field might fill that is %s itself', (_, filler) => {
  const evaluator = createEvaluator(
    buildStep(
      { key: 'situacao' },
      { key: 'cep', mask: 'cep', ...filler },
      { key: 'cidade', readOnly: true },
      { key: 'cargo', required: true, dependencies: ['cidade'] },
    ),
  );
  const asked = evaluator.evaluate({ situacao: 'a' }, newVisitor);
  expect(asked.cargo?.isWaiting).toBe(true);
  const changed = evaluator.update(asked, ['situacao'], { situacao: 'b' }, newVisitor);
  expect(changed.cargo?.isWaiting).toBe(false);
});

test('[4.32] [3.23e] without a proposal no single value is sent, so a field does not wait for what it might fill', () => {
  const step = buildStep(
    { key: 'tipo', shouldUpdate: true },
    { key: 'matricula', readOnly: true },
    { key: 'cargo', required: true, dependencies: ['matricula'] },
  );
  const isWaiting = (hasProposal: boolean) =>
    evaluate(step, {}, { ...newVisitor, hasProposal }).cargo?.isWaiting;
  expect([isWaiting(false), isWaiting(true)]).toEqual([false, true]);
});

test('[4.32] a field does not wait for a locked fact about a vehicle in a step that looks up no vehicle', () => {
  const step = buildStep(
    { key: 'cep', mask: 'cep' },
    { key: 'valorVeiculo', readOnly: true },
    { key: 'cargo', required: true, dependencies: ['valorVeiculo'] },
  );
  expect(evaluate(step, {}, newVisitor).cargo?.isWaiting).toBe(false);
});

test('[4.32] a field does not wait for the company that another answer locks', () => {
  const step = buildStep(
    { key: 'vinculo' },
    {
      key: 'empresa',
      component: 'cnpj',
      required: true,
      conditionals: { standard: { fieldId: '#vinculo', values: ['aposentado'], readOnly: true } },
    },
    { key: 'desde', component: 'date', required: true, dependencies: ['empresa'] },
  );
  expect(evaluate(step, { vinculo: 'aposentado' }, newVisitor).desde?.isWaiting).toBe(false);
});

test('[4.32] [14.2] a field stops waiting with the answer that locks the field for which it waits', () => {
  const step = buildStep(
    { key: 'vinculo' },
    {
      key: 'empresa',
      required: true,
      conditionals: { standard: { fieldId: '#vinculo', values: ['aposentado'], readOnly: true } },
    },
    { key: 'desde', required: true, dependencies: ['empresa'] },
  );
  const evaluator = createEvaluator(step);
  const open = evaluator.evaluate({}, newVisitor);
  expect(open.desde?.isWaiting).toBe(true);
  const answered = evaluator.update(open, ['vinculo'], { vinculo: 'aposentado' }, newVisitor);
  expect([answered.desde?.isWaiting, answered.desde?.isReadOnly]).toEqual([false, false]);
  const employed = evaluator.update(answered, ['vinculo'], { vinculo: 'clt' }, newVisitor);
  expect(employed.desde?.isWaiting).toBe(true);
});

test('[4.30c] a button without effect and a notice without text are not shown', () => {
  const step = buildStep(
    { key: 'enviar', component: 'button', submit: true },
    { key: 'abrir', component: 'button', url: 'https://exemplo.com.br' },
    { key: 'atualizar', component: 'button', resource: 'banks' },
    { key: 'nada', component: 'button', label: 'Nada' },
    { key: 'aviso', component: 'mensagem', label: '', message: 'Leia' },
    { key: 'vazio', component: 'mensagem', label: '' },
    { key: 'estranho', component: 'holograma' },
  );
  const view = evaluate(step, {}, newVisitor);
  expect(Object.keys(view).filter(key => view[key]?.isVisible)).toEqual([
    'enviar',
    'abrir',
    'atualizar',
    'aviso',
    'estranho',
  ]);
});

test('[4.33a] [4.30b] the named consent terms are hidden once a token exists, whatever kind of agreement they are', () => {
  const step = buildStep(
    { key: 'termoLgpd', component: 'term' },
    { key: 'consultaCpf', component: 'checkbox' },
    { key: 'cpf_consulta', component: 'term' },
    { key: 'termoDeConsultaDoCpf', component: 'term' },
    { key: 'naoAutorizoConsultaCpf', component: 'term' },
    { key: 'termosDeUso', component: 'term' },
    { key: 'consulta-cpf', component: 'text' },
  );
  const listShown = (hasToken: boolean, ...termsHiddenWithToken: string[]) => {
    const view = evaluate(step, {}, { ...newVisitor, hasToken, rules: { termsHiddenWithToken } });
    return Object.keys(view).filter(key => view[key]?.isVisible);
  };
  const namedTerms = ['lgpd', 'termo lgpd', 'consulta cpf', 'termo consulta cpf'];
  expect(listShown(true, ...namedTerms)).toEqual(['naoAutorizoConsultaCpf', 'termosDeUso', 'consulta-cpf']);
  expect(listShown(true)).toHaveLength(7);
  expect(listShown(false, ...namedTerms)).toHaveLength(7);
});

test('[4.34a] a file, a photo or a button whose list has failed is hidden, other fields stay', () => {
  const error = { status: 'error', options: [] } as const;
  const step = buildStep(
    { key: 'contrato', component: 'file', resource: 'contract' },
    { key: 'baixar', component: 'button', resource: 'contract' },
    { key: 'cidade', component: 'select', resource: 'cities' },
    { key: 'frente', component: 'imageCapture', resource: 'contract' },
    { key: 'foto', component: 'file' },
    { key: 'selfie', component: 'imageCapture' },
  );
  const view = evaluate(
    step,
    {},
    {
      ...newVisitor,
      resources: { contrato: error, baixar: error, cidade: error, frente: error, foto: error, selfie: error },
    },
  );
  expect(Object.keys(view).filter(key => view[key]?.isVisible)).toEqual(['cidade', 'foto', 'selfie']);
});

test('[3.32] a field of an unknown kind is visible, so that its text can be read', () => {
  expect(evaluate(buildStep({ key: 'x', component: 'holograma' }), {}, newVisitor).x?.isVisible).toBe(true);
});
