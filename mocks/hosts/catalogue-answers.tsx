import { type ReactElement, useState } from 'react';
import { linkOf } from '#scenarios/index.ts';
import type { ContractAnswers } from '../scenario-groups.ts';

/**
 * Every answer of the contract as a scenario: the app opens, and the first call of the operation gets this
 * answer.
 */
export function CatalogueAnswers({
  rows,
  isOpen,
}: {
  rows: readonly ContractAnswers[];
  isOpen: boolean;
}): ReactElement {
  const [wasUnfolded, setUnfolded] = useState(false);
  const isUnfolded = isOpen || wasUnfolded;
  const count = rows.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  return (
    <section aria-labelledby="respostas">
      <h2 id="respostas">
        <button
          type="button"
          className="catalogue-fold"
          aria-expanded={isUnfolded}
          disabled={isOpen}
          onClick={() => setUnfolded(!wasUnfolded)}
        >
          Respostas do contrato <small>{count}</small>
        </button>
      </h2>
      {isUnfolded && (
        <>
          <p className="catalogue-empty">
            Abre o primeiro produto; a primeira chamada da operação recebe essa resposta, com o exemplo do
            contrato.
          </p>
          <ul className="catalogue-answers">
            {rows.map(({ operation, scenarios }) => (
              <li key={operation}>
                <code>{operation}</code>
                <span>
                  {scenarios.map(({ status, scenario }) => (
                    <a
                      key={status}
                      href={linkOf(scenario, import.meta.env.BASE_URL)}
                      title={scenario.story}
                      aria-label={`${operation}: ${status}`}
                    >
                      {status}
                    </a>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
