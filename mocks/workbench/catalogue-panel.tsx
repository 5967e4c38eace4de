import { type KeyboardEvent, type ReactElement, useDeferredValue, useMemo, useRef } from 'react';
import { allScenarios, nearestScenarios } from '#scenarios/index.ts';
import { products } from '#scenarios/products/index.ts';
import { describeGroups, findGroups } from '../scenario-groups.ts';
import { CatalogueGroups } from './catalogue-groups.tsx';
import { Icon } from './icon.tsx';
import { LabelledSelect } from './labelled-select.tsx';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';

const tags = [...new Set(allScenarios.flatMap(({ tags: scenarioTags = [] }) => scenarioTags))].sort((a, b) =>
  a.localeCompare(b),
);

export function CataloguePanel({ onChosen }: { onChosen: () => void }): ReactElement {
  const workbench = useWorkbench();
  const settings = useWorkbenchState(state => state.settings);
  const queue = useWorkbenchState(state => state.queue);
  const list = useRef<HTMLDivElement>(null);
  const { tag, product } = settings;
  // The typed letters appear first; the list follows when the browser has time.
  const search = useDeferredValue(settings.search);
  const groups = useMemo(() => findGroups({ search, tag, product }), [search, tag, product]);
  const visibleScenarios = groups.areas.flatMap(({ scenarios }) => scenarios);
  const choose = (id: string): void => {
    workbench.choose(id);
    onChosen();
  };
  const focusEntry = (index: number): void => {
    const entries = list.current?.querySelectorAll('button');
    entries?.[Math.max(0, Math.min(index, entries.length - 1))]?.focus();
  };
  const onSearchKey = (event: KeyboardEvent): void => {
    // The list may be a render behind what was typed.
    const { areas, answers } = event.key === 'Enter' ? findGroups(settings) : groups;
    const bestScenario = areas[0]?.scenarios[0] ?? answers[0]?.scenarios[0]?.scenario;
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('.entry, .status')?.focus();
    else if (event.key === 'Enter' && bestScenario) choose(bestScenario.id);
    else return;
    event.preventDefault();
  };
  const onListKey = (event: KeyboardEvent<HTMLElement>): void => {
    const entries = [...event.currentTarget.querySelectorAll<Element>('button')];
    const index = document.activeElement ? entries.indexOf(document.activeElement) : -1;
    if (event.key === 'ArrowDown') focusEntry(index + 1);
    else if (event.key === 'ArrowUp' && index > 0) focusEntry(index - 1);
    else if (event.key === 'ArrowUp') document.getElementById('busca')?.focus();
    else if (event.key === 'Home') focusEntry(0);
    else if (event.key === 'End') focusEntry(entries.length - 1);
    else return;
    event.preventDefault();
  };
  const clear = (): void => {
    workbench.change({ search: '', tag: '', product: '' });
    // The button disappears with the search.
    document.getElementById('busca')?.focus();
  };
  const isEmpty = groups.areas.length + groups.answers.length === 0;
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
          onChange={event => workbench.change({ search: event.currentTarget.value })}
          onKeyDown={onSearchKey}
        />
        <LabelledSelect
          label="Etiqueta"
          isLabelHidden
          options={[{ value: '', text: 'etiquetas' }, ...tags.map(name => ({ value: name, text: name }))]}
          chosen={tag}
          onChosen={name => workbench.change({ tag: name })}
        />
        <LabelledSelect
          label="Produto"
          isLabelHidden
          options={[
            { value: '', text: 'produtos' },
            ...products.map(({ id, title, lender }) => ({ value: id, text: `${title} · ${lender}` })),
          ]}
          chosen={product}
          onChosen={id => workbench.change({ product: id })}
        />
        <p className="catalogue-count">
          <span role="status">
            {groups.matchesAllWords || isEmpty
              ? describeGroups(groups)
              : 'Nada com todas as palavras. Parecidos:'}
          </span>
          {queue.length > 0 ? (
            <button type="button" onClick={() => workbench.playAll([])}>
              <Icon name="stop" /> Parar ({queue.length})
            </button>
          ) : (
            <button
              type="button"
              disabled={visibleScenarios.length === 0}
              onClick={() => workbench.playAll(visibleScenarios.map(({ id }) => id))}
            >
              <Icon name="play" /> Tocar todos
            </button>
          )}
        </p>
      </div>
      <UnknownScenario onChosen={choose} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move between the buttons inside */}
      <div className="entries scroll" ref={list} onKeyDown={onListKey}>
        <CatalogueGroups
          groups={groups}
          isSearching={search.trim() !== '' || tag !== '' || product !== ''}
          onChosen={choose}
        />
      </div>
      {isEmpty && (
        <p className="empty">
          Nada encontrado.{' '}
          <button type="button" onClick={clear}>
            Limpar a busca
          </button>
        </p>
      )}
    </nav>
  );
}

function UnknownScenario({ onChosen }: { onChosen: (id: string) => void }): ReactElement | null {
  const id = useWorkbenchState(state => state.unknownId);
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
