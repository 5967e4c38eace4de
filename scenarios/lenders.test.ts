import { expect, test } from 'vitest';
import { findScenario } from './index.ts';
import { findLender, lenders, scenarioUnder } from './lenders.ts';
import { productOf, products } from './products/index.ts';

test('[10.7] any product is served under any lender: its name, colours and identifiers, the same hash and steps', () => {
  for (const { id, hash, steps, system } of products)
    for (const { slug, name, primary } of lenders) {
      const twin = productOf(`${id}@${slug}`);
      expect(twin.system.bank).toMatchObject({ slug, name });
      expect(twin.system.bank.id).not.toBe(system.bank.id);
      expect(twin.system.configuration?.display.colors?.primary).toBe(primary);
      expect(twin.hash).toBe(hash);
      expect(twin.steps.map(step => step.slug)).toEqual(steps.map(step => step.slug));
      expect(new Set(twin.steps.map(step => step.metaProductBankId))).toEqual(
        new Set([twin.system.metaProductBank.id]),
      );
    }
});

test('a lender that nobody knows is part of no product id', () => {
  expect(() => productOf('credito-pessoal@ninguem')).toThrow(
    'No product is called "credito-pessoal@ninguem"',
  );
});

test('[10.7] what a scenario plans for the system call is under the lender, too', () => {
  const conflict = findScenario('conflict');
  const facta = findLender('facta');
  if (!conflict || !facta) throw new Error('conflict or facta is not there any more');
  const twin = scenarioUnder(conflict, facta);
  expect(twin.product).toBe('credito-pessoal@facta');
  expect(JSON.stringify(twin.plan.getSystem)).toContain('"slug":"facta"');
  expect(JSON.stringify(twin.plan.getSystem)).not.toContain('"slug":"crefaz"');
  expect(twin.plan.updateStep).toEqual(conflict.plan.updateStep);
  expect(scenarioUnder(conflict, undefined)).toBe(conflict);
});
