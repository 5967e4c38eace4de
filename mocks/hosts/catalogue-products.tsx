import type { ReactElement } from 'react';
import { linkOf, scenarios, startOf } from '#scenarios/index.ts';
import { parseProductId } from '#scenarios/lenders.ts';
import { products } from '#scenarios/products/index.ts';

const countOf = (product: string): number =>
  scenarios.filter(scenario => parseProductId(scenario.product).product === product).length;

/** The products, each with a link to its beginning and a filter for its scenarios. */
export function CatalogueProducts({
  chosenProduct,
  onChosen,
}: {
  chosenProduct: string;
  onChosen: (product: string) => void;
}): ReactElement {
  return (
    <section aria-labelledby="produtos">
      <h2 id="produtos">
        Produtos <small>{products.length}</small>
      </h2>
      <ul className="catalogue-products">
        {products.map(({ id, title, lender }) => {
          const start = startOf(id);
          const count = countOf(id);
          return (
            <li key={id}>
              {start && <a href={linkOf(start, import.meta.env.BASE_URL)}>{title}</a>}
              <span>{lender}</span>
              {count > 0 && (
                <button type="button" aria-pressed={chosenProduct === id} onClick={() => onChosen(id)}>
                  {count === 1 ? '1 cenário' : `${count} cenários`}
                  <span className="catalogue-hidden"> de {title}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
