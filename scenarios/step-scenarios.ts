import { type Check, ENDLESS } from './check.ts';
import type { Scenario, StepStatus } from './define-scenario.ts';
import type { ExpectedText, StatusWithText } from './expected-texts/expected-text.ts';
import { endingTypes, expectedTexts, formTypes, requirementOf } from './expected-texts/expected-texts.ts';
import { kebabCase } from './kebab-case.ts';
import { type CatalogueProduct, products } from './products/index.ts';
import type { WalkAction } from './walk.ts';
import type { WireStep } from './wire.ts';

const statusesWithText: readonly StatusWithText[] = [
  'init',
  'waiting',
  'success',
  'failed',
  'remake',
  'review',
];

/** The statuses in which a form can be opened: new, to be corrected, to be reviewed. */
const formStatuses: readonly StatusWithText[] = ['init', 'remake', 'review'];

/** A wait that never ends. */
const endless: Check = { polls: ENDLESS, ends: 'success' };

/** Headings that chapter 8 gives word for word. */
const requirementByHeading: Readonly<Record<string, string>> = {
  'Falha no envio do contrato': '8.45',
  'Falha no pagamento': '8.46',
};

/** Buttons that open a link. They are missing until the service has sent the link of the step. */
const linkButton = /^Abrir (verificação|contrato)$/;

interface ProductStep {
  product: CatalogueProduct;
  step: WireStep;
}

/** The first step of each type that a product has, in the order of the catalogue. */
const firstStepByType: ReadonlyMap<string, ProductStep> = new Map(
  products
    .flatMap(product => product.steps.map((step): ProductStep => ({ product, step })))
    .reverse()
    .map(productStep => [productStep.step.stepType.slug, productStep]),
);

/**
 * A scenario for each step type (4.7 to 4.9) and status (4.1): the visitor opens the link of a proposal that is there,
 * and sees the texts of that type and status.
 */
export const stepScenarios: readonly Scenario[] = [...firstStepByType].flatMap(([type, productStep]) =>
  expectedTextsOf(type, productStep).map(([status, texts]) =>
    createStepScenario(type, productStep, status, texts),
  ),
);

function expectedTextsOf(type: string, productStep: ProductStep): [StepStatus, ExpectedText][] {
  if (isOf(formTypes, type))
    return [
      ...formStatuses.map((status): [StepStatus, ExpectedText] => [status, [null]]),
      finishedTextsOf(productStep, [null]),
    ];
  if (isOf(endingTypes, type)) return [finishedTextsOf(productStep, [null])];
  const texts = expectedTexts[type];
  if (!texts)
    throw new Error(`Step type "${type}" has no expected texts: add them in scenarios/expected-texts.`);
  return [
    ...statusesWithText.map((status): [StepStatus, ExpectedText] => [status, texts[status]]),
    finishedTextsOf(productStep, texts.success),
  ];
}

/** The final page after the last step of a product; an earlier step that is finished is a success (assumption 4.1). */
function finishedTextsOf({ product, step }: ProductStep, success: ExpectedText): [StepStatus, ExpectedText] {
  const isLast = product.steps.every(
    other => other.order <= step.order || isOf(endingTypes, other.stepType.slug),
  );
  const finalTitle = product.system.configuration?.display?.finalPage?.title ?? '';
  return ['finished', isLast ? [finalTitle] : success];
}

function isOf(types: readonly string[], type: string): boolean {
  return types.includes(type);
}

function createStepScenario(
  type: string,
  { product, step }: ProductStep,
  status: StepStatus,
  [heading, button]: ExpectedText,
): Scenario {
  const title = heading ?? step.name;
  const isWithoutLink = button !== undefined && linkButton.test(button) && step.link === undefined;
  const requirement = requirementByHeading[title];
  return {
    id: `etapa-${kebabCase(type)}-${status}`,
    title: `${type}: ${status}`,
    story: `Uma proposta de ${product.title} está em "${step.name}", do tipo ${type}, em ${status}. O link é aberto, e a tela diz o que é o caso.`,
    requirements: ['4.1', requirementOf(type), ...(requirement ? [requirement] : [])],
    product: product.id,
    tags: ['etapa', status],
    world: {
      proposal: { currentStep: step.slug, answers: {}, stepStatus: { [step.slug]: status } },
      checks: { [step.slug]: endless },
    },
    plan:
      type.startsWith('c6ConsignadoPrivado') && !/simula/i.test(type) && status === 'init'
        ? { pollC6ConsignadoPrivado: { kind: 'hang' } }
        : {},
    walk: [
      { do: 'open' },
      { do: 'waitFor', heading: title },
      ...expectButton(isWithoutLink ? undefined : button),
      ...waitForPollOf(type, status),
    ],
    verdict: { endsAt: { heading: title }, ...(isWithoutLink ? { notSeen: [button] } : {}) },
  };
}

function expectButton(button: string | undefined): WalkAction[] {
  return button === undefined ? [] : [{ do: 'waitFor', text: button }];
}

/** The walk waits for a poll only where the service checks a step; the app does not poll for a form. */
function waitForPollOf(type: string, status: StepStatus): WalkAction[] {
  const expectsPoll = status === 'waiting' && !isOf(formTypes, type);
  return expectsPoll ? [{ do: 'nextPoll' }] : [];
}
