import type { Product } from './products/define-product.ts';
import type { WireStep, WireSystem } from './wire.ts';

/** A lender under whose name any product can be served: other brand and identifiers, the same steps. */
export interface Lender {
  slug: string;
  name: string;
  /** Colours as the service sends them. */
  primary: string;
  secondary: string;
  /** Two hexadecimal digits that make its identifiers differ from those of others. */
  mark: string;
}

/**
 * The colours used to check the design: navy, red, black, and a yellow on which no white text is readable.
 */
export const lenders: readonly Lender[] = [
  { slug: 'facta', name: 'Facta', primary: '#0A1F44', secondary: '#F2A33A', mark: 'fa' },
  { slug: 'crefisa', name: 'Crefisa', primary: '#D50000', secondary: '#1F3A8A', mark: 'cf' },
  { slug: 'c6', name: 'C6 Bank', primary: '#242424', secondary: '#E3B505', mark: 'c6' },
  { slug: 'girassol', name: 'Banco Girassol', primary: '#FFDD00', secondary: '#0A6E5C', mark: 'be' },
];

export const findLender = (slug: string | null): Lender | undefined =>
  lenders.find(lender => lender.slug === slug);

/** A product under another lender. Hash and steps stay, so a link opens the same journey. */
export const underLender = (product: Product, lender: Lender): Product => ({
  ...product,
  id: `${product.id}${separator}${lender.slug}`,
  lender: lender.name,
  steps: stepsUnder(product.steps, product.system, lender),
  system: systemUnder(product.system, lender),
});

type Named = Pick<
  WireSystem,
  | 'bank'
  | 'master'
  | 'product'
  | 'corporation'
  | 'store'
  | 'metaProduct'
  | 'metaProductBank'
  | 'configuration'
>;

const theirs = (id: string, lender: Lender): string => `${id.slice(0, -2)}${lender.mark}`;

export const stepsUnder = (
  steps: readonly WireStep[],
  { metaProductBank }: Pick<Named, 'metaProductBank'>,
  lender: Lender,
): WireStep[] => steps.map(step => ({ ...step, metaProductBankId: theirs(metaProductBank.id, lender) }));

export function systemUnder<System extends Named>(system: System, lender: Lender): System {
  const { bank, master, product, corporation, store, metaProduct, metaProductBank, configuration } = system;
  return {
    ...system,
    bank: { id: theirs(bank.id, lender), name: lender.name, slug: lender.slug, image: '' },
    master: { ...master, id: theirs(master.id, lender) },
    product: { ...product, id: theirs(product.id, lender) },
    corporation: { ...corporation, id: theirs(corporation.id, lender) },
    store: { ...store, id: theirs(store.id, lender) },
    metaProductBank: { id: theirs(metaProductBank.id, lender), name: `${metaProduct.name} ${lender.name}` },
    configuration: configuration && branded(configuration, metaProduct.name, lender),
  };
}

type Configuration = NonNullable<WireSystem['configuration']>;

const branded = (configuration: Configuration, product: string, lender: Lender): Configuration => ({
  ...configuration,
  display: {
    ...configuration.display,
    pageTitle: `${product} ${lender.name}`,
    images: { ...configuration.display.images, logo: '', miniLogo: '' },
    colors: { ...configuration.display.colors, primary: lender.primary, secondary: lender.secondary },
  },
});

export const separator = '@';

/** The product and lender in an id. */
export function splitProductId(id: string): { product: string; lender: Lender | undefined } {
  const [product = id, slug] = id.split(separator);
  const lender = findLender(slug ?? null);
  return lender ? { product, lender } : { product: id, lender: undefined };
}
