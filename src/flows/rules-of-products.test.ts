import { expect, test } from 'vitest';
import { decodeSystem } from '#api/decode/system.ts';
import { appliedRulesOf } from '#journey/rules/rules.ts';
import { products } from '#scenarios/products/index.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';

const noIdentifiers = { products: {}, banks: {}, lenders: {}, steps: {}, fields: {} };

test.each(products.map(product => [product.id, product] as const))(
  '[1.4] the product %s is taken for at most one product and one lender or bank',
  (_, product) => {
    const system = decodeSystem(systemAnswer(product, null));
    if (!system) throw new Error('The product has no configuration.');
    const subjects = appliedRulesOf(system.configuration, noIdentifiers).map(({ rule }) => rule.appliesTo);
    expect(subjects.filter(subject => subject === 'products').length).toBeLessThanOrEqual(1);
    expect(subjects.length).toBeLessThanOrEqual(2);
  },
);
