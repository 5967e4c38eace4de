import { expect, test } from 'vitest';
import { toCustomerMessage } from '#journey/errors/customer-message.ts';
import { decodeField } from './field.ts';
import { decodeOutcome, decodeProposal } from './proposal.ts';
import { decodeStep } from './step.ts';
import { decodeSystem } from './system.ts';

test('[3.4] bank, master, product, meta product, corporation, store and bank of the meta product are told apart', () => {
  const named = {
    product: { id: 'p1', name: 'Produto', slug: 'produto' },
    metaProduct: { id: 'mp1', name: 'Metaproduto', slug: 'metaproduto' },
    metaProductBank: { id: 'mb1', name: 'Banco do produto', slug: '' },
    bank: { id: 'b1', name: 'Banco', slug: 'banco', image: 'https://exemplo.com.br/banco.png' },
    master: { id: 'm1' },
    corporation: { id: 'c1' },
    store: { id: 's1' },
  };
  const system = decodeSystem({
    ...named,
    configuration: {},
    steps: [{ slug: 'um' }, { slug: 'dois' }],
    proposal: { _id: 'pr1' },
  });
  expect(system?.configuration).toMatchObject(named);
  expect(system?.configuration.steps.map(({ slug }) => slug)).toEqual(['um', 'dois']);
  expect(system?.proposal?.id).toBe('pr1');
});

test('[3.5] the members beside the configuration are read', () => {
  const answer = { tutorialBanksName: ['BMG'], code: 'c', jwtToken: 'j', indicator: 'i' };
  expect(decodeSystem({ configuration: {}, ...answer })?.configuration).toMatchObject(answer);
});

test('[3.5] [12.3] the name of the indicator is shown, so it loses entities, marks of direction and control characters', () => {
  const system = decodeSystem({ configuration: {}, indicator: 'Jo&atilde;o \u202eabc\u0007' });
  expect(system?.configuration.indicator).toBe('João abc');
});

test.each(['directForm', 'redirect', 'canShowSidebar'] as const)(
  '[3.5] the flag %s is read independently',
  flag => {
    const { configuration } = decodeSystem({ configuration: {}, [flag]: true }) ?? {};
    const flags = ['directForm', 'redirect', 'canShowSidebar'] as const;
    expect(flags.filter(name => configuration?.[name])).toEqual([flag]);
  },
);

test('[3.5] the wait for completion is read from beside the configuration', () => {
  const waiting = { configuration: {}, waitingFinishFillProposalSelfContract: true };
  expect(decodeSystem(waiting)?.waitsForCompletion).toBe(true);
});

test('[3.6] reused documents, the timer and the display are inside the configuration', () => {
  const configuration = {
    stepsWithReuseDocument: { documentos: true },
    disrupture: { timer: { enable: true, timeout: 90, message: 'Ainda está aí?' } },
    display: { pageTitle: 'Crédito' },
  };
  const decoded = decodeSystem({ configuration })?.configuration;
  expect({ ...decoded?.stepsWithReuseDocument }).toEqual({ documentos: true });
  expect(decoded?.inactivity).toEqual({ seconds: 90, message: 'Ainda está aí?' });
  expect(decoded?.display.pageTitle).toBe('Crédito');
});

test('[3.17] the proposal is decoded with its step, its owner and its situation', () => {
  const answer = { currentStep: 'b', reviewStep: 'a', hashId: 'h', situation: 'pendente', accessToken: 't' };
  expect(decodeProposal({ _id: 'p', ...answer })).toMatchObject({ id: 'p', ...answer });
});

test('[3.17] [16.2] a situation is a text for the visitor: entities are decoded, marks of direction are removed', () => {
  expect(decodeProposal({ situation: 'Em an&aacute;lise\u202e' }).situation).toBe('Em análise');
  expect(decodeProposal({ data: { situation: 'an&aacute;lise' } }).situation).toBe('análise');
});

