import type { Journey, PlannedLanding, PlannedOpening } from './journey.ts';
import { createRandom, type Random } from './random.ts';

/**
 * Products with the new landing page, by the names that 2.20 has for them; every other product has the old one. Only
 * they have a step of the type beside them.
 */
const NEW_LANDING_PRODUCTS = [
  { product: 'Cartão Nio', metaProduct: { name: 'Cartão', slug: 'nio-card' }, ownStep: 'nioSimulation' },
  {
    product: 'Saque-aniversário FGTS',
    metaProduct: { name: 'FGTS', slug: 'fgts-anniversary' },
    ownStep: 'simulacaoFgtsAniversario',
  },
] as const;

/** How the visitor comes to the journey. Gives the product the texts and flags of its landing page. */
export function planOpening(
  journey: Pick<Journey, 'seed' | 'system' | 'steps' | 'isPhone'>,
  random: Random,
): PlannedOpening {
  return {
    hashName: random.pick(['agx_hash', 'Agx_hash']),
    tokens: {
      ...(random.chance(0.15) && { token: `acesso-do-link-${random.digits(8)}` }),
      ...(random.chance(0.15) && { jwtToken: `jwt.${random.digits(12)}.abc` }),
      ...(random.chance(0.15) && { userOfficeToken: `escritorio-${random.digits(8)}` }),
    },
    landing: planLanding(journey, random),
    redoStep: planRedoStep(journey),
  };
}

/** Some links name a step to repeat: one of the journey, or one that it does not have. */
function planRedoStep({ seed, steps }: Pick<Journey, 'seed' | 'steps'>): string | undefined {
  const random = createRandom(seed, 'redo_step in the first link');
  return random.chance(0.15)
    ? random.pick([...steps.map(({ wire }) => wire.slug), 'passo-antigo'])
    : undefined;
}

/**
 * The landing page appears on a phone, the new one on every device (2.19); never if another page sent the visitor, or
 * the form opens directly.
 */
function planLanding(
  { system, steps, isPhone }: Pick<Journey, 'system' | 'steps' | 'isPhone'>,
  random: Random,
): PlannedLanding | undefined {
  const display = system.configuration?.display;
  if (!display || !random.chance(0.35)) return undefined;
  display.hasLandingPage = random.chance(0.85);
  display.homePage = {
    pageTitle: 'Dinheiro na conta em um dia',
    topText: 'Crédito sem sair de casa',
    topSubText: 'Simule sem compromisso',
    buttonText: random.pick(['Quero simular', 'Começar', '']),
  };
  const asks = random.chance(0.5);
  if (asks)
    display.questionLabels = {
      initialQuestion: 'Você já é cliente?',
      secondaryQuestionPositive: 'Que bom ter você de volta!',
      secondaryQuestionNegative: 'Prazer em conhecer você!',
    };
  const own = NEW_LANDING_PRODUCTS.find(({ ownStep }) =>
    steps.some(({ wire }) => wire.stepType.slug === ownStep),
  );
  const isNew = random.chance(0.4) || own !== undefined;
  if (isNew) {
    const { product, metaProduct } = own ?? random.pick(NEW_LANDING_PRODUCTS);
    system.product = { ...system.product, name: product };
    system.metaProduct = { ...system.metaProduct, ...metaProduct };
  }
  if (random.chance(0.1)) system.redirect = true;
  const isSkipped = !display.hasLandingPage || system.redirect === true || system.directForm === true;
  if (isSkipped || !(isPhone || isNew)) return undefined;
  return { path: isNew ? 'começar' : 'inicio', asks, reloads: random.chance(0.3) };
}
