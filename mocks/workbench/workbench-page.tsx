import { type ReactElement, useEffect, useRef, useState } from 'react';
import { CataloguePanel } from './catalogue-panel.tsx';
import { FramePanel } from './frame-panel.tsx';
import { JournalPanel } from './journal-panel.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReportPanel } from './report-panel.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useWorkbench, useWorkbenchState, WorkbenchContext } from './use-workbench.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import { WalkPanel } from './walk-panel.tsx';
import type { Workbench } from './workbench.ts';

/** A narrow screen shows one of these at a time, a wide one all of them. */
const panels = [
  ['list', 'Cenários'],
  ['app', 'App'],
  ['walk', 'Passeio'],
  ['calls', 'Chamadas'],
] as const;
type PanelName = (typeof panels)[number][0];

export function WorkbenchPage({ workbench }: { workbench: Workbench }): ReactElement {
  return (
    <WorkbenchContext value={workbench}>
      <Layout />
    </WorkbenchContext>
  );
}

function Layout(): ReactElement {
  const [panel, setPanel] = useState<PanelName>('app');
  const [showsHelp, setShowsHelp] = useState(false);
  const [showsReportDialog, setShowsReportDialog] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useShortcuts(page, { onSearch: () => setPanel('list'), onHelp: () => setShowsHelp(true) });
  const title = useWorkbenchState(state => state.scenario.title);
  useEffect(() => {
    document.title = `${title} · Bancada`;
  }, [title]);
  return (
    <div className="workbench" data-panel={panel} ref={page}>
      <TopBar onHelp={() => setShowsHelp(true)} onReport={() => setShowsReportDialog(true)}>
        <LinkProblems />
        <ReportPanel />
      </TopBar>
      <CataloguePanel onChosen={() => setPanel('app')} />
      <FramePanel />
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
      <ReportDialog isOpen={showsReportDialog} onClose={() => setShowsReportDialog(false)} />
      <ShortcutsDialog isOpen={showsHelp} onClose={() => setShowsHelp(false)} />
    </div>
  );
}

/** The parts of the link that have no effect. The message stays until the tester closes it. */
function LinkProblems(): ReactElement | null {
  const workbench = useWorkbench();
  const problems = useWorkbenchState(state => state.linkProblems);
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="link-problems">
      <p>Este link não abre exatamente a situação que pede:</p>
      <ul>
        {problems.map(problem => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button type="button" onClick={workbench.dismissLinkProblems}>
        Entendi
      </button>
    </div>
  );
}

/** The last message of the workbench, visible and announced. */
function Notices(): ReactElement {
  const notice = useWorkbenchState(state => state.notice);
  return (
    <p className="notice" role="status">
      {notice}
    </p>
  );
}
