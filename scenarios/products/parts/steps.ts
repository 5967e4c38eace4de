import type { Check } from '../../define-scenario.ts';
import type { WireField, WireStep } from '../../wire.ts';
import { identifier } from './identifier.ts';

type TypeSlug = WireStep['stepType']['slug'];

/** A step before it has its place in a product. */
export type StepDraft = Omit<WireStep, '_id' | 'order' | 'metaProductBankId'>;

type StepWords = Partial<Omit<StepDraft, 'slug' | 'name' | 'stepType' | 'fields'>>;

const common = {
  description: '',
  image: '',
  tokenValidationMethods: [],
  enableProposalRestartAtThisStep: false,
  notAllowedToReturnFromHere: false,
  requiredReview: false,
} satisfies StepWords;

const typeOf = (slug: TypeSlug, label: string): WireStep['stepType'] => ({
  _id: identifier(`step type ${slug}`),
  label,
  slug,
  unique: slug !== 'form',
});

/** A step that the visitor fills. */
export const form = (
  slug: string,
  name: string,
  fields: readonly WireField[],
  words: StepWords = {},
): StepDraft => ({
  ...common,
  slug,
  name,
  state: 'init',
  stepType: typeOf('form', 'Formulário'),
  fields: [...fields],
  ...words,
});

/** A step in which the visitor does something else than filling a form: simulates, signs, confirms. */
export const act = (
  type: TypeSlug,
  slug: string,
  name: string,
  words: StepWords & { fields?: readonly WireField[] } = {},
): StepDraft => {
  const { fields = [], ...rest } = words;
  return { ...common, slug, name, state: 'init', stepType: typeOf(type, name), fields: [...fields], ...rest };
};

/** A step that the service deals with by itself and that is only waited on (1.3). */
export const check = (type: TypeSlug, slug: string, name: string, words: StepWords = {}): StepDraft =>
  act(type, slug, name, { state: 'waiting', notAllowedToReturnFromHere: true, ...words });

/** The last step: the final page shows it. */
export const ending = (type: 'finished' | 'finalizado', name: string): StepDraft =>
  act(type, 'finalizado', name, { state: 'finished', notAllowedToReturnFromHere: true });

/** The steps of a product, in their order. */
export const inOrder = (productId: string, drafts: readonly StepDraft[]): WireStep[] =>
  drafts.map((draft, order) => ({
    _id: identifier(`step ${productId} ${draft.slug}`),
    ...draft,
    order,
    metaProductBankId: identifier(`meta product bank ${productId}`),
  }));

/** Every step that is waited on ends well after two answers, unless the product says otherwise. */
export const checksOf = (
  steps: readonly WireStep[],
  others: Readonly<Record<string, Check>> = {},
): Record<string, Check> => ({
  ...Object.fromEntries(
    steps
      .filter(({ state }) => state === 'waiting')
      .map(({ slug }) => [slug, { polls: 2, ends: 'success' } satisfies Check]),
  ),
  ...others,
});
