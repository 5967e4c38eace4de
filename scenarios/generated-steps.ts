import type { Check, Scenario, StepStatus } from './define-scenario.ts';
import type { Product } from './products/define-product.ts';
import { products } from './products/index.ts';
import type { Action } from './walk.ts';
import type { WireStep } from './wire.ts';
import { endingTypes, formTypes, requirementOf, stepWords } from './words/step-words.ts';
import type { StepWords, ToldStatus } from './words/words-of-steps.ts';

const toldStatuses: readonly ToldStatus[] = ['init', 'waiting', 'success', 'failed', 'remake', 'review'];

/** In what statuses a step that is filled in is opened: new, to be corrected, to be looked at again. */
const formStatuses: readonly ToldStatus[] = ['init', 'remake', 'review'];

/** A wait that nobody sees the end of. */
const endless: Check = { polls: 1_000_000, ends: 'success' };

/** Headings that chapter 8 gives word for word. */
const errorRows: Readonly<Record<string, string>> = {
  'Falha no envio do contrato': '8.45',
  'Falha no pagamento': '8.46',
};

/** What is done at a provider cannot be opened before the service has said where. */
const opensLink = /^Abrir (verificação|contrato)$/;

interface Place {
  product: Product;
  step: WireStep;
}

/** The first step of each type that a product has, in the order of the catalogue. */
const placeByType: ReadonlyMap<string, Place> = new Map(
  products
    .flatMap(product => product.steps.map((step): Place => ({ product, step })))
    .reverse()
    .map(place => [place.step.stepType.slug, place]),
);

/**
 * A situation per step type (4.7 to 4.9) and status (4.1): the visitor opens the link of a proposal that stands there, sees
 * the words of that type and status, and the app asks the service on where there is something to wait for, and nowhere else.
 */
export const stepScenarios: readonly Scenario[] = [...placeByType].flatMap(([type, place]) =>
  wordsOf(type, place).map(([status, words]) => situationOf(type, place, status, words)),
);

function wordsOf(type: string, { product }: Place): [StepStatus, StepWords][] {
  const end = product.system.configuration?.display?.finalPage?.title ?? '';
  const finished: [StepStatus, StepWords] = ['finished', [end]];
  if (isOf(formTypes, type))
    return [...formStatuses.map((status): [StepStatus, StepWords] => [status, [null]]), finished];
  if (isOf(endingTypes, type)) return [finished];
  const words = stepWords[type];
  if (!words) throw new Error(`Step type "${type}" has no words: add them in scenarios/words.`);
  return [...toldStatuses.map((status): [StepStatus, StepWords] => [status, words[status]]), finished];
}

function isOf(types: readonly string[], type: string): boolean {
  return types.includes(type);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

function situationOf(
  type: string,
  { product, step }: Place,
  status: StepStatus,
  [heading, button]: StepWords,
): Scenario {
  const title = heading ?? step.name;
  const isClosed = button !== undefined && opensLink.test(button) && step.link === undefined;
  const row = errorRows[title];
  return {
    id: `etapa-${kebab(type)}-${status}`,
    title: `${type}: ${status}`,
    story: `Uma proposta de ${product.title} está em "${step.name}", do tipo ${type}, em ${status}. O link é aberto, e a tela diz o que é o caso.`,
    requirements: ['4.1', requirementOf(type), ...(row ? [row] : [])],
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
      ...seeing(isClosed ? undefined : button),
      ...waiting(type, status),
    ],
    verdict: { endsAt: { heading: title }, ...(isClosed ? { notSeen: [button] } : {}) },
  };
}

function seeing(button: string | undefined): Action[] {
  return button === undefined ? [] : [{ do: 'waitFor', text: button }];
}

/** Only what is under way is surely asked about; a form has been left by then. */
function waiting(type: string, status: StepStatus): Action[] {
  const asks = status === 'waiting' && !isOf(formTypes, type);
  return asks ? [{ do: 'nextPoll' }] : [];
}
