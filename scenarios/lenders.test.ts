import { expect, test } from 'vitest';
import { lenders } from './lenders.ts';
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
