import { type ReactElement, StrictMode, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { nearestDialects } from '#scenarios/dialects/index.ts';
import { allScenarios, isPlayable, linkOf, nearestScenarios, scenarios } from '#scenarios/index.ts';
import { mistakesOf } from '#scenarios/mistakes.ts';
import { describeGroups, findGroups } from '../scenario-groups.ts';
import { dialectTweak } from '../workbench/dialects.ts';
import { CatalogueAnswers } from './catalogue-answers.tsx';
import { CatalogueProducts } from './catalogue-products.tsx';
import { FoldableSection } from './foldable-section.tsx';
import './catalogue.css';

export interface CatalogueOptions {
  /** An id in the address that belongs to no scenario. */
  unknownId?: string | undefined;
  /** Id of a scenario that cannot be played, because its product does not exist. */
  unplayableId?: string | undefined;
  /** An id in the address that belongs to no dialect. */
  unknownDialect?: string | undefined;
  /** Sentences about the other parts of the address that a mock build does not understand. */
  problems?: readonly string[] | undefined;
}

/** Renders the catalogue instead of the app: products and their scenarios, ready to click (10.6, 15.5). */
export function renderCatalogue(root: HTMLElement, options: CatalogueOptions = {}): void {
  document.title = 'Cenários';
  createRoot(root).render(
    <StrictMode>
      <Catalogue {...options} />
    </StrictMode>,
  );
}

const tags = [...new Set(scenarios.flatMap(({ tags: scenarioTags = [] }) => scenarioTags))].sort((a, b) =>
  a.localeCompare(b),
);

export function Catalogue({
  unknownId,
  unplayableId,
  unknownDialect,
  problems = [],
}: CatalogueOptions): ReactElement {
  const [searchText, setSearchText] = useState('');
  const [tag, setTag] = useState('');
  const [product, setProduct] = useState('');
  const searchId = useId();
  const searchRef = useRef<HTMLInputElement>(null);
  // The typed letters appear first; the list follows when the browser has time.
  const search = useDeferredValue(searchText);
  const groups = useMemo(() => findGroups({ search, tag, product }), [search, tag, product]);
  const isEmpty = groups.areas.length + groups.answers.length === 0;
  const isSearching = search.trim() !== '' || tag !== '' || product !== '';
  const clear = (): void => {
    setSearchText('');
    setTag('');
    setProduct('');
    // The button disappears with the search.
    searchRef.current?.focus();
  };
  return (
    <main className="catalogue">
      <header className="catalogue-header">
        <h1>Cenários</h1>
        <p>Cada cenário abre a proposta em uma situação. O serviço é simulado; nada sai deste navegador.</p>
        <p>
          <a href={`${import.meta.env.BASE_URL}bancada/`}>Bancada</a>: o app ao lado do passeio, do veredito e
          das chamadas. <a href={`${import.meta.env.BASE_URL}atlas/`}>Atlas</a>: telas e cobertura.
        </p>
        {unknownId !== undefined && <UnknownScenario id={unknownId} />}
        {unplayableId !== undefined && (
          <div role="alert" className="catalogue-unknown">
            <p>
              O cenário <code>{unplayableId}</code> tem um erro e não pode ser aberto. O erro está na lista,
              junto do cenário.
            </p>
          </div>
        )}
        {unknownDialect !== undefined && <UnknownDialect id={unknownDialect} />}
        {problems.length > 0 && (
          <div role="alert" className="catalogue-unknown">
            <p>O endereço traz o que esta página não entende:</p>
            <ul>
              {problems.map(problem => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        <label className="catalogue-search" htmlFor={searchId}>
          Buscar
        </label>
        <input
          ref={searchRef}
          id={searchId}
          type="search"
          value={searchText}
          placeholder="nome, história, requisito"
          onChange={event => setSearchText(event.currentTarget.value)}
        />
        <fieldset className="catalogue-tags">
          <legend>Etiquetas</legend>
          {tags.map(tagName => (
            <button
              key={tagName}
              type="button"
              aria-pressed={tag === tagName}
              onClick={() => setTag(tag === tagName ? '' : tagName)}
            >
              {tagName}
            </button>
          ))}
        </fieldset>
        <p className="catalogue-count">
          <span role="status">
            {groups.matchesAllWords || isEmpty
              ? describeGroups(groups)
              : 'Nenhum cenário tem todas as palavras. Os mais parecidos:'}
          </span>
          {isSearching && (
            <button type="button" onClick={clear}>
              Limpar a busca
            </button>
          )}
        </p>
      </header>
      {search.trim() === '' && tag === '' && (
        <CatalogueProducts chosenProduct={product} onChosen={id => setProduct(product === id ? '' : id)} />
      )}
      {groups.areas.map(area => (
        <FoldableSection
          key={area.id}
          id={`area-${area.id}`}
          title={area.title}
          count={area.scenarios.length}
          isOpen={!area.isGenerated || isSearching}
        >
          <ul>
            {area.scenarios.map(scenario => (
              <CatalogueEntry key={scenario.id} scenario={scenario} />
            ))}
          </ul>
        </FoldableSection>
      ))}
      {groups.answers.length > 0 && <CatalogueAnswers rows={groups.answers} isOpen={isSearching} />}
      {isEmpty && <p className="catalogue-empty">Nada encontrado. Tente outra palavra ou limpe a busca.</p>}
    </main>
  );
}

/** A scenario in the list: its link, its story, its tags and requirement numbers. */
export function CatalogueEntry({ scenario }: { scenario: Scenario }): ReactElement {
  if (!isPlayable(scenario)) return <UnplayableEntry scenario={scenario} />;
  return (
    <li className="catalogue-entry">
      <a href={linkOf(scenario, import.meta.env.BASE_URL)}>{scenario.title}</a>
      <code>{scenario.id}</code>
      <p>{scenario.story}</p>
      <p className="catalogue-marks">
        <a href={`${import.meta.env.BASE_URL}bancada/?scenario=${encodeURIComponent(scenario.id)}`}>
          Abrir na bancada<span className="catalogue-hidden">: {scenario.title}</span>
        </a>
        {scenario.tags?.map(tag => (
          <span key={tag}>{tag}</span>
        ))}
        {scenario.requirements.map(number => (
          <span key={number} className="catalogue-number">
            {number}
          </span>
        ))}
      </p>
    </li>
  );
}

/** Shows the mistakes of a scenario that cannot be played in its place; the others remain usable. */
function UnplayableEntry({ scenario }: { scenario: Scenario }): ReactElement {
  return (
    <li className="catalogue-entry" data-unplayable="">
      <b>{scenario.title}</b>
      <code>{scenario.id}</code>
      <p>Este cenário tem um erro e não pode ser aberto:</p>
      <ul lang="en">
        {mistakesOf(scenario).map(mistake => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
    </li>
  );
}

function UnknownDialect({ id }: { id: string }): ReactElement {
  const linkIn = (dialect: string): string => {
    const query = new URLSearchParams(location.search);
    query.set(dialectTweak, dialect);
    return `?${query}`;
  };
  return (
    <div role="alert" className="catalogue-unknown">
      <p>
        Nenhum dialeto do serviço se chama <code>{id}</code>.
      </p>
      <Suggestions links={nearestDialects(id).map(dialect => ({ id: dialect, href: linkIn(dialect) }))} />
    </div>
  );
}

function UnknownScenario({ id }: { id: string }): ReactElement {
  const similarIds = nearestScenarios(id);
  const nearest = allScenarios.filter(scenario => similarIds.includes(scenario.id));
  return (
    <div role="alert" className="catalogue-unknown">
      <p>
        Nenhum cenário se chama <code>{id}</code>.
      </p>
      <Suggestions
        links={nearest.map(scenario => ({
          id: scenario.id,
          href: linkOf(scenario, import.meta.env.BASE_URL),
        }))}
      />
    </div>
  );
}

/** Ids that the tester may have meant. */
function Suggestions({ links }: { links: readonly { id: string; href: string }[] }): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <p>
      Você quis dizer{' '}
      {links.map(({ id, href }, index) => (
        <span key={id}>
          {index > 0 && ' ou '}
          <a href={href}>{id}</a>
        </span>
      ))}
      ?
    </p>
  );
}
