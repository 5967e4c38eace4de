import { type ReactElement, useDeferredValue, useState } from 'react';
import { toSearchText } from '#scenarios/to-search-text.ts';
import { type Cell, type CoverageMap, type CoverageReport, scenariosOf, stateOf } from './maps.ts';
import type { Choice } from './scenario-dialog.tsx';

interface TableProps {
  map: CoverageMap;
  open: CoverageReport['open'];
  onChosen: (choice: Choice) => void;
}

const stateWords = { covered: 'coberta', open: 'em aberto', gap: 'lacuna' } as const;

/** A coverage map as a table. The button in a cell lists its scenarios. */
export function MapTable({ map, open, onChosen }: TableProps): ReactElement {
  const [typedText, setTypedText] = useState('');
  const [showsOnlyMissing, setShowsOnlyMissing] = useState(false);
  const search = toSearchText(useDeferredValue(typedText).trim());
  const columns = map.columns.filter(column =>
    map.rows.some(row => scenariosOf(row.cells[column]).length > 0),
  );
  const rows = map.rows.filter(
    row =>
      toSearchText(`${row.id} ${row.title}`).includes(search) &&
      (!showsOnlyMissing || stateOf(row, open) !== 'covered'),
  );
  return (
    <section className="map" aria-labelledby={map.name}>
      <header>
        <h2 id={map.name}>
          {map.title} <span className="count">{rows.length}</span>
        </h2>
        <label>
          <span className="hidden">Filtrar {map.title}</span>
          <input
            type="search"
            value={typedText}
            placeholder="filtrar linhas"
            onChange={event => setTypedText(event.currentTarget.value)}
          />
        </label>
        <label className="box">
          <input
            type="checkbox"
            checked={showsOnlyMissing}
            onChange={event => setShowsOnlyMissing(event.currentTarget.checked)}
          />
          só o que falta
        </label>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className="map-scroll" aria-label={`${map.title}: tabela`} tabIndex={0}>
        <table data-wide={columns.length > 1 ? '' : undefined}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">Linha</span>
              </th>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => {
              const state = stateOf(row, open);
              return (
                <tr key={row.id} data-state={state}>
                  <th scope="row" title={open[row.id] ?? (row.tests ?? row.gaps).join('; ')}>
                    <code>{row.id}</code>
                    {!row.id.endsWith(row.title) && <span className="row-title">{row.title}</span>}
                    <span className="hidden">, {stateWords[state]}</span>
                  </th>
                  {columns.map(column => (
                    <td key={column}>
                      <CellButton
                        cell={row.cells[column]}
                        title={columns.length > 1 ? `${row.id}: ${column}` : `${row.id} ${row.title}`}
                        onChosen={onChosen}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p className="empty">Nenhuma linha.</p>}
    </section>
  );
}

interface CellProps {
  cell: Cell | undefined;
  title: string;
  onChosen: (choice: Choice) => void;
}

function CellButton({ cell, title, onChosen }: CellProps): ReactElement | null {
  if (!cell) return null;
  const scenarios = scenariosOf(cell);
  if (scenarios.length === 0)
    return (
      <span className="nobody">
        <span aria-hidden="true">·</span>
        <span className="hidden">ninguém</span>
      </span>
    );
  const isHttpOnly = cell.screen.length === 0;
  return (
    <button
      type="button"
      data-http={isHttpOnly ? '' : undefined}
      title={isHttpOnly ? 'só HTTP' : undefined}
      aria-label={`${title}, ${scenarios.length === 1 ? '1 cenário' : `${scenarios.length} cenários`}`}
      onClick={() => onChosen({ title, scenarios })}
    >
      {scenarios.length}
    </button>
  );
}
