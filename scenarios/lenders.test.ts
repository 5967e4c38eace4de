import { expect, test } from 'vitest';
import { findScenario } from './index.ts';
import { findLender, lenders } from './lenders.ts';
import { productOf, products } from './products/index.ts';
import { scenarioUnder } from './scenario-under.ts';

test('[10.7] any product can have any lender: its name, colours and identifiers, with the same hash and steps', () => {
  for (const { id, hash, steps, system } of products)
    for (const { slug, name, primary } of lenders) {
      const rebranded = productOf(`${id}@${slug}`);
      expect(rebranded.system.bank).toMatchObject({ slug, name });
      expect(rebranded.system.bank.id).not.toBe(system.bank.id);
      expect(rebranded.system.configuration?.display.colors?.primary).toBe(primary);
      expect(rebranded.hash).toBe(hash);
      expect(rebranded.steps.map(step => step.slug)).toEqual(steps.map(step => step.slug));
      expect(new Set(rebranded.steps.map(step => step.metaProductBankId))).toEqual(
        new Set([rebranded.system.metaProductBank.id]),
      );
    }
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
  const rebranded = scenarioUnder(conflict, facta);
  expect(rebranded.product).toBe('credito-pessoal@facta');
  expect(JSON.stringify(rebranded.plan.getSystem)).toContain('"slug":"facta"');
  expect(JSON.stringify(rebranded.plan.getSystem)).not.toContain('"slug":"crefaz"');
  expect(rebranded.plan.updateStep).toEqual(conflict.plan.updateStep);
  expect(scenarioUnder(conflict, undefined)).toBe(conflict);
});
