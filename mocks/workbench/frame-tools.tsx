import type { ReactElement } from 'react';
import { dialects, findDialect } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { lenders } from '#scenarios/lenders.ts';
import { currentThemeOf } from './current-theme-of.ts';
import { type HostKind, hostKinds } from './hosts.ts';
import { LabelledSelect } from './labelled-select.tsx';
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
      <LabelledSelect
        label="Banco"
        isLabelHidden
        title="Quem oferece o produto: marca e identificadores de outro banco"
        className="narrow"
        options={[
          { value: '', text: 'banco' },
          ...lenders.map(({ slug, name }) => ({ value: slug, text: name })),
        ]}
        chosen={bank}
        onChosen={slug => workbench.change({ bank: slug })}
      />
      <LabelledSelect
        label="Dialeto do serviço"
        isLabelHidden
        title={findDialect(dialect)?.story ?? 'Como o serviço fala: outro serviço que segue o contrato'}
        className="narrow"
        options={[
          { value: '', text: 'dialeto' },
          ...dialects.filter(entry => entry !== plain).map(({ id, title }) => ({ value: id, text: title })),
        ]}
        chosen={dialect}
        onChosen={id => workbench.change({ dialect: id })}
      />
      <LabelledSelect
        label="Hospedeiro"
        isLabelHidden
        title="Onde o app acredita estar"
        options={hostKinds.map(kind => ({ value: kind, text: hostNames[kind] }))}
        chosen={host}
        onChosen={kind => workbench.change({ host: kind })}
      />
    </>
  );
}
