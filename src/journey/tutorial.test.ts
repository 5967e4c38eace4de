import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { buildField } from './form/build-field.ts';
import type { Step } from './model/step.ts';
import { stepTypeOf, stepTypes } from './steps/index.ts';
import { statusTextsOf } from './steps/step-texts.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';
import { simplifiedTutorialOf, stepsTutorialOf, tutorialBankNameOf } from './tutorial.ts';

const createStep = (order: number, type: string, overrides: Partial<Step> = {}): Step =>
  stepWith({
    slug: `etapa-${order}`,
    name: `Etapa ${order}`,
    order,
    type: stepTypeWith(type),
    ...overrides,
  });

const bank = { id: '', name: 'Banco BMG', slug: 'bmg', image: '' };
const createProduct = (overrides: Parameters<typeof configurationWith>[0]) =>
  configurationWith({ bank, ...overrides });

const steps = [
  createStep(3, 'finished'),
  createStep(1, 'creditAnalysis'),
  createStep(0, 'form', { description: 'Cinco perguntas.' }),
  createStep(2, 'clickSign'),
  createStep(-1, 'form'),
];

test('[2.5] the tutorial has a page for every counted step in order, with the names of the service and default texts', () => {
  const pages = stepsTutorialOf(createProduct({ steps }), false);
  expect(pages.map(({ title }) => title)).toEqual(['Etapa 0', 'Etapa 1', 'Etapa 2']);
  expect(pages[1]?.text).toBe('O banco analisa a proposta e mostra o resultado aqui.');
  expect(pages[2]?.picture).toBe('pen');
});

test('[2.5] the picture of a form depends on its fields; otherwise it is the default picture', () => {
  const createForm = (order: number, ...kinds: string[]) =>
    createStep(order, 'form', { fields: kinds.map(component => buildField({ component, key: '' })) });
  const forms = [
    createForm(1, 'text', 'date'),
    createForm(2, 'cep', 'text'),
    createForm(3, 'text', 'consultaPlaca'),
    createForm(4, 'term'),
  ];
  expect(stepsTutorialOf(createProduct({ steps: forms }), false).map(({ picture }) => picture)).toEqual([
    'document',
    'mapPin',
    'car',
    'terms',
  ]);
});

test('[2.5] [15.3] steps of different families have different pictures', () => {
  const families = new Map(
    stepTypes.names().map(type => {
      const [page] = stepsTutorialOf(
        createProduct({ steps: [createStep(0, type, { status: 'waiting' })] }),
        false,
      );
      return [stepTypeOf(createStep(0, type, { status: 'waiting' })).family, page?.picture] as const;
    }),
  );
  const shown = [...families].filter(([, picture]) => picture !== undefined);
  expect(shown.length).toBeGreaterThan(15);
  expectNoBreaches(
    shown.flatMap(([family, picture], index) => {
      const [otherFamily] = shown.slice(0, index).find(([, otherPicture]) => otherPicture === picture) ?? [];
      return otherFamily === undefined
        ? []
        : [`src/journey/tutorial.ts: ${otherFamily} and ${family} have the picture ${picture}.`];
    }),
    {
      rule: 'In the tutorial the steps of different families have different pictures.',
      remedy: 'Give the family another picture in LESSONS, or another waiting picture in its texts.',
    },
  );
});

test('[2.5] [15.3] photos of a document, a home, a face and anything else have a picture each', () => {
  const createPhotoStep = (key: string) =>
    createStep(0, 'form', { fields: [buildField({ component: 'imageCapture', key })] });
  const pictureOf = (key: string) =>
    stepsTutorialOf(createProduct({ steps: [createPhotoStep(key)] }), false)[0]?.picture;
  const keys = ['fotoDoRg', 'versoDoRg', 'comprovanteDeResidencia', 'selfie', 'fotoDaFachada'];
  expect(keys.map(pictureOf)).toEqual(['idFront', 'idBack', 'house', 'face', 'camera']);
});

test('[2.5] [15.3] a liveness check, an identity check and a photo of the face have a picture each', () => {
  const types = ['facematch', 'liveness', 'serproLiveness', 'verifyIdentity', 'selfieCaptura'];
  const pages = stepsTutorialOf(
    createProduct({ steps: types.map((type, order) => createStep(order, type)) }),
    false,
  );
  expect(pages.map(({ picture }) => picture)).toEqual(['face', 'faceTurn', 'faceTurn', 'idCheck', 'face']);
});

