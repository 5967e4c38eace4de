import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Bench } from './bench.ts';
import { CataloguePanel } from './catalogue-panel.tsx';
import { JournalPanel } from './journal-panel.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { StagePanel } from './stage-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { BenchContext, useBenchState } from './use-bench.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import { WalkPanel } from './walk-panel.tsx';

/** On a narrow screen one of these is seen at a time; on a wide one all of them. */
const panels = [
  ['list', 'Cenários'],
  ['app', 'App'],
  ['walk', 'Passeio'],
  ['calls', 'Chamadas'],
] as const;
type PanelName = (typeof panels)[number][0];

export function BenchPage({ bench }: { bench: Bench }): ReactElement {
  return (
    <BenchContext value={bench}>
      <Layout />
    </BenchContext>
  );
}

function Layout(): ReactElement {
  const [panel, setPanel] = useState<PanelName>('app');
  const [showsHelp, setShowsHelp] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useShortcuts(page, { onSearch: () => setPanel('list'), onHelp: () => setShowsHelp(true) });
  const title = useBenchState(state => state.scenario.title);
  useEffect(() => {
    document.title = `${title} · Bancada`;
  }, [title]);
  return (
    <div className="bench" data-panel={panel} ref={page}>
      <TopBar onHelp={() => setShowsHelp(true)} />
      <CataloguePanel onChosen={() => setPanel('app')} />
      <StagePanel />
      <div className="run">
        <WalkPanel />
        <VerdictPanel />
        <JournalPanel />
      </div>
      <nav className="panels" aria-label="Partes da bancada">
        {panels.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-current={panel === name ? 'true' : undefined}
            onClick={() => setPanel(name)}
          >
            {label}
          </button>
        ))}
      </nav>
      <Notices />
      <ShortcutsDialog isOpen={showsHelp} onClose={() => setShowsHelp(false)} />
    </div>
  );
}

/** What the bench says, for eyes and ears. */
function Notices(): ReactElement {
  const notice = useBenchState(state => state.notice);
  return (
    <p className="notice" role="status">
      {notice}
    </p>
  );
}
