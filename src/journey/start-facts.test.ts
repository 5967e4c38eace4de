import { expect, test } from 'vitest';
import { buildField } from './form/build-field.ts';
import { createOption } from './form/testing/create-option.ts';
import { lightCredit } from './rules/products/light-credit.ts';
import { defaultRules } from './rules/rule.ts';
import { protectionFacts, reasonsToTrust, startFacts } from './start-facts.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';

interface SampleStep {
  type: string;
  fields?: { component: string; label: string; required?: boolean }[];
}

const configWith = (steps: SampleStep[], hideStepAmount = false) =>
  configurationWith({
    display: { hideStepAmount },
    steps: steps.map(({ type, fields = [] }, order) =>
      stepWith({
        order,
        slug: `${type}-${order}`,
        type: stepTypeWith(type),
        fields: fields.map(field => buildField({ key: 'x', required: true, ...field })),
      }),
    ),
  });

const textsOf = (facts: { title: string; text: string }[]): string[] =>
  facts.map(({ title, text }) => `${title}: ${text}`.replaceAll('\u00a0', ' '));

test('[2.13] the facts before the start are those of the steps: cost, time, documents', () => {
  const photo = { component: 'imageCapture', label: 'Foto do RG' };
  const config = configWith([
    { type: 'form', fields: [{ component: 'text', label: 'Nome' }, photo] },
    { type: 'simulation' },
    { type: 'form', fields: [photo, { component: 'file', label: 'Conta de luz' }] },
    { type: 'finished' },
  ]);
  expect(textsOf(startFacts(config, defaultRules))).toEqual([
    'Sem surpresas: Você vê as condições na tela antes de contratar.',
    '3 etapas: Uma de cada vez. Você pode parar e continuar depois.',
    'Tenha em mãos: Foto do RG; Conta de luz.',
  ]);
});

test('[2.13] without simulation, contract and documents the facts name none of them', () => {
  const selfie = { component: 'imageCapture', label: 'Sua selfie' };
  const optional = { component: 'file', label: 'Holerite', required: false };
  const config = configWith([{ type: 'form', fields: [selfie, optional] }], true);
  expect(startFacts(config, defaultRules)).toEqual([]);
  expect(textsOf(reasonsToTrust(config, false)).join()).not.toMatch(/condições|contrato/);
});

test('[2.13] where the visitor chooses a document, the fact names the choices and not the photos of each', () => {
  const options = [createOption('rg', 'RG'), createOption('cnh', 'CNH')];
  const photo = (key: string, ...values: string[]) =>
    buildField({
      key,
      component: 'imageCapture',
      label: `Foto ${key}`,
      required: true,
      conditionals: { visualization: { fieldId: '#tipo', values } },
    });
  const step = (fields: Parameters<typeof buildField>[0][]) =>
    configurationWith({
      display: { hideStepAmount: true },
      steps: [stepWith({ slug: 'documento', fields: fields.map(buildField) })],
    });
  const choice = { key: 'tipo', component: 'radioChip', label: 'Qual documento?', options };
  const documents = (...photos: ReturnType<typeof photo>[]) =>
    textsOf(startFacts(step([choice, ...photos]), defaultRules));
  expect(documents(photo('frente', 'rg'), photo('verso', 'rg'), photo('aberta', 'cnh'))).toEqual([
    'Tenha em mãos: RG ou CNH.',
  ]);
  expect(documents(photo('frente', 'rg')), 'a visitor with a CNH needs none').toEqual([]);
});

test.each([
  [
    'one document for each answer',
    ['Sim: Holerite', 'Não: Extrato'],
    ['Tenha em mãos: Holerite ou Extrato.'],
  ],
  ['a document for both answers', ['Sim Não: RG', 'Sim: Extrato'], ['Tenha em mãos: RG.']],
  ['several documents for an answer', ['Sim: Holerite', 'Sim: Carteira', 'Não: Extrato'], []],
])(
  '[2.13] where an answer of the visitor decides, the fact names documents: %s',
  (_case, documents, facts) => {
    const files = documents.map(document => {
      const [values = '', label = ''] = document.split(': ');
      return {
        key: label,
        component: 'file',
        label,
        required: true,
        conditionals: { visualization: { fieldId: '#carteira', values: values.split(' ') } },
      };
    });
    const options = [createOption('Sim'), createOption('Não')];
    const choice = { key: 'carteira', component: 'radio', label: 'Tem documento de trabalho?', options };
    const config = configurationWith({
      display: { hideStepAmount: true },
      steps: [stepWith({ slug: 'renda', fields: [choice, ...files].map(buildField) })],
    });
    expect(textsOf(startFacts(config, defaultRules))).toEqual(facts);
  },
);

test('[2.13] without a simulation the fact about the cost names the contract; only three documents are named', () => {
  const fields = ['A', 'B', 'C', 'D'].map(label => ({ component: 'file', label }));
  expect(
    textsOf(startFacts(configWith([{ type: 'form', fields }, { type: 'clickSign' }], true), defaultRules)),
  ).toEqual(['Sem surpresas: Você lê o contrato antes de assinar.', 'Tenha em mãos: A; B; C e outros.']);
});

test('[2.13] the facts about a journey of one step do not speak of one step at a time', () => {
  const config = configWith([{ type: 'form' }, { type: 'finished' }]);
  expect(textsOf(startFacts(config, defaultRules))).toEqual([
    'Uma etapa: Você pode parar e continuar depois.',
  ]);
  expect(textsOf(reasonsToTrust(config, false)).at(-1)).toBe(
    'No seu tempo: Você pode parar e continuar depois.',
  );
});

test('[9.32] [2.47] [2.48] the facts about energy credit have its amounts, instalments and release time', () => {
  const facts = startFacts(configWith([], true), { ...defaultRules, ...lightCredit.changes });
  expect(textsOf(facts)).toEqual([
    'De R$ 400,00 a R$ 2.200,00: Em até 22 parcelas.',
    'Dinheiro em até 24h: Contadas a partir da aprovação da proposta.',
  ]);
});

test('[11.5] [2.14] where the browser stores nothing, no fact says that typed values are saved', () => {
  const subjectsOf = (facts: { subject: string }[]): string[] => facts.map(({ subject }) => subject);
  expect(subjectsOf(protectionFacts(false))).toEqual(['data']);
  expect(protectionFacts(true)).toEqual([]);
  expect(subjectsOf(reasonsToTrust(configWith([]), true))).toEqual(['conditions', 'pause']);
});

test('[15.2] there are three reasons to trust, whatever the steps', () => {
  expect(reasonsToTrust(configWith([]), false).map(({ subject }) => subject)).toEqual([
    'data',
    'conditions',
    'pause',
  ]);
  expect(reasonsToTrust(configWith([{ type: 'clickSign' }]), false).map(({ subject }) => subject)).toContain(
    'contract',
  );
});
