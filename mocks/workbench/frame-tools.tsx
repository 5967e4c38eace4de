import type { ReactElement } from 'react';
import { dialects, findDialect } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { lenders } from '#scenarios/lenders.ts';
import { currentThemeOf } from './current-theme-of.ts';
import { type HostKind, hostKinds } from './hosts.ts';
import { Segments } from './segments.tsx';
import { type ThemeChoice, themes, widths } from './settings.ts';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';

const themeNames: Readonly<Record<ThemeChoice, string>> = { auto: 'padrão', light: 'claro', dark: 'escuro' };

const hostNames: Readonly<Record<HostKind, string>> = {
  browser: 'navegador',
  webview: 'web view',
  parent: 'página-mãe',
};

/** How the app is shown, where it runs, and whose service it uses. */
export function FrameTools(): ReactElement {
  const workbench = useWorkbench();
  const width = useWorkbenchState(state => state.settings.width);
  const theme = useWorkbenchState(currentThemeOf);
  const host = useWorkbenchState(state => state.settings.host);
  const bank = useWorkbenchState(state => state.settings.bank);
  const dialect = useWorkbenchState(state => state.settings.dialect);
  return (
    <>
      <Segments
        legend="Largura"
        className="widths"
        choices={widths}
        chosen={width}
        nameOf={choice => (choice === 0 ? 'livre' : choice)}
        onChosen={choice => workbench.change({ width: choice })}
      />
      <Segments
        legend="Tema"
        choices={themes}
        chosen={theme}
        nameOf={choice => themeNames[choice]}
        onChosen={choice => workbench.change({ theme: choice })}
      />
      <label>
        <span className="hidden">Banco</span>
        <select
          className="bank"
          value={bank}
          title="Quem oferece o produto: marca e identificadores de outro banco"
          onChange={event => workbench.change({ bank: event.currentTarget.value })}
        >
          <option value="">banco</option>
          {lenders.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="hidden">Dialeto do serviço</span>
        <select
          className="bank"
          value={dialect}
          title={findDialect(dialect)?.story ?? 'Como o serviço fala: outro serviço que segue o contrato'}
          onChange={event => workbench.change({ dialect: event.currentTarget.value })}
        >
          <option value="">dialeto</option>
          {dialects
            .filter(entry => entry !== plain)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
      </label>
      <label>
        <span className="hidden">Hospedeiro</span>
        <select
          value={host}
          title="Onde o app acredita estar"
          onChange={event => {
            const hostKind = hostKinds.find(kind => kind === event.currentTarget.value);
            if (hostKind) workbench.change({ host: hostKind });
          }}
        >
          {hostKinds.map(kind => (
            <option key={kind} value={kind}>
              {hostNames[kind]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
