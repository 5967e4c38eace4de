import type { ReactElement } from 'react';
import { linkOf } from '#scenarios/index.ts';
import type { ContractAnswers } from '../scenario-groups.ts';
import { FoldableSection } from './foldable-section.tsx';

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
  const count = rows.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  return (
    <FoldableSection id="respostas" title="Respostas do contrato" count={count} isOpen={isOpen}>
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
    </FoldableSection>
  );
}
