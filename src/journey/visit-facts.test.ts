import { expect, test } from 'vitest';
import { chosenCreditOf } from './chosen-credit.ts';
import { buildField } from './form/build-field.ts';
import { launchParamsOf } from './launch-params-of.ts';
import type { FieldValue } from './model/field.ts';
import { OriginalText } from './model/original-text.ts';
import { listSteps } from './panel-subject.ts';
import { receiptOf, receiptTextOf } from './receipt.ts';
import { createRestartQuestion, manualNoticeOf, mayRestart } from './restart.ts';
import { defaultRules } from './rules/rule.ts';
import { proposalWith } from './simulation/testing/sample.ts';
import {
  firstNamesOf,
  reasonsToTrust,
  startFacts,
  stepCountTextOf,
  stepNamesFact,
  stepNamesOf,
} from './start-facts.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';
import { isTheme } from './theme.ts';

const noCookies = {
  agx_hash: undefined,
  cookiesAccessToken: undefined,
  jwtToken: undefined,
  userOfficeToken: undefined,
};
const launch = (query: string, tabHashId?: string, cookieHashId?: string) =>
  launchParamsOf(new URLSearchParams(query), tabHashId, { ...noCookies, agx_hash: cookieHashId });

test('[2.22] [3.17] the hash id comes from the address, then from the tab, then from the cookie', () => {
  const sourceOf = (...args: Parameters<typeof launch>) => {
    const { hashId, hashSource } = launch(...args);
    return [hashId, hashSource];
  };
  expect(sourceOf('agx_hash=a', 'b', 'c')).toEqual(['a', 'address']);
  expect(sourceOf('Agx_hash=%20a%20', 'b', 'c')).toEqual(['a', 'address']);
  expect(sourceOf('agx_hash=', 'b', 'c')).toEqual(['b', 'tab']);
  expect(sourceOf('', undefined, 'c')).toEqual(['c', 'cookie']);
  expect(sourceOf('')).toEqual(['', 'nowhere']);
});

test('[2.22] the step to redo, the campaign and the tokens of a link are read; a link without them has none', () => {
  expect(launch('redo_step=renda&campaign=maio&utm_campaign=x&userOfficeToken=u')).toMatchObject({
    redoStep: 'renda',
    campaign: 'maio',
    userOfficeToken: 'u',
    path: '/',
  });
  expect(launch('utm_campaign=x').campaign).toBe('x');
  expect(launch('campaign=&utm_campaign=x').campaign).toBe('x');
  expect(launch('')).toMatchObject({
    redoStep: '',
    campaign: '',
    userOfficeToken: '',
    accessToken: '',
    jwtToken: '',
  });
});

test('[4.27] [2.44] only a typist has an office token, and a notice for every proposal', () => {
  const [typist, customer] = [launch('userOfficeToken=u'), launch('')];
  expect(manualNoticeOf(typist, undefined)).toContain('em nome do cliente');
  expect(manualNoticeOf(customer, undefined)).toBe('');
  expect(manualNoticeOf(customer, proposalWith({}))).toBe('');
  expect(manualNoticeOf(customer, { ...proposalWith({}), startedAs: 'typist' })).toContain('digitador');
});

test('[2.40] a restart is possible where the step or the configuration allows it, after a question', () => {
  const config = configurationWith();
  expect(mayRestart(config, undefined)).toBe(false);
  expect(mayRestart(config, stepWith({ slug: 'a' }))).toBe(false);
  expect(mayRestart(config, stepWith({ slug: 'a', canRestartHere: true }))).toBe(true);
  expect(
    mayRestart(configurationWith({ display: { enableProposalRestartAtAnytime: true } }), undefined),
  ).toBe(true);
  expect(createRestartQuestion(launch(''))).toMatchObject({
    title: 'Recomeçar a proposta?',
    text: 'Você volta à primeira etapa com uma nova proposta. O que foi preenchido nesta não vai junto.',
    okText: 'Recomeçar',
    cancelText: 'Cancelar',
    onOk: 'restart',
    onCancel: 'stay',
  });
  expect(createRestartQuestion(launch('userOfficeToken=u')).text).toContain('para outro preenchimento');
});

const form = (slug: string, order: number, fields: Parameters<typeof buildField>[0][] = []) =>
  stepWith({ slug, name: slug.toUpperCase(), order, fields: fields.map(buildField) });

test('[2.13] each required document is named once, by its label; documents without a label are not named', () => {
  const file = { component: 'file', required: true };
  const config = configurationWith({
    display: { hideStepAmount: true },
    steps: [
      form('a', 0, [
        { key: 'a', label: ' RG ', ...file },
        { key: 'b', label: 'RG', ...file },
        { key: 'c', label: ' ', ...file },
        { key: 'd', label: 'Extra', ...file, hidden: true },
        { key: 'e', label: 'Nome', component: 'holograma', required: true },
        { key: 'f', label: 'Luz', ...file },
        { key: 'g', label: 'CNH', ...file },
      ]),
    ],
  });
  expect(startFacts(config, defaultRules)).toEqual([
    { subject: 'documents', title: 'Tenha em mãos', text: 'RG; Luz; CNH.' },
  ]);
});