test('[3.18] a stored value and the value of an option keep their entities, and only the label is decoded', () => {
  const selfContract = { dados: { nome: "D'&Aacute;vila", mensagem: 'a &amp; b' } };
  expect({ ...decodeProposal({ selfContract }).answers.dados }).toEqual(selfContract.dados);
  const field = { _id: '1', key: 'sexo', options: [{ value: 'n&atilde;o', label: 'N&atilde;o' }] };
  expect(decodeField(field)?.options?.[0]).toMatchObject({ value: 'n&atilde;o', label: 'Não' });
});

test('[3.23] [16.2] the entities of a label and of an option are decoded and their tags are left out; HTML keeps both', () => {
  const text = 'A &amp; B <b>C</b>';
  const options = [{ value: '1', label: text }];
  const field = decodeField({ _id: '1', key: 'sexo', label: text, message: text, tutorial: text, options });
  expect(field).toMatchObject({ label: 'A & B C', message: text, tutorial: text });
  expect(field?.options?.[0]?.label).toBe('A & B C');
});

test('[3.23] [2.55] names and titles lose tags, and a description keeps its lines', () => {
  const html = 'Um<br/>dois <b>forte</b>';
  const field = { _id: '1', key: 'a', title: html, placeholder: html, tooltip: html };
  const step = decodeStep({ slug: 'a', name: html, description: html, fields: [field] });
  expect(step).toMatchObject({ name: 'Um dois forte', description: 'Um\ndois forte' });
  expect(step?.fields[0]).toMatchObject({
    title: 'Um dois forte',
    placeholder: 'Um dois forte',
    tooltip: 'Um dois forte',
  });
});

test.each([
  ['os <a href="#">termos de uso</a>.', 'os termos de uso.', [['termos de uso', '']]],
  [
    '<a>os <b>termos</b></a> e a <A class=x HREF=https://x.example/?a&amp;b>lei &amp; norma</A>',
    'os termos e a lei & norma',
    [
      ['os termos', ''],
      ['lei & norma', 'https://x.example/?a&b'],
    ],
  ],
  ["<a href='javascript:alert(1)'>termos</a>", 'termos', [['termos', '']]],
  ['<a href="#">termos', 'termos', []],
  ['<a href="#"><img src=x></a><abbr>termos</abbr>', 'termos', []],
  ['termos de uso', 'termos de uso', []],
])('[2.41] [12.2] the label %s is %s with its links', (html, label, links) => {
  const field = decodeField({
    _id: '1',
    key: 'aceite',
    component: 'checkbox',
    term: '<p>x</p>',
    label: html,
  });
  expect(field.label).toBe(label);
  expect(field.labelLinks.map(({ text, url }) => [text, url])).toEqual(links);
});

test.each([
  ['o regulamento <a href="http://x">aqui</a>, a política <a href="https://y">aqui</a>', [0, 1]],
  ['Após a leitura, aceito a <a href="https://x">lei</a>', [1]],
  ['a política e os termos da&nbsp;<a href="https://x">política</a>', [1]],
  ['a<br>a <a href="https://x"> a </a>a<a href="https://x">a</a>', [1, 4]],
  ['aceito o termo de uso <a href="https://x"><img src=x></a> e o <a href="https://x">termo</a>', [1]],
])('[2.41] %s: each link is known by how often its text occurs before it', (label, expected) => {
  const { labelLinks } = decodeField({ _id: '1', key: 'aceite', component: 'checkbox', label });
  expect(labelLinks.map(({ earlier }) => earlier)).toEqual(expected);
});

test('[12.5] a label of many tags of links is read at once', () => {
  const started = performance.now();
  for (const part of ['<a>', '<a href="', '<a ', '<a>b</b>', '<a>b</a>', '<a></a>', '</a>'])
    decodeField({ label: part.repeat(5000) });
  expect(performance.now() - started).toBeLessThan(1000);
});

