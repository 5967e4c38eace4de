import { type ReactElement, StrictMode, useId, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { linkOf, nearestScenarios, scenarios } from '#scenarios/index.ts';
import { products } from '#scenarios/products/index.ts';
import { matchesSearch } from '#scenarios/search.ts';
import './catalogue.css';

export interface CatalogueOptions {
  /** The id in the address that no scenario has. */
  unknownId?: string | undefined;
}

/** Draws the catalogue in the app's place: products and their scenarios, ready to click (10.6, 15.5). */
export function renderCatalogue(root: HTMLElement, options: CatalogueOptions = {}): void {
  document.title = 'Cenários';
  createRoot(root).render(
    <StrictMode>
      <Catalogue {...options} />
    </StrictMode>,
  );
}

export function Catalogue({ unknownId }: CatalogueOptions): ReactElement {
  const [search, setSearch] = useState('');
  const searchId = useId();
  const found = scenarios.filter(scenario => matchesSearch(scenario, search));
  return (
    <main className="catalogue">
      <header className="catalogue-header">
        <h1>Cenários</h1>
        <p>Cada cenário abre a proposta em uma situação. O serviço é simulado; nada sai deste navegador.</p>
        <p>
          <a href={`${import.meta.env.BASE_URL}bancada/`}>Abrir a bancada</a>: o app ao lado do passeio, do
          veredito e das chamadas.
        </p>
        {unknownId !== undefined && <UnknownScenario id={unknownId} />}
        <label className="catalogue-search" htmlFor={searchId}>
          Buscar
        </label>
        <input
          id={searchId}
          type="search"
          value={search}
          placeholder="nome, história, etiqueta ou número do requisito"
          onChange={event => setSearch(event.currentTarget.value)}
        />
        <p role="status" className="catalogue-count">
          {found.length === 1 ? '1 cenário' : `${found.length} cenários`}
        </p>
      </header>
      {products.map(product => {
        const own = found.filter(scenario => scenario.product === product.id);
        if (own.length === 0) return null;
        return (
          <section key={product.id} aria-labelledby={`produto-${product.id}`}>
            <h2 id={`produto-${product.id}`}>
              {product.title} <small>{product.lender}</small>
            </h2>
            <ul>
              {own.map(scenario => (
                <Entry key={scenario.id} scenario={scenario} />
              ))}
            </ul>
          </section>
        );
      })}
      {found.length === 0 && (
        <p className="catalogue-empty">Nada encontrado. Tente outra palavra ou limpe a busca.</p>
      )}
    </main>
  );
}

function Entry({ scenario }: { scenario: Scenario }): ReactElement {
  return (
    <li className="catalogue-entry">
      <a href={linkOf(scenario)}>{scenario.title}</a>
      <code>{scenario.id}</code>
      <p>{scenario.story}</p>
      <p className="catalogue-marks">
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

function UnknownScenario({ id }: { id: string }): ReactElement {
  const nearest = scenarios.filter(scenario => nearestScenarios(id).includes(scenario.id));
  return (
    <div role="alert" className="catalogue-unknown">
      <p>
        Nenhum cenário se chama <code>{id}</code>.
      </p>
      {nearest.length > 0 && (
        <p>
          Você quis dizer{' '}
          {nearest.map((scenario, index) => (
            <span key={scenario.id}>
              {index > 0 && ' ou '}
              <a href={linkOf(scenario)}>{scenario.id}</a>
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  );
}