test('[2.13] the steps are named in their order, unless the configuration hides their number', () => {
  const steps = [
    form('b', 1),
    form('modelo', -1),
    form('a', 0),
    stepWith({ slug: 'fim', order: 9, type: stepTypeWith('finished') }),
  ];
  expect(stepNamesOf(configurationWith({ steps }))).toEqual(['A', 'B']);
  expect(stepNamesOf(configurationWith({ steps, display: { hideStepAmount: true } }))).toEqual([]);
  expect([1, 2].map(stepCountTextOf)).toEqual(['Uma etapa', '2 etapas']);
});

test('[2.13] up to five steps are named; of more the first four and the number of the others', () => {
  expect(stepNamesFact(['A', 'B', 'C', 'D', 'E'])).toEqual({
    subject: 'steps',
    title: '5 etapas',
    text: 'A, B, C, D, E.',
  });
  expect(stepNamesFact(['A', 'B', 'C', 'D', 'E', 'F']).text).toBe('A, B, C, D e mais 2.');
  expect(firstNamesOf(['A', 'B'], 1)).toEqual({ shownNames: ['A', 'B'], remaining: 0 });
  expect(firstNamesOf(['A', 'B', 'C'], 1)).toEqual({ shownNames: ['A'], remaining: 2 });
});

test('[2.14] the reasons to trust are written letter for letter', () => {
  expect(reasonsToTrust({ steps: [] }, false).map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Seus dados ficam protegidos: O que você digita é salvo com segurança.',
    'Você confere antes: Cada etapa só é enviada quando você toca no botão.',
    'No seu tempo: Uma etapa de cada vez. Você pode parar e continuar depois.',
  ]);
});

test('[15.2] the panel lists the steps in their order, and at the end the last seven', () => {
  const steps = [8, 7, 6, 5, 4, 3, 2, 1, 0].map(order => form(`s${order}`, order));
  const config = configurationWith({ steps });
  expect(listSteps(config, 's0').map(({ slug, state }) => `${slug} ${state}`)).toEqual([
    's0 now',
    's1 next',
    's2 next',
    's3 next',
  ]);
  expect(listSteps(config, undefined).map(({ slug }) => slug)).toEqual([
    's2',
    's3',
    's4',
    's5',
    's6',
    's7',
    's8',
  ]);
});

const withdrawals = configurationWith({
  product: { id: '', name: 'Saque', slug: '' },
  steps: [stepWith({ slug: 's', type: stepTypeWith('simulacaoFgtsAniversario') })],
});

test('[2.3] a receipt of withdrawals has their number and the rate; facts that are unknown are left out', () => {
  const figuresOf = (values: Record<string, FieldValue>) =>
    receiptOf(withdrawals, proposalWith({ s: values })).figures.map(({ name, value }) => `${name}: ${value}`);
  expect(figuresOf({ valor: 900, prazo: 5, taxa: 0.018 })).toEqual([
    'Antecipação: 5 saques',
    'Juros: 1,80% ao mês',
  ]);
  expect(figuresOf({ valor: 900 })).toEqual([]);
});

test('[2.3] the text of a receipt leaves out what the proposal and the product lack', () => {
  const proposal = { ...proposalWith({}), id: '' };
  expect(receiptOf(withdrawals, proposal)).toEqual({ amount: undefined, figures: [], number: undefined });
  expect(receiptTextOf(withdrawals, receiptOf(withdrawals, proposal))).toBe('Saque');
});

test('[2.2] a term or rate that is no number, or too small, is unknown', () => {
  const creditOf = (prazo: FieldValue, taxa: FieldValue) => {
    const credit = chosenCreditOf(withdrawals, proposalWith({ s: { valor: 900, prazo, taxa } }));
    return [credit?.months, credit?.monthlyRate];
  };
  expect(creditOf(12, 0)).toEqual([12, 0]);
  expect(creditOf('12', '0.02')).toEqual([12, 0.02]);
  expect(creditOf(0, -1)).toEqual([undefined, undefined]);
  expect(creditOf('', ' ')).toEqual([undefined, undefined]);
  expect(creditOf('doze', true)).toEqual([undefined, undefined]);
  expect(creditOf(Number.POSITIVE_INFINITY, null)).toEqual([undefined, undefined]);
});

test('[2.55] the original text of a failure appears nowhere by mistake', () => {
  const text = new OriginalText('segredo');
  expect(`${text}`).toBe('[original text]');
  expect(JSON.stringify({ text })).toBe('{"text":"[original text]"}');
  expect([text.isEmpty, new OriginalText('').isEmpty, text.matches(/seg/)]).toEqual([false, true, true]);
});

test('a theme is light or dark', () => {
  expect(['light', 'dark', 'Dark', '', null].filter(isTheme)).toEqual(['light', 'dark']);
});
