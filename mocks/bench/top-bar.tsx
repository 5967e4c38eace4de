import type { ReactElement } from 'react';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { appLinkOf, benchLinkOf } from './links.ts';
import { useBench, useBenchState } from './use-bench.ts';

const words = { open: 'sem veredito', green: 'verde', red: 'vermelho' } as const;

export function TopBar({ onHelp }: { onHelp: () => void }): ReactElement {
  const bench = useBench();
  const scenario = useBenchState(state => state.scenario);
  const outcome = useBenchState(state => state.outcome);
  const phase = useBenchState(state => state.walk.phase);
  const link = useBenchState(state => appLinkOf(state, bench.base));
  const copy = async (address: string, what: string): Promise<void> => {
    const copied = await copyText(new URL(address, location.href).href);
    bench.say(copied ? `${what} copiado.` : `O navegador não deixou copiar: ${address}`);
  };
  return (
    <header className="top">
      <h1>
        <span className="brand">
          <Icon name="check" /> Bancada
        </span>
        <span className="top-title">{scenario.title}</span> <code>{scenario.id}</code>
      </h1>
      <span className="pill" data-outcome={phase === 'playing' ? 'playing' : outcome}>
        {phase === 'playing' ? 'tocando' : words[outcome]}
      </span>
      <div className="top-actions">
        <button type="button" onClick={bench.reset} title="Volta ao começo do cenário (R)">
          <Icon name="reset" /> Reiniciar
        </button>
        <button
          type="button"
          onClick={bench.reload}
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
          onClick={() => void copy(benchLinkOf(bench.store.get(), bench.base), 'Link da bancada')}
          title="Abre a bancada neste cenário"
        >
          <Icon name="link" /> Link da bancada
        </button>
        <a className="button" href={link} target="_blank" rel="noreferrer">
          <Icon name="open" /> Abrir
          <span className="hidden"> o app em outra aba</span>
        </a>
        <a className="button" href={`${bench.base}atlas/`} title="Telas, etapas e cobertura">
          Atlas
        </a>
        <button type="button" onClick={onHelp} title="Atalhos do teclado (?)">
          <Icon name="keys" /> Atalhos
        </button>
      </div>
    </header>
  );
}
