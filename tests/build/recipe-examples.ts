import type { Edit, Recipe } from './recipes.ts';

const scenarioSource = (
  id: string,
  name: string,
  world = '{}',
  plan = '{}',
): string => `import { defineScenario } from '../../define-scenario.ts';

export const ${name} = defineScenario({
  id: '${id}',
  title: 'Receita',
  story: 'Uma pessoa abre o link depois que alguém seguiu a receita, e vê o que ela acrescentou.',
  requirements: ['10.10'],
  product: 'todos-os-campos',
  tags: [],
  world: ${world},
  plan: ${plan},
  walk: [{ do: 'open' }],
  verdict: { sent: [{ operation: 'getSystem' }], notSeen: ['Algo não saiu como esperado'] },
});
`;

const registryEdits = (name: string, id: string) =>
  [
    {
      file: 'scenarios/catalogue/contratacao/index.ts',
      replace: 'import { happyPath }',
      with: `import { ${name} } from './${id}.ts';\nimport { happyPath }`,
    },
    {
      file: 'scenarios/catalogue/contratacao/index.ts',
      after: 'export const contratacaoScenarios: readonly Scenario[] = [',
      add: `  ${name},`,
    },
  ] as const;

const waitingProposal = `proposal: { currentStep: 'analise-de-renda', answers: {} }`;

/** The faults of the new call. Without it the copy does not compile. */
export const faultsRow: Extract<Edit, { add: string }> = {
  file: 'scenarios/faults/read-calls.ts',
  after: 'export const readCalls = {',
  add: `  getHolidays: {
    product: 'todos-os-campos',
    world: { proposal: { currentStep: 'valores', answers: {} } },
    requirements: [],
    walk: [open],
    outcomes: loggedOutcomes,
    after: [],
    verdict: {},
  },`,
};

