import { expect, test } from 'vitest';
import { decodeSystem } from '#api/decode/system.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { stepsTutorialOf } from '#journey/tutorial.ts';
import { products } from '#scenarios/products/index.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';

/** The showcase of all field kinds: its forms have no subject. */
const SHOWCASE = 'todos-os-campos';

test('[2.5] [15.3] no form of a product has the picture of a form without a subject', () => {
  const unnamed = products
    .filter(({ id }) => id !== SHOWCASE)
    .flatMap(product => {
      const decoded = decodeSystem(systemAnswer(product, null));
      if (!decoded) throw new Error(`${product.id} has no configuration.`);
      const { configuration } = decoded;
      const forms = new Set(
        configuration.steps.filter(step => stepTypeOf(step).family === 'form').map(({ slug }) => slug),
      );
      return stepsTutorialOf(configuration, false)
        .filter(({ key, picture }) => forms.has(key) && picture === 'document')
        .map(({ key }) => `${product.id}/${key}`);
    });
  expect(unnamed).toEqual([]);
});