test('[3.18] flushHash is not a step, whatever it contains', () => {
  const selfContract = { dados: { nome: 'Ana' }, flushHash: { nome: 'Bia' } };
  expect(Object.keys(decodeProposal({ selfContract }).answers)).toEqual(['dados']);
});

test('[3.19c] the rest of a proposal is read under the names that the service uses', () => {
  expect(
    decodeProposal({
      externalRedoStep: 'r',
      startedAs: 'typist',
      systemicValue: 1250.5,
      shouldDisplayLoadingCyclic: true,
      isMultiProposalSelected: true,
      multiProposalData: { origem: 'p0' },
      customFields: { averbacao: '2026-11-21' },
      jwtToken: 'j1',
      data: { situation: 'em-analise' },
    }),
  ).toMatchObject({
    externalRedoStep: 'r',
    startedAs: 'typist',
    systemicValue: 1250.5,
    showsLoadingCycle: true,
    isMultiProposalSelected: true,
    multiProposalData: { origem: 'p0' },
    isEndorsed: true,
    jwtToken: 'j1',
    situation: 'em-analise',
  });
});

test('[3.19] the facts of a lender are read, and an answer without them leaves them as they are known', () => {
  const customFields = { numeroDaProposta: 8_812_345, primeiroVencimento: '2026-12-22', outro: { a: 1 } };
  const knownProposal = decodeProposal({ customFields });
  const facts = { proposalNumber: '8812345', firstDueDate: '2026-12-22', payoutForecast: '' };
  expect(knownProposal.customFields).toEqual(facts);
  const payoutForecast = 'em até 1 dia útil';
  const laterAnswer = { customFields: { previsaoDePagamento: ` em até 1\u202e dia útil ` } };
  expect(decodeProposal(laterAnswer, knownProposal).customFields).toEqual({ ...facts, payoutForecast });
  expect(decodeProposal({}, knownProposal).customFields).toEqual(facts);
  const escapedAnswer = { customFields: { previsaoDePagamento: 'em at&eacute; 1&nbsp;dia &uacute;til' } };
  expect(decodeProposal(escapedAnswer, knownProposal).customFields).toEqual({ ...facts, payoutForecast });
  expect(decodeProposal({ customFields: { averbacao: 'A1' } })).not.toHaveProperty('customFields');
});

test('[3.5] [2.39] the bank with a tutorial may come as one text, without its list', () => {
  const banksOf = (tutorialBanksName: unknown) =>
    decodeSystem({ steps: [], configuration: {}, tutorialBanksName })?.configuration.tutorialBanksName;
  expect([banksOf('Banco X'), banksOf(['Banco X', 'BMG']), banksOf(''), banksOf(null)]).toEqual([
    ['Banco X'],
    ['Banco X', 'BMG'],
    [],
    [],
  ]);
});

test.each([
  ['manual', 'typist'],
  ['typist', 'typist'],
  ['MANUAL', 'typist'],
  ['Typist', 'typist'],
  ['automatic', 'customer'],
  ['customer', 'customer'],
  ['', 'customer'],
])('[3.19] a proposal with startedAs "%s" was started by a %s', (startedAs, role) => {
  expect(decodeProposal({ startedAs }).startedAs).toBe(role);
});

test('[3.20] the answer to a creation has id, message, value, situation and, in its data, the feature', () => {
  const data = {
    _id: 'p',
    systemicValue: 900,
    situation: 'nova',
    data: { selfContractFeature: 'readError' },
  };
  expect(decodeOutcome(data, toCustomerMessage('Criada.'), undefined)).toMatchObject({
    proposal: { id: 'p', systemicValue: 900, situation: 'nova' },
    feature: 'readError',
    message: 'Criada.',
  });
});

test('[3.19] [4.19] a proposal has the feature of its data; the app never keeps a known one', () => {
  const overdue = decodeProposal({ _id: 'p', data: { selfContractFeature: 'overdueBill' } });
  expect(overdue.feature).toBe('overdueBill');
  expect(decodeProposal({ _id: 'p' }, overdue)).not.toHaveProperty('feature');
});

