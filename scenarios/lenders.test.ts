import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { findScenario } from './index.ts';
import { findLender, type Lender, lenders, underLender } from './lenders.ts';
import { productOf, products } from './products/index.ts';
import { scenarioUnder } from './scenario-under.ts';

type Colors = NonNullable<(typeof products)[number]['system']['configuration']>['display']['colors'];
const isThemed = (colors: Colors): boolean =>
  colors?.theme === 'dark' || colors?.primary === colors?.extra?.['wave-color'];

test('[10.7] any product can have any lender: its name, colours and identifiers, with the same hash and steps', () => {
  for (const { id, hashId, steps } of products)
    for (const { slug, name, primary } of lenders) {
      const rebranded = productOf(`${id}@${slug}`);
      expect(rebranded.system.bank).toMatchObject({ slug, name });
      expect(rebranded.system.configuration?.display.colors?.primary).toBe(primary);
      expect(rebranded.hashId).toBe(hashId);
      expect(rebranded.steps.map(step => step.slug)).toEqual(steps.map(step => step.slug));
      expect(new Set(rebranded.steps.map(step => step.metaProductBankId))).toEqual(
        new Set([rebranded.system.metaProductBank.id]),
      );
    }
});

test('[10.7] a product under another lender keeps nothing of the brand of its own lender', () => {
  for (const product of products)
    for (const lender of lenders) {
      const ownColours = product.system.configuration?.display.colors;
      const { colors, images, favicon } =
        productOf(`${product.id}@${lender.slug}`).system.configuration?.display ?? {};
      const shades = [colors?.textColor, colors?.lightenPrimaryColor, colors?.darkenPrimaryColor];
      expect([...shades, favicon, ...Object.values(images ?? {})].join('')).toBe('');
      const wave = ownColours?.extra?.['wave-color'] === undefined ? undefined : lender.primary;
      expect(colors?.extra?.['wave-color']).toBe(wave);
    }
});

/** The mistakes in a list of lenders, one sentence each. */
const lenderMistakes = (list: readonly Lender[]): string[] =>
  list.flatMap(({ slug, primary, secondary }, index) => [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? [] : [`"${slug}" is no slug in kebab-case.`]),
    ...(list.findIndex(lender => lender.slug === slug) === index ? [] : [`"${slug}" is in the list twice.`]),
    ...[primary, secondary]
      .filter(colour => !/^#[0-9A-F]{6}$/i.test(colour))
      .map(colour => `"${slug}" has "${colour}", which is no colour of six hexadecimal digits.`),
  ]);

test('[10.7] each lender has a slug of its own, and colours that a browser can read', () => {
  expectNoBreaches(lenderMistakes(lenders), {
    rule: 'The lenders of scenarios/lenders.ts have slugs in kebab-case, each once, and colours such as #0B2A5B.',
  });
  const colours = { primary: '#0B2A5B', secondary: '#19B5A5' };
  expect(
    lenderMistakes([
      { slug: 'facta', name: 'Facta', ...colours },
      { slug: 'facta', name: 'Facta', ...colours },
      { slug: 'Banco Novo', name: 'Banco Novo', primary: 'azul', secondary: '#12345' },
    ]),
  ).toEqual([
    '"facta" is in the list twice.',
    '"Banco Novo" is no slug in kebab-case.',
    '"Banco Novo" has "azul", which is no colour of six hexadecimal digits.',
    '"Banco Novo" has "#12345", which is no colour of six hexadecimal digits.',
  ]);
});

test('a lender has one pair of colours in all its products, and in the list of lenders', () => {
  const brands = new Map<string, Set<string>>();
  const add = (slug: string, primary = '', secondary = '') =>
    brands.set(slug, (brands.get(slug) ?? new Set()).add(`${primary} ${secondary}`.toLowerCase()));
  for (const { system } of products) {
    const colors = system.configuration?.display.colors;
    // The energy credit has a brand of its own (2.53); a lender's dark theme may exchange its colours.
    if (!isThemed(colors)) add(system.bank.slug, colors?.primary, colors?.secondary);
  }
  for (const { slug, primary, secondary } of lenders) add(slug, primary, secondary);
  expect([...brands].filter(([, pairs]) => pairs.size > 1)).toEqual([]);
});

test('a product id with an unknown lender is refused', () => {
  expect(() => productOf('credito-pessoal@ninguem')).toThrow(
    'No product is called "credito-pessoal@ninguem"',
  );
});

test('[10.7] the system answers that a scenario plans also have the chosen lender', () => {
  const conflict = findScenario('conflict');
  const facta = findLender('facta');
  if (!conflict || !facta) throw new Error('The scenario "conflict" or the lender "facta" is missing.');
  const rebrandedScenario = scenarioUnder(conflict, facta);
  expect(rebrandedScenario.product).toBe('credito-pessoal@facta');
  expect(JSON.stringify(rebrandedScenario.plan.getSystem)).toContain('"slug":"facta"');
  expect(JSON.stringify(rebrandedScenario.plan.getSystem)).not.toContain('"slug":"crefaz"');
  expect(rebrandedScenario.plan.updateStep).toEqual(conflict.plan.updateStep);
  expect(scenarioUnder(conflict, undefined)).toBe(conflict);
  const underAnother = scenarioUnder({ ...conflict, product: 'credito-pessoal@c6' }, facta);
  expect(productOf(underAnother.product).lender).toBe('Facta');
});

test('[10.7] the identifiers of a product differ from one lender to another, and from those of its own lender', () => {
  for (const product of products) {
    const underEach = [product, ...lenders.map(lender => underLender(product, lender))];
    for (const name of ['bank', 'master', 'product', 'corporation', 'store', 'metaProductBank'] as const) {
      const ids = underEach.map(({ system }) => system[name].id);
      expect(new Set(ids).size, `${product.id}: ${name}`).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
    }
  }
});
