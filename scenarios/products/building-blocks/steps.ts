import type { Check } from '../../check.ts';
import type { WireField, WireStep } from '../../wire.ts';
import { identifier } from './identifier.ts';

type TypeSlug = WireStep['stepType']['slug'];

/** A step before it belongs to a product. */
export type StepDraft = Omit<WireStep, '_id' | 'order' | 'metaProductBankId'>;

type StepDetails = Partial<Omit<StepDraft, 'slug' | 'name' | 'stepType' | 'fields'>>;

const common = {
  description: '',
  image: '',
  tokenValidationMethods: [],
  enableProposalRestartAtThisStep: false,
  notAllowedToReturnFromHere: false,
  requiredReview: false,
} satisfies StepDetails;

const typeOf = (slug: TypeSlug, label: string): WireStep['stepType'] => ({
  _id: identifier(`step type ${slug}`),
  label,
  slug,
  unique: slug !== 'form',
});

/** A step that the visitor fills. */
export const formStep = (
  slug: string,
  name: string,
  fields: readonly WireField[],
  details: StepDetails = {},
): StepDraft => ({
  ...common,
  slug,
  name,
  state: 'init',
  stepType: typeOf('form', 'Formulário'),
  fields: [...fields],
  ...details,
});

/** A step in which the visitor does something other than fill a form: simulates, signs, confirms. */
export const taskStep = (
  type: TypeSlug,
  slug: string,
  name: string,
  details: StepDetails & { fields?: readonly WireField[] } = {},
): StepDraft => {
  const { fields = [], ...rest } = details;
  return { ...common, slug, name, state: 'init', stepType: typeOf(type, name), fields: [...fields], ...rest };
};

/** A check by the service, which the visitor only waits for (1.3). */
export const checkStep = (type: TypeSlug, slug: string, name: string, details: StepDetails = {}): StepDraft =>
  taskStep(type, slug, name, { state: 'waiting', notAllowedToReturnFromHere: true, ...details });

/** The last step: the final page shows it. */
export const finalStep = (type: 'finished' | 'finalizado', name: string): StepDraft =>
  taskStep(type, 'finalizado', name, { state: 'finished', notAllowedToReturnFromHere: true });

/** Makes the drafts the steps of a product: adds `order`, ids and the identifier of the product. */
export const orderSteps = (productId: string, drafts: readonly StepDraft[]): WireStep[] =>
  drafts.map((draft, order) => ({
    _id: identifier(`step ${productId} ${draft.slug}`),
    ...draft,
    order,
    metaProductBankId: identifier(`meta product bank ${productId}`),
  }));

/** Every check succeeds after two polls, unless the product says otherwise. */
export const checksOf = (
  steps: readonly WireStep[],
  otherChecks: Readonly<Record<string, Check>> = {},
): Record<string, Check> => ({
  ...Object.fromEntries(
    steps
      .filter(({ state }) => state === 'waiting')
      .map(({ slug }) => [slug, { polls: 2, ends: 'success' } satisfies Check]),
  ),
  ...otherChecks,
});
