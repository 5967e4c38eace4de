import { partsOfProductId, underLender } from '../lenders.ts';
import { creditoPessoal } from './credito-pessoal.ts';
import type { Product } from './define-product.ts';

/** Every product, in the order the catalogue shows them. */
export const products: readonly Product[] = [creditoPessoal];

/**
 * @param id of a product, or of one under another lender (`credito-pessoal@facta`, see lenders.ts).
 * @throws when no product has the id: a scenario names one that does not exist.
 */
export function productOf(id: string): Product {
  const { product: named, lender } = partsOfProductId(id);
  const product = products.find(candidate => candidate.id === named);
  if (!product) {
    const known = products.map(candidate => candidate.id).join(', ');
    throw new Error(`No product is called "${id}". Known: ${known}.`);
  }
  return lender ? underLender(product, lender) : product;
}