test('[3.22a] every member of a step is read under the name that the service uses', () => {
  const answer = {
    slug: 's',
    name: 'Nome',
    description: 'Descrição',
    order: 3,
    image: 'https://exemplo.com.br/passo.png',
    metaProductBankId: 'mb1',
  };
  const type = { label: 'Formulário', slug: 'form', unique: true };
  const json = { ...answer, _id: 'i', state: 'remake', stepType: { _id: 't', ...type } };
  expect(decodeStep(json)).toMatchObject({
    ...answer,
    id: 'i',
    status: 'remake',
    type: { id: 't', ...type },
  });
});

const TEXTS = [
  'label',
  'title',
  'placeholder',
  'tooltip',
  'tutorial',
  'mask',
  'validation',
  'term',
  'message',
  'resource',
  'url',
  'icon',
  'formRef',
] as const;

test.each(TEXTS)('[3.23] the text "%s" of a field is read, and nothing else from it', name => {
  const field = decodeField({ key: 'a', [name]: 'dito' });
  expect(TEXTS.filter(text => field[text] === 'dito')).toEqual([name]);
});

test('[3.32] [12.3] the name of an unknown kind is shown, so it loses marks of direction and has a maximum length', () => {
  expect(decodeField({ key: 'a', component: 'holo\u202egrama\u0007' }).component).toBe('holograma');
  expect(decodeField({ key: 'a', _component: 'a'.repeat(20_000) }).component).toHaveLength(10_000);
});

const FLAGS = [
  'required',
  'hidden',
  'hiddenOnFilled',
  'displayIfResourceIsEmpty',
  'submit',
  'shouldUpdate',
] as const;

test.each(FLAGS)('[3.23] the flag "%s" of a field is read independently', name => {
  const field = decodeField({ key: 'a', [name]: true });
  expect(FLAGS.filter(flag => field[flag])).toEqual([name]);
});

test.each(['maxLength', 'minLength', 'minValue', 'maxValue'] as const)(
  '[3.23] the bound "%s" of a field is read independently',
  name => {
    const { maxLength, minLength, minValue, maxValue } = decodeField({ key: 'a', [name]: 7 });
    const bounds = { maxLength, minLength, minValue, maxValue };
    expect(bounds).toEqual({ ...unbounded, [name]: 7 });
  },
);

test.each([0, '0', -1])('[3.23] a maximum length of %o means none', maxLength => {
  expect(decodeField({ key: 'a', maxLength }).maxLength).toBeUndefined();
});

const unbounded = {
  maxLength: undefined,
  minLength: undefined,
  minValue: undefined,
  maxValue: undefined,
};

test('[3.23] a field has an id and names the fields it depends on', () => {
  expect(decodeField({ _id: 'f1', dependencies: ['f2', 'f3'] })).toMatchObject({
    id: 'f1',
    dependencies: ['f2', 'f3'],
  });
});

test('[5.23a] the name of a step in capitals, or without any, is capitalised; names of the lender stay', () => {
  const decodeStepName = (name: string) => decodeSystem(createSystem(name))?.configuration.steps[0]?.name;
  const createSystem = (name: string) => ({
    configuration: {},
    bank: { name: 'AJCred' },
    steps: [{ slug: 'a', name }],
  });
  expect(decodeStepName('CONFIRMAÇÃO DO CPF')).toBe('Confirmação do CPF');
  expect(decodeStepName('dados da ajcred')).toBe('Dados da AJCred');
  expect(decodeStepName('Dados pessoais')).toBe('Dados pessoais');
});

test.each([
  ['checkbox', '<p>Termos</p>', 'term'],
  ['checkbox', '', 'checkbox'],
  ['text', '<p>Termos</p>', 'text'],
])(
  '[5.4] [2.41] a %s with the terms "%s" is a %s: it opens its terms and has their message',
  (component, term, kind) => {
    expect(decodeField({ key: 'a', component, term }).component).toBe(kind);
  },
);