/** An example for each recipe of CONTRIBUTING.md. */
export const recipeExamples: readonly Recipe[] = [
  {
    heading: 'Add a scenario',
    edits: [
      {
        file: 'scenarios/catalogue/contratacao/receita-campos.ts',
        create: scenarioSource(
          'receita-campos',
          'receitaCampos',
          `{ proposal: { currentStep: 'valores', answers: {} } }`,
        ),
      },
      ...registryEdits('receitaCampos', 'receita-campos'),
      {
        file: 'scenarios/catalogue/contratacao/receita-espera.ts',
        create: scenarioSource(
          'receita-espera',
          'receitaEspera',
          `{ ${waitingProposal}, checks: { 'analise-de-renda': { polls: 99, ends: 'success' } } }`,
        ),
      },
      ...registryEdits('receitaEspera', 'receita-espera'),
      {
        file: 'scenarios/catalogue/contratacao/receita-erro.ts',
        create: scenarioSource(
          'receita-erro',
          'receitaErro',
          '{}',
          `{ getSystem: { kind: 'reply', status: 503, body: { code: 503, status: 'MAINTENANCE', message: 'Volte mais tarde.' } } }`,
        ),
      },
      ...registryEdits('receitaErro', 'receita-erro'),
    ],
  },
  {
    heading: 'Add a field kind',
    edits: [
      {
        file: 'src/journey/fields/renda-mensal.ts',
        create: `import { centsFromWire, formatCents } from '#brazil/money.ts';
import type { FieldKind } from './field-kind.ts';
import { moneyMembers } from './money-members.ts';

/** The monthly income. The service sends its bounds in thousands of reais. */
export const rendaMensal: FieldKind = {
  ...moneyMembers,
  control: 'money',
  boundFromWire(thousands) {
    const cents = centsFromWire(thousands);
    return cents === undefined ? undefined : cents * 1000;
  },
  describeBounds: ({ minValue = 0 }) => \`a partir de \${formatCents(minValue)} por mês\`,
};
`,
      },
      {
        file: 'src/journey/fields/index.ts',
        replace: 'import { select }',
        with: "import { rendaMensal } from './renda-mensal.ts';\nimport { select }",
      },
      {
        file: 'src/journey/fields/index.ts',
        after: "['money', money],",
        add: "  ['rendaMensal', rendaMensal],",
      },
      { file: 'openapi/schemas/component-kind.yaml', after: '  - file', add: '  - rendaMensal' },
      {
        file: 'src/journey/fields/fields.test.ts',
        after: "  ['money', 'money'],",
        add: "  ['rendaMensal', 'money'],",
      },
      {
        file: 'src/journey/fields/fields.test.ts',
        after: "  ['money', 1234.56, 123456, 'R$\\u00a01.234,56', 1234.56],",
        add: "  ['rendaMensal', 1200, 120_000, 'R$\\u00a01.200,00', 1200],",
      },
      {
        file: 'src/controls/preview-examples.ts',
        after: 'export const previewExamples: Readonly<Record<string, PreviewExample>> = {',
        add: "  rendaMensal: { field: { label: 'Renda mensal' }, filled: 500_000, error: missingErrorFor('Renda mensal') },",
      },
      {
        file: 'scenarios/products/todos-os-campos.steps.ts',
        after: "      money('dinheiro', 'Dinheiro', { minValue: 100, maxValue: 5000 }),",
        add: "      { ...money('renda', 'Renda mensal', { optional: true, minValue: 0.5, defaultValue: 500 }), component: 'rendaMensal' },",
      },
    ],
  },
  {
    heading: 'Add a mask, validator or formatter',
    edits: [
      {
        file: 'src/journey/masks/pis.ts',
        create: `import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf } from './mask.ts';

/** 120.05432.10-5 */
export const pis = defineMask(
  { mask: slotsOf('###.#####.##-#') },
  { keyboard: keyboards.digits, width: 'half', holds: 'code', content: 'none', picture: undefined },
);
`,
      },
      {
        file: 'src/journey/masks/index.ts',
        replace: 'import { prazo }',
        with: "import { pis } from './pis.ts';\nimport { prazo }",
      },
      { file: 'src/journey/masks/index.ts', after: "['cpf', cpf],", add: "  ['pis', pis]," },
      {
        file: 'src/journey/masks/masks.test.ts',
        after: 'const typed: [name: string, keys: string, shown: string][] = [',
        add: "  ['pis', '12005432105', '120.05432.10-5'],",
      },
      { file: 'openapi/schemas/mask-name.yaml', after: 'x-known-values:', add: '  - pis' },
      {
        file: 'scenarios/products/todos-os-campos.steps.ts',
        after: "      money('dinheiro', 'Dinheiro', { minValue: 100, maxValue: 5000 }),",
        add: "      text('pis', 'PIS', { optional: true, mask: 'pis' }),",
      },
    ],
  },
  {
    heading: 'Add a step type',
    edits: [
      {
        file: 'src/journey/steps/index.ts',
        after: "['juridical', declareStepType('check')],",
        add: "  ['analiseDeRenda', declareStepType('check')],",
      },
      {
        file: 'src/journey/steps/check/analise-de-renda.ts',
        create: `import { createCheckTexts } from './create-check-texts.ts';

/** The check of the visitor's income. */
export const analiseDeRenda = createCheckTexts({ waiting: { title: 'Estamos conferindo sua renda' } });
`,
      },
      {
        file: 'src/journey/steps/step-texts.ts',
        replace: 'import { createCheckTexts }',
        with: "import { analiseDeRenda } from './check/analise-de-renda.ts';\nimport { createCheckTexts }",
      },
      {
        file: 'src/journey/steps/step-texts.ts',
        after: "['juridical', juridical],",
        add: "  ['analiseDeRenda', analiseDeRenda],",
      },
      {
        file: 'scenarios/expected-texts/checks.ts',
        after: 'export const checkTexts: ExpectedTexts = {',
        add: `  analiseDeRenda: {
    ...usualTexts,
    waiting: ['Estamos vendo quanto você ganha'],
  },`,
      },
      { file: 'openapi/schemas/step-type-slug.yaml', after: 'x-known-values:', add: '  - analiseDeRenda' },
      {
        file: 'scenarios/products/todos-os-campos.steps.ts',
        replace: "  finalStep('finished', 'Fim do mostruário'),",
        with: "  checkStep('analiseDeRenda', 'analise-de-renda', 'Análise de renda'),\n  finalStep('finished', 'Fim do mostruário'),",
      },
      {
        file: 'scenarios/products/todos-os-campos.steps.ts',
        replace: 'import { finalStep, formStep, orderSteps }',
        with: 'import { checkStep, finalStep, formStep, orderSteps }',
      },
    ],
  },
  {
    heading: 'Change a text',
    edits: [
      {
        file: 'src/journey/steps/check/analise-de-renda.ts',
        replace: 'Estamos conferindo sua renda',
        with: 'Estamos vendo quanto você ganha',
      },
    ],
  },
  {
    heading: 'Add an error',
    edits: [
      {
        file: 'openapi/schemas/service-error.yaml',
        replace: 'x-known-values: [CONFLICT,',
        with: 'x-known-values: [MAINTENANCE, CONFLICT,',
      },
      {
        file: 'src/journey/errors/maintenance.ts',
        create: `import type { ErrorDeclaration } from './error-declaration.ts';
import { createErrorPage } from './create-error-page.ts';

/** The service is under maintenance. */
export const maintenance: ErrorDeclaration = {
  name: 'maintenance',
  leadsTo: failure =>
    failure.kind === 'service' && failure.label === 'MAINTENANCE'
      ? createErrorPage({ picture: 'failed', title: 'Estamos em manutenção', message: failure.message })
      : undefined,
};
`,
      },
      {
        file: 'src/journey/errors/index.ts',
        replace: 'import { noOffer }',
        with: "import { maintenance } from './maintenance.ts';\nimport { noOffer }",
      },
      { file: 'src/journey/errors/index.ts', after: '  journeyProblem,', add: '  maintenance,' },
    ],
  },
  {
    heading: 'Add a lender or product rule',
    edits: [
      {
        file: 'src/journey/rules/lenders/banco-aurora.ts',
        create: `import type { RuleDeclaration } from '../rule.ts';

/** This lender has a page of frequent questions. */
export const bancoAurora: RuleDeclaration = {
  name: 'banco-aurora',
  appliesTo: 'lenders',
  phrases: ['banco aurora'],
  changes: { hasFaq: true },
};
`,
      },
      {
        file: 'src/journey/rules/rule-declarations.ts',
        replace: 'import { crefisa }',
        with: "import { bancoAurora } from './lenders/banco-aurora.ts';\nimport { crefisa }",
      },
      {
        file: 'src/journey/rules/rule-declarations.ts',
        after: 'export const ruleDeclarations: readonly RuleDeclaration[] = [',
        add: '  bancoAurora,',
      },
      {
        file: 'scenarios/lenders.ts',
        after: 'export const lenders: readonly Lender[] = [',
        add: "  { slug: 'aurora', name: 'Banco Aurora', primary: '#0A1F44', secondary: '#F2A33A' },",
      },
    ],
  },
  {
    heading: 'Add a call',
    edits: [
      {
        file: 'openapi/paths/holidays.yaml',
        create: `parameters:
  - $ref: ../parameters/hash-id.yaml
get:
  operationId: getHolidays
  tags: [resources]
  summary: Days on which the lender does not work
  x-assumed: The specification does not have this call.
  description: |
    The next day on which the lender pays nothing.

    The app asks once, before it shows a date of payment. It asks again after a failure of the connection.
  responses:
    "200":
      description: The days.
      content:
        application/json:
          schema:
            type: object
            required: [data]
            properties:
              data:
                type: object
                required: [next]
                properties:
                  next:
                    type: string
          example:
            data:
              next: "2026-12-25"
    "400":
      $ref: ../responses/bad-request.yaml
    "401":
      $ref: ../responses/unauthorized.yaml
    "403":
      $ref: ../responses/forbidden.yaml
    "404":
      $ref: ../responses/not-found.yaml
    "429":
      $ref: ../responses/too-many-requests.yaml
    "500":
      $ref: ../responses/internal-error.yaml
    "502":
      $ref: ../responses/bad-gateway.yaml
    "503":
      $ref: ../responses/unavailable.yaml
    "504":
      $ref: ../responses/gateway-timeout.yaml
`,
      },
      {
        file: 'docs/operations.md',
        after: '|---|---|---|---|',
        add: '| `getHolidays` | the date of payment | before the date is shown |  |',
      },
      {
        file: 'openapi/openapi.yaml',
        after: '    $ref: paths/multiple-financing-residency-value.yaml',
        add: '  /{hashId}/holidays:\n    $ref: paths/holidays.yaml',
      },
      {
        file: 'src/api/operations/holidays.ts',
        create: `import { readText } from '../decode/json.ts';
import { type Answer, type CallContext, callOperation } from './call-operation.ts';

/** The next day on which the lender does not work, as YYYY-MM-DD. */
export const getHolidays = (context: CallContext, hashId: string, signal?: AbortSignal): Answer<string> =>
  callOperation(context, {
    info: { operation: 'getHolidays', isWrite: false, signal },
    send: options => context.client.GET('/{hashId}/holidays', { params: { path: { hashId } }, ...options }),
    decode: ({ data }) => readText(data, 'next'),
  });
`,
      },
      {
        file: 'src/api/api.ts',
        replace: 'import { createReadCache }',
        with: "import { getHolidays } from './operations/holidays.ts';\nimport { createReadCache }",
      },
      {
        file: 'src/api/api.ts',
        after: '  getOptions,',
        add: '  holidays: getHolidays,',
      },
      {
        file: 'mocks/world/operations/holidays.ts',
        create: `import type { Operation } from '../call.ts';

export const getHolidays: Operation<'getHolidays'> = () => ({ status: 200, body: { data: { next: '2026-12-25' } } });
`,
      },
      {
        file: 'mocks/world/world.ts',
        replace: 'import { finishedUpdate }',
        with: "import { getHolidays } from './operations/holidays.ts';\nimport { finishedUpdate }",
      },
      { file: 'mocks/world/world.ts', after: '  finishedUpdate,', add: '  getHolidays,' },
      faultsRow,
    ],
  },
];
