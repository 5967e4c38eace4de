import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { nearestScenarios, scenarios } from '#scenarios/index.ts';
import { products } from '#scenarios/products/index.ts';
import { matchesSearch } from '#scenarios/search.ts';
import { Icon } from './icon.tsx';
import type { Settings } from './settings.ts';
import { useBench, useBenchState } from './use-bench.ts';

const tags = [...new Set(scenarios.flatMap(({ tags: own = [] }) => own))].sort((a, b) => a.localeCompare(b));

/** The scenarios that answer to search, tag and product, in the order of the catalogue. */
export const foundBy = ({ search, tag, product }: Pick<Settings, 'search' | 'tag' | 'product'>): Scenario[] =>
  scenarios.filter(
    scenario =>
      matchesSearch(scenario, search.trim()) &&
      (tag === '' || scenario.tags?.includes(tag)) &&
      (product === '' || scenario.product === product),
  );

export function CataloguePanel({ onChosen }: { onChosen: () => void }): ReactElement {
  const bench = useBench();
  const settings = useBenchState(state => state.settings);
  const queue = useBenchState(state => state.queue);
  const list = useRef<HTMLDivElement>(null);
  const found = foundBy(settings);
  const choose = (id: string): void => {
    bench.choose(id);
    onChosen();
  };
  const focusEntry = (index: number): void => {
    const entries = list.current?.querySelectorAll('button');
    entries?.[Math.max(0, Math.min(index, entries.length - 1))]?.focus();
  };
  const fromSearch = (event: KeyboardEvent): void => {
    const [best] = found;
    if (event.key === 'ArrowDown') focusEntry(0);
    else if (event.key === 'Enter' && best) choose(best.id);
    else return;
    event.preventDefault();
  };
  const inList = (event: KeyboardEvent<HTMLElement>): void => {
    const entries = [...event.currentTarget.querySelectorAll<Element>('button')];
    const at = document.activeElement ? entries.indexOf(document.activeElement) : -1;
    if (event.key === 'ArrowDown') focusEntry(at + 1);
    else if (event.key === 'ArrowUp' && at > 0) focusEntry(at - 1);
    else if (event.key === 'ArrowUp') document.getElementById('busca')?.focus();
    else if (event.key === 'Home') focusEntry(0);
    else if (event.key === 'End') focusEntry(entries.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <nav className="catalogue" aria-label="Cenários">
      <div className="catalogue-filters">
        <label htmlFor="busca" className="hidden">
          Buscar cenário
        </label>
        <input
          id="busca"
          type="search"
          value={settings.search}
          placeholder="Buscar nome, história, número   /"
          onChange={event => bench.change({ search: event.currentTarget.value })}
          onKeyDown={fromSearch}
        />
        <label>
          <span className="hidden">Etiqueta</span>
          <select value={settings.tag} onChange={event => bench.change({ tag: event.currentTarget.value })}>
            <option value="">etiquetas</option>
            {tags.map(tag => (
              <option key={tag}>{tag}</option>
            ))}
          </select>
        </label>
        <label>
          <span className="hidden">Produto</span>
          <select
            value={settings.product}
            onChange={event => bench.change({ product: event.currentTarget.value })}
          >
            <option value="">produtos</option>
            {products.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <p className="catalogue-count">
          <span role="status">{found.length === 1 ? '1 cenário' : `${found.length} cenários`}</span>
          {queue.length > 0 ? (
            <button type="button" onClick={() => bench.playAll([])}>
              <Icon name="stop" /> Parar ({queue.length})
            </button>
          ) : (
            <button
              type="button"
              disabled={found.length === 0}
              onClick={() => bench.playAll(found.map(({ id }) => id))}
            >
              <Icon name="play" /> Tocar todos
            </button>
          )}
        </p>
      </div>
      <UnknownScenario onChosen={choose} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows only move between the buttons inside */}
      <div className="entries scroll" ref={list} onKeyDown={inList}>
        {products.map(({ id, title, lender }) => {
          const own = found.filter(scenario => scenario.product === id);
          if (own.length === 0) return null;
          return (
            <section key={id} aria-label={title}>
              <h2>
                {title} · {lender}
              </h2>
              <ul>
                {own.map(scenario => (
                  <Entry key={scenario.id} scenario={scenario} onChosen={choose} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {found.length === 0 && (
        <p className="empty">
          Nada encontrado.{' '}
          <button type="button" onClick={() => bench.change({ search: '', tag: '', product: '' })}>
            Limpar a busca
          </button>
        </p>
      )}
    </nav>
  );
}

const said = { green: 'verde', red: 'vermelho' } as const;

function Entry({ scenario, onChosen }: { scenario: Scenario; onChosen: (id: string) => void }): ReactElement {
  const { id, title, tags: own = [], requirements } = scenario;
  const isCurrent = useBenchState(state => state.scenario.id === id);
  const result = useBenchState(state => state.results[id]);
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
          {result && <span className="hidden">, {said[result.outcome]}</span>}
        </span>
        {result && <span className="entry-took">{(result.took / 1000).toFixed(1)} s</span>}
        <code>{id}</code>
        <span className="entry-chips">
          {own.map(tag => (
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
}

function UnknownScenario({ onChosen }: { onChosen: (id: string) => void }): ReactElement | null {
  const id = useBenchState(state => state.unknownId);
  if (id === undefined) return null;
  const nearest = nearestScenarios(id);
  return (
    <div role="alert" className="unknown">
      Nenhum cenário se chama <code>{id}</code>.{nearest.length > 0 && ' Você quis dizer '}
      {nearest.map(name => (
        <button key={name} type="button" onClick={() => onChosen(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}
