import type { Product } from './products/define-product.ts';

/** A lender under whose name any product can be served: another brand, other identifiers, the same steps. */
export interface Lender {
  slug: string;
  name: string;
  /** Colours as the service sends them. */
  primary: string;
  secondary: string;
  /** Two hexadecimal digits by which its identifiers differ from those of others. */
  mark: string;
}

/** The colours are those that looks are checked with: navy, red, black, and a yellow that no white text can stand on. */
export const lenders: readonly Lender[] = [
  { slug: 'facta', name: 'Facta', primary: '#0A1F44', secondary: '#F2A33A', mark: 'fa' },
  { slug: 'crefisa', name: 'Crefisa', primary: '#D50000', secondary: '#1F3A8A', mark: 'cf' },
  { slug: 'c6', name: 'C6 Bank', primary: '#242424', secondary: '#E3B505', mark: 'c6' },
  { slug: 'girassol', name: 'Banco Girassol', primary: '#FFDD00', secondary: '#0A6E5C', mark: 'be' },
];

export const findLender = (slug: string | null): Lender | undefined =>
  lenders.find(lender => lender.slug === slug);

/** A product of one lender as another one would offer it. Hash and steps stay: a link opens the same journey. */
export function underLender(product: Product, lender: Lender): Product {
  const { system, steps } = product;
  const ours = (id: string): string => `${id.slice(0, -2)}${lender.mark}`;
  const metaProductBankId = ours(system.metaProductBank.id);
  return {
    ...product,
    id: `${product.id}${separator}${lender.slug}`,
    lender: lender.name,
    steps: steps.map(step => ({ ...step, metaProductBankId })),
    system: {
      ...system,
      bank: { id: ours(system.bank.id), name: lender.name, slug: lender.slug, image: '' },
      master: { ...system.master, id: ours(system.master.id) },
      product: { ...system.product, id: ours(system.product.id) },
      corporation: { ...system.corporation, id: ours(system.corporation.id) },
      store: { ...system.store, id: ours(system.store.id) },
      metaProductBank: { id: metaProductBankId, name: `${system.metaProduct.name} ${lender.name}` },
      configuration: system.configuration && branded(system.configuration, system.metaProduct.name, lender),
    },
  };
}

type Configuration = NonNullable<Product['system']['configuration']>;

const branded = (configuration: Configuration, product: string, lender: Lender): Configuration => ({
  ...configuration,
  display: {
    ...configuration.display,
    pageTitle: `${product} ${lender.name}`,
    images: { ...configuration.display.images, logo: '', miniLogo: '' },
    colors: { ...configuration.display.colors, primary: lender.primary, secondary: lender.secondary },
  },
});

const separator = '@';

/** The id of a product under a lender, for `productOf`; without one the product's own. */
export const productIdUnder = (id: string, lender: Lender | undefined): string =>
  lender ? `${id}${separator}${lender.slug}` : id;

/** Product and lender that an id names. */
export function partsOfProductId(id: string): { product: string; lender: Lender | undefined } {
  const [product = id, slug] = id.split(separator);
  const lender = findLender(slug ?? null);
  return lender ? { product, lender } : { product: id, lender: undefined };
}
