import { products } from '#scenarios/products/index.ts';

const [firstProduct, ...otherProducts] = products;
if (!firstProduct) throw new Error('There is no product.');

/** The options with which tests convert a recording. */
export const recordingOptions = {
  id: 'sessao-gravada',
  seed: 7,
  products: [firstProduct, ...otherProducts],
  plansUnreachedAnswers: false,
} as const;