/** Step types that occur in one product. */
const TYPES_BY_PRODUCT = {
  'payroll of INSS': ['validacaoIN100', 'consultaDataPrev', 'averbacao'],
  'payroll card': ['averbationHubBalanceConsult', 'averbationHubReserve', 'averbationHubConfirm'],
  'approval by an employer': [
    'companyRegister',
    'criacaoValidacaoEmpresaFuncionario',
    'aguardandoPoliticaEmpresa',
    'proposalAnalysis',
  ],
  'revised simulation': ['simulation', 'simulationRevision'],
  portability: [
    'consultContractsApi',
    'contractApi',
    'qiTechPortability',
    'qiTechRefinancing',
    'factaSimulationApi',
    'averbationHubReserve',
  ],
  'documents and law': ['documentApi', 'juridical'],
} as const;

for (const [name, types] of Object.entries(TYPES_BY_PRODUCT))
  test(`[2.5] [15.3a] in the product "${name}" each step has its own picture`, () => {
    const pages = stepsTutorialOf(
      createProduct({ steps: types.map((type, order) => createStep(order, type)) }),
      false,
    );
    expect(new Set(pages.map(({ picture }) => picture)).size).toBe(types.length);
  });

test.each(['payroll of INSS', 'payroll card', 'approval by an employer'] as const)(
  '[2.5] [15.8] in the product "%s" each step has its own sentence',
  name => {
    const types = TYPES_BY_PRODUCT[name];
    const pages = stepsTutorialOf(
      createProduct({ steps: types.map((type, order) => createStep(order, type)) }),
      false,
    );
    expect(new Set(pages.map(({ text }) => text)).size).toBe(types.length);
    // A tutorial describes steps in general; only the screen of a step says that something happens now.
    for (const { text } of pages) expect(text).not.toMatch(/está .*ndo |Estamos /);
  },
);

/** The families without a picture for the tutorial: the visitor only waits, or chooses conditions. */
const FAMILIES_WITHOUT_PICTURE: readonly string[] = ['check', 'credit', 'approval', 'payroll', 'simulation'];

test('[2.5] [15.3a] a step of a family without a picture has that of its waiting screen in the tutorial', () => {
  const types = stepTypes
    .names()
    .filter(type => FAMILIES_WITHOUT_PICTURE.includes(stepTypes.find(type)?.family ?? ''));
  const differing = types.filter(type => {
    const one = createStep(0, type);
    return (
      stepsTutorialOf(createProduct({ steps: [one] }), false)[0]?.picture !==
      statusTextsOf(one, 'waiting').picture
    );
  });
  expect(types.length).toBeGreaterThan(30);
  expect(differing).toEqual([]);
});

test('[2.4] the simplified tutorial has one page for each topic', () => {
  const many = [...steps, createStep(4, 'facematch'), createStep(5, 'liveness'), createStep(6, 'unicoSign')];
  const parts = simplifiedTutorialOf(createProduct({ steps: many }), false).map(({ key }) => key);
  expect(parts).toEqual([...new Set(parts)]);
  expect(parts).toEqual(expect.arrayContaining(['check', 'contract', 'identity']));
});

test('[3.5a] [2.5] the tutorial names the bank if tutorialBanksName lists it', () => {
  expect(tutorialBankNameOf(createProduct({ tutorialBanksName: ['Itaú', 'BMG'] }))).toBe('Banco BMG');
  expect(tutorialBankNameOf(createProduct({ tutorialBanksName: ['Itaú'] }))).toBe('');
  expect(tutorialBankNameOf(createProduct({ tutorialBanksName: [''] }))).toBe('');
});

test('[11.5] [2.4] [2.5] where the browser stores nothing, no tutorial says that typed values are saved; one step is not several', () => {
  const product = createProduct({ steps: [createStep(0, 'form')] });
  const textsOf = (isStorageDegraded: boolean): string[] =>
    [...stepsTutorialOf(product, isStorageDegraded), ...simplifiedTutorialOf(product, isStorageDegraded)].map(
      ({ text }) => text,
    );
  for (const text of textsOf(false)) {
    expect(text).toContain('fica salvo');
    expect(text, 'this journey has one step').not.toContain('de cada vez');
  }
  expect(textsOf(true)).toEqual(['Preencha com calma.', 'Preencha com calma.']);
});
