import { identifier } from './products/building-blocks/identifier.ts';
import type { Product } from './products/define-product.ts';
import type { WireStep, WireSystem } from './wire.ts';

/** A lender that can serve any product: its brand and identifiers replace those of the product, the steps stay. */
export interface Lender {
  slug: string;
  name: string;
  /** Colours as the service sends them. */
  primary: string;
  secondary: string;
}

/**
 * The colours used to check the design: navy, red, black, a yellow on which white text is unreadable, and three
 * difficult ones: nearly white, the red of a warning, nearly black. A lender that also has its own products has the
 * same colours there.
 */
export const lenders: readonly Lender[] = [
  { slug: 'facta', name: 'Facta', primary: '#0B2A5B', secondary: '#19B5A5' },
  { slug: 'santander', name: 'Santander', primary: '#CC0000', secondary: '#5B6770' },
  { slug: 'c6', name: 'C6 Bank', primary: '#1C1C1C', secondary: '#C9A227' },
  { slug: 'girassol', name: 'Banco Girassol', primary: '#FFDD00', secondary: '#0A6E5C' },
  { slug: 'nuvem', name: 'Banco Nuvem', primary: '#FFFDE0', secondary: '#8FA3AD' },
  { slug: 'brasa', name: 'Banco Brasa', primary: '#FF0000', secondary: '#2B2B2B' },
  { slug: 'carvao', name: 'Banco Carvão', primary: '#101010', secondary: '#3A3A3A' },
];

export const findLender = (slug: string | null): Lender | undefined =>
  lenders.find(lender => lender.slug === slug);

/** A product under another lender. Hash and steps stay, so a link opens the same journey. */
export const underLender = (product: Product, lender: Lender): Product => ({
  ...product,
  id: `${product.id}${lenderSeparator}${lender.slug}`,
  lender: lender.name,
  steps: stepsUnder(product.steps, product.system, lender),
  system: systemUnder(product.system, lender),
});

type LenderMembers = Pick<
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

/** The slug makes the identifiers of two lenders differ. */
const idForLender = (id: string, { slug }: Lender): string => identifier(`${id} of ${slug}`);

export const stepsUnder = (
  steps: readonly WireStep[],
  { metaProductBank }: Pick<LenderMembers, 'metaProductBank'>,
  lender: Lender,
): WireStep[] => steps.map(step => ({ ...step, metaProductBankId: idForLender(metaProductBank.id, lender) }));

export function systemUnder<System extends LenderMembers>(system: System, lender: Lender): System {
  const { bank, master, product, corporation, store, metaProduct, metaProductBank, configuration } = system;
  return {
    ...system,
    bank: { id: idForLender(bank.id, lender), name: lender.name, slug: lender.slug, image: '' },
    master: { ...master, id: idForLender(master.id, lender) },
    product: { ...product, id: idForLender(product.id, lender) },
    corporation: { ...corporation, id: idForLender(corporation.id, lender) },
    store: { ...store, id: idForLender(store.id, lender) },
    metaProductBank: {
      id: idForLender(metaProductBank.id, lender),
      name: `${metaProduct.name} ${lender.name}`,
    },
    configuration: configuration && brandedConfiguration(configuration, metaProduct.name, lender),
  };
}

type Configuration = NonNullable<WireSystem['configuration']>;

const brandedConfiguration = (
  configuration: Configuration,
  product: string,
  lender: Lender,
): Configuration => ({
  ...configuration,
  display: {
    ...configuration.display,
    pageTitle: `${product} ${lender.name}`,
    favicon: '',
    images: { desktopBackground: '', home: '', logo: '', miniLogo: '' },
    colors: colorsUnder(configuration.display.colors, lender),
  },
});

/**
 * The colours of the lender, without the product's other colours, which are shades of another brand. A wave has the
 * lender's primary colour.
 */
function colorsUnder(
  { theme = '', extra }: NonNullable<Configuration['display']['colors']> = {},
  { primary, secondary }: Lender,
): NonNullable<Configuration['display']['colors']> {
  return {
    primary,
    secondary,
    theme,
    textColor: '',
    lightenPrimaryColor: '',
    darkenPrimaryColor: '',
    extra: { ...extra, ...(extra?.['wave-color'] === undefined ? {} : { 'wave-color': primary }) },
  };
}

export const lenderSeparator = '@';

/** The product and lender in an id; of several lenders the last one counts. */
export function parseProductId(id: string): { product: string; lender: Lender | undefined } {
  const [product = id, ...slugs] = id.split(lenderSeparator);
  const lender = findLender(slugs.at(-1) ?? null);
  return lender ? { product, lender } : { product: id, lender: undefined };
}
