import { memo, type ReactElement, type ReactNode } from 'react';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { startOf } from '#scenarios/index.ts';
import { products } from '#scenarios/products/index.ts';
import type { Groups } from '../scenario-groups.ts';
import { Icon } from './icon.tsx';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';
import type { ScenarioResult } from './workbench-state.ts';

type Choose = (id: string) => void;

interface GroupsProps {
  groups: Groups;
  /** During a search every group with results is unfolded. */
  isSearching: boolean;
  onChosen: Choose;
}

/**
 * Products, then scenarios by area, then every answer of the contract. A group remembers whether it is
 * folded.
 */
export function CatalogueGroups({ groups, isSearching, onChosen }: GroupsProps): ReactElement {
  const currentId = useWorkbenchState(state => state.scenario.id);
  const results = useWorkbenchState(state => state.results);
  const answerCount = groups.answers.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  return (
    <>
      {!isSearching && (
        <Group id="products" title="Produtos, do começo" count={products.length} initialState="folded">
          <ul>
            {products.map(({ id, title, lender }) => {
              const start = startOf(id);
              return (
                start && (
                  <Entry
                    key={id}
                    scenario={start}
                    title={title}
                    detail={lender}
                    isCurrent={currentId === start.id}
                    result={results[start.id]}
                    onChosen={onChosen}
                  />
                )
              );
            })}
          </ul>
        </Group>
      )}
      {groups.areas.map(({ id, title, isGenerated, scenarios }) => (
        <Group
          key={id}
          id={id}
          title={title}
          count={scenarios.length}
          isAlwaysOpen={isSearching}
          initialState={isGenerated ? 'folded' : 'open'}
        >
          <ul>
            {scenarios.map(scenario => (
              <Entry
                key={scenario.id}
                scenario={scenario}
                title={scenario.title}
                detail={scenario.id}
                isCurrent={currentId === scenario.id}
                result={results[scenario.id]}
                onChosen={onChosen}
              />
            ))}
          </ul>
        </Group>
      ))}
      {answerCount > 0 && (
        <Group
          id="answers"
          title="Respostas do contrato, só HTTP"
          count={answerCount}
          isAlwaysOpen={isSearching}
          initialState="folded"
        >
          <ul className="answers">
            {groups.answers.map(({ operation, scenarios }) => (
              <li key={operation} className="answers-row">
                <span className="answers-name">{operation}</span>
                {scenarios.map(({ status, scenario: { id, story } }) => (
                  <button
                    key={id}
                    type="button"
                    className="status"
                    title={story}
                    aria-label={`${operation}: ${status}`}
                    aria-current={currentId === id ? 'true' : undefined}
                    data-outcome={results[id]?.outcome}
                    onClick={() => onChosen(id)}
                  >
                    {status}
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  count: number;
  initialState: 'open' | 'folded';
  isAlwaysOpen?: boolean;
  children: ReactNode;
}

function Group({ id, title, count, initialState, isAlwaysOpen = false, children }: GroupProps): ReactElement {
  const workbench = useWorkbench();
  const toggledGroups = useWorkbenchState(state => state.settings.toggledGroups);
  const isOpen = isAlwaysOpen || toggledGroups.includes(id) !== (initialState === 'open');
  const toggle = (): void =>
    workbench.change({
      toggledGroups: toggledGroups.includes(id)
        ? toggledGroups.filter(group => group !== id)
        : [...toggledGroups, id],
    });
  return (
    <section aria-labelledby={`grupo-${id}`}>
      <h2 id={`grupo-${id}`}>
        <button
          type="button"
          className="fold"
          aria-expanded={isOpen}
          disabled={isAlwaysOpen}
          onClick={toggle}
        >
          <Icon name={isOpen ? 'unfolded' : 'folded'} /> {title} <span className="count">{count}</span>
        </button>
      </h2>
      {isOpen && children}
    </section>
  );
}

const outcomeNames = { green: 'verde', red: 'vermelho' } as const;

interface EntryProps {
  scenario: Scenario;
  title: string;
  /** The id of the scenario, or the lender of a product. */
  detail: string;
  isCurrent: boolean;
  result: ScenarioResult | undefined;
  onChosen: Choose;
}

const Entry = memo(function Entry({ scenario, title, detail, isCurrent, result, onChosen }: EntryProps) {
  const { id, tags: scenarioTags = [], requirements } = scenario;
  return (
    <li>
      <button
        type="button"
        className="entry"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onChosen(id)}
      >
        <span className="entry-mark" data-outcome={result?.outcome ?? 'open'}>
          <Icon name={result ? (result.outcome === 'green' ? 'check' : 'cross') : 'ring'} />
        </span>
        <span className="entry-title">
          {title}
          {result && <span className="hidden">, {outcomeNames[result.outcome]}</span>}
        </span>
        {result && <span className="entry-took">{(result.took / 1000).toFixed(1)} s</span>}
        <code>{detail}</code>
        <span className="entry-chips">
          {scenarioTags.map(tag => (
            <span key={tag} className="chip">
              {tag}
            </span>
          ))}
          {requirements.map(number => (
            <span key={number} className="chip number">
              {number}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
});
