import type { ReactElement } from 'react';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';

/** Day and minute of an ISO moment in UTC. */
const minuteOf = (isoMoment: string): string => `${isoMoment.slice(0, 16).replace('T', ' ')} UTC`;
const stateTexts = { open: 'em aberto', holds: 'vale', broken: 'não vale' } as const;

/** The open report: the comment of the reporter, and the calls, verdict and console at that time. */
export function ReportPanel(): ReactElement | null {
  const workbench = useWorkbench();
  const report = useWorkbenchState(state => state.report);
  if (!report) return null;
  const { at, note, build, browser, walkAt, lastAction, calls, claims, console, snapshot } = report;
  return (
    <section className="report" aria-label="Relato aberto">
      <p>
        <b>Relato de {minuteOf(at)}:</b> {note || 'sem comentário.'}
      </p>
      <details>
        <summary>O que foi visto</summary>
        <p>
          {snapshot
            ? 'O serviço foi aberto no estado relatado.'
            : `O passeio foi repetido até a ação ${walkAt}${lastAction && `: ${lastAction}`}.`}
        </p>
        {browser && (
          <p>
            Versão <code>{build || 'desconhecida'}</code>, visto em <code>{browser}</code>
          </p>
        )}
        <h3>Chamadas ({calls.length})</h3>
        <ol>
          {calls.map(({ operation, status, source, violations }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes and may repeat a call
            <li key={index}>
              {operation} <b>{status ?? 'sem resposta'}</b>
              {source === 'workbench' && ', quebrada na bancada'}
              {violations.length > 0 && `, fora do contrato: ${violations.join('; ')}`}
            </li>
          ))}
        </ol>
        <h3>Veredito</h3>
        <ul>
          {claims.map(({ text, state, found }) => (
            <li key={text}>
              {stateTexts[state]}: {text}
              {found !== '' && ` (${found})`}
            </li>
          ))}
        </ul>
        <h3>Console ({console.length})</h3>
        <ul>
          {console.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes and may repeat a line
            <li key={index}>{line}</li>
          ))}
        </ul>
      </details>
      <button type="button" onClick={workbench.closeReport}>
        Fechar o relato
      </button>
    </section>
  );
}
