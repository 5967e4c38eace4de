import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { JournalEntry } from '../journal.ts';
import { Icon } from './icon.tsx';
import { useWorkbenchState } from './use-workbench.ts';

export function JournalPanel(): ReactElement {
  const journal = useWorkbenchState(state => state.journal);
  const [hidesPolls, setHidesPolls] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const visibleEntries = journal.filter(entry => !hidesPolls || !entry.poll);
  const violatingCount = journal.filter(({ violations }) => violations.length > 0).length;
  const lastNumber = visibleEntries.at(-1)?.number;
  useEffect(() => {
    const box = list.current;
    if (box && lastNumber !== undefined && box.scrollHeight - box.scrollTop - box.clientHeight < 120)
      box.scrollTop = box.scrollHeight;
  }, [lastNumber]);
  return (
    <section className="panel journal" aria-labelledby="chamadas">
      <header>
        <h2 id="chamadas">Chamadas</h2>
        <span className="count">{journal.length}</span>
        <span className="contract" data-bad={violatingCount > 0 ? '' : undefined}>
          <Icon name={violatingCount > 0 ? 'cross' : 'check'} />
          {violatingCount > 0 ? `${violatingCount} fora do contrato` : 'contrato'}
        </span>
        <label className="box">
          <input
            type="checkbox"
            checked={hidesPolls}
            onChange={event => setHidesPolls(event.currentTarget.checked)}
          />
          sem consultas
        </label>
      </header>
      <AppliedRules />
      <ol className="calls scroll" ref={list}>
        {visibleEntries.map(entry => (
          <Call key={entry.number} entry={entry} />
        ))}
        {visibleEntries.length === 0 && <li className="empty">Nenhuma chamada ainda.</li>}
      </ol>
    </section>
  );
}

/** The differences of product, bank and lender that the app applies to this link (1.5, 6.5). */
function AppliedRules(): ReactElement | null {
  const rules = useWorkbenchState(state => state.rules);
  if (!rules) return null;
  return (
    <p className="rules">
      <span>Regras:</span>
      {rules.length === 0 && <span>nenhuma de produto, banco ou credor</span>}
      {rules.map(({ name, recognisedBy }) => (
        <span className="chip" key={name} title={`Reconhecida ${recognisedBy}`}>
          {name}
          <span className="hidden"> (reconhecida {recognisedBy})</span>
        </span>
      ))}
    </p>
  );
}

const sources: Readonly<Record<JournalEntry['source'], string>> = {
  world: '',
  plan: 'plano',
  dialect: 'dialeto',
  workbench: 'bancada',
  override: 'teste',
  none: 'ninguém',
};

const toneOf = ({ status, took }: JournalEntry): string => {
  if (status === null) return took === null ? 'waiting' : 'broken';
  return status >= 500 ? 'broken' : status >= 400 ? 'refused' : 'fine';
};

function Call({ entry }: { entry: JournalEntry }): ReactElement {
  const { number, resendOf, deduplicated, operation, address, status, took, violations, poll, source, kind } =
    entry;
  const hasViolations = violations.length > 0;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary>
          <span className="call-number">{number}</span>
          <span className="call-name">{operation ?? address}</span>
          {poll && <span className="chip">consulta</span>}
          {resendOf !== null && <span className="chip">reenvio da {resendOf}</span>}
          {deduplicated && <span className="chip">já feito</span>}
          {sources[source] !== '' && (
            <span className="chip source">
              {sources[source]}
              {kind === 'reply' || kind === 'world' ? '' : ` · ${kind}`}
            </span>
          )}
          <span className="call-status" data-tone={toneOf(entry)}>
            {status ?? (took === null ? 'espera' : 'caiu')}
          </span>
          <span className="call-took">{took === null ? '…' : `${took} ms`}</span>
          <span className="call-contract" data-bad={hasViolations ? '' : undefined}>
            <Icon name={hasViolations ? 'cross' : 'check'} />
            <span className="hidden">{hasViolations ? 'fora do contrato' : 'segue o contrato'}</span>
          </span>
        </summary>
        {isOpen && <CallDetails entry={entry} />}
      </details>
    </li>
  );
}

/** Rendered only when it is opened: a long walk has hundreds of calls, and some bodies are long. */
function CallDetails({ entry }: { entry: JournalEntry }): ReactElement {
  const { method, address, violations, request, body } = entry;
  return (
    <>
      {violations.length > 0 && (
        <ul className="violations">
          {violations.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="call-line">
        {method} {address}
      </p>
      <Block title="Pedido" value={request.body} />
      <Block title="Resposta" value={body} />
      <Block title="Cabeçalhos do pedido" value={request.headers} isClosed />
    </>
  );
}

function Block({
  title,
  value,
  isClosed,
}: {
  title: string;
  value: unknown;
  isClosed?: boolean;
}): ReactElement {
  const text =
    value === undefined ? '(vazio)' : typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <details className="block" open={!isClosed}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  );
}
