import { type ReactElement, type ReactNode, useRef } from 'react';
import { copyText } from './copy-text.ts';
import { MENU_ID } from './hide-menu.ts';
import { Icon } from './icon.tsx';
import { appLinkOf, workbenchLinkOf } from './links.ts';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';

const verdictTexts = { open: 'sem veredito', green: 'verde', red: 'vermelho' } as const;

interface TopBarProps {
  onHelp: () => void;
  onReport: () => void;
  /** Shown below the actions. */
  children: ReactNode;
}

export function TopBar({ onHelp, onReport, children }: TopBarProps): ReactElement {
  const workbench = useWorkbench();
  const scenario = useWorkbenchState(state => state.scenario);
  const outcome = useWorkbenchState(state => state.outcome);
  const phase = useWorkbenchState(state => state.walk.phase);
  const link = useWorkbenchState(state => appLinkOf(state, workbench.base));
  const menuButton = useRef<HTMLButtonElement>(null);
  /** A chosen item disappears with the menu: the focus returns to the button of the menu. */
  const leaveMenu = (): void => menuButton.current?.focus();
  const copy = async (address: string, label: string): Promise<void> => {
    const isCopied = await copyText(new URL(address, location.href).href);
    workbench.showNotice(isCopied ? `${label} copiado.` : `O navegador não deixou copiar: ${address}`);
  };
  return (
    <header className="top">
      <h1>
        <span className="brand">
          <Icon name="check" /> Bancada
        </span>
        <span className="top-scenario" title={scenario.title}>
          {scenario.title} <code>{scenario.id}</code>
        </span>
      </h1>
      <span className="pill" data-outcome={phase === 'playing' ? 'playing' : outcome}>
        {phase === 'playing' ? 'tocando' : verdictTexts[outcome]}
      </span>
      <div className="top-actions">
        <button type="button" onClick={workbench.reset} title="Volta ao começo do cenário (R)">
          <Icon name="reset" /> Reiniciar
        </button>
        <button
          type="button"
          onClick={workbench.reload}
          title="Recarrega a página do app; o serviço lembra de tudo"
        >
          <Icon name="reload" /> Recarregar
        </button>
        <button
          type="button"
          onClick={() => void copy(link, 'Link do app')}
          title="Abre o app nesta situação, sem a bancada"
        >
          <Icon name="link" /> Copiar link
        </button>
        <button
          type="button"
          onClick={onReport}
          title="Leva esta situação a outra pessoa, como link ou arquivo"
        >
          <Icon name="report" /> Relatar
        </button>
        <a className="button" href={link} target="_blank" rel="noreferrer">
          <Icon name="open" /> Abrir
          <span className="hidden"> o app em outra aba</span>
        </a>
        <button type="button" ref={menuButton} className="menu-button" popoverTarget={MENU_ID}>
          <Icon name="unfolded" /> Mais
        </button>
        <div id={MENU_ID} popover="auto" className="menu">
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={() => {
              leaveMenu();
              void copy(workbenchLinkOf(workbench.store.get(), workbench.base), 'Link da bancada');
            }}
            title="Abre a bancada neste cenário"
          >
            <Icon name="link" /> Link da bancada
          </button>
          <a className="button" href={`${workbench.base}atlas/`} title="Telas, etapas e cobertura">
            <Icon name="open" /> Atlas
          </a>
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={() => {
              leaveMenu();
              onHelp();
            }}
            title="Atalhos do teclado (?)"
          >
            <Icon name="keys" /> Atalhos
          </button>
        </div>
      </div>
      {children}
    </header>
  );
}
