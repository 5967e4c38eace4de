import { type ReactNode, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { type LazyFallbacks, lazyComponent } from '#ui/lazy-component.tsx';
import { LoadingNotice, renderLoadingNotice } from '#ui/loading-notice.tsx';
import { renderRetryButton } from '#ui/render-retry-button.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ReadErrorDialog } from './read-error-dialog.tsx';
import { Toasts } from './toasts.tsx';

interface OverlayProps {
  isOpen: boolean;
  /** It opens without a press, so nobody waits for it. */
  isOffered?: boolean;
}

/** While a dialog or drawer is loading, and if it cannot be loaded, a message takes its place. */
const fallbacks: LazyFallbacks<OverlayProps> = {
  waiting: ({ isOpen, isOffered }) => renderLoadingNotice({ open: isOpen && !isOffered }),
  missing: (props, onRetry) =>
    props.isOpen && (
      <div role="alert" className={missing}>
        Não foi possível abrir esta janela. {renderRetryButton(props, onRetry)}
      </div>
    ),
};

/** The lazy dialogs and drawers above a step. Those that report failures are in the first chunk (8.2). */
const overlays = {
  multiProposal: lazyComponent(
    async () => (await import('./multi-proposal-drawer.tsx')).MultiProposalDrawer,
    fallbacks,
  ),
  terms: lazyComponent(async () => (await import('./terms-drawer.tsx')).TermsDrawer, fallbacks),
  company: lazyComponent(
    async () => (await import('./consult-company-drawer.tsx')).ConsultCompanyDrawer,
    fallbacks,
  ),
};

/** Preloads the drawer with the terms, for a form that has terms (2.41). */
export const preloadTerms = (): Promise<void> => overlays.terms.preload();

/** Mounts an overlay when it opens for the first time. It stays mounted, so that it can animate its closing. */
function MountOnceOpened({ isOpen, children }: { isOpen: boolean; children: ReactNode }): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && children;
}

function Overlay({
  kind,
  isOpen,
  isOffered = false,
}: OverlayProps & { kind: keyof typeof overlays }): ReactNode {
  const { Component } = overlays[kind];
  return (
    <MountOnceOpened isOpen={isOpen}>
      <Component isOpen={isOpen} isOffered={isOffered} />
    </MountOnceOpened>
  );
}

export function Overlays(): ReactNode {
  const { dialog, popup, terms, companyLookup, loadingPresses } = useAppState();
  return (
    <>
      <MountOnceOpened isOpen={dialog.isOpen}>
        <QuestionDialog />
      </MountOnceOpened>
      <Overlay kind="multiProposal" isOpen={popup?.kind === 'multiProposal'} />
      <MountOnceOpened isOpen={popup?.kind === 'readError'}>
        <ReadErrorDialog />
      </MountOnceOpened>
      <Overlay kind="terms" isOpen={terms.isOpen} isOffered={terms.isOffered} />
      <Overlay kind="company" isOpen={companyLookup.isOpen} />
      {loadingPresses > 0 && <LoadingNotice />}
      <Toasts />
    </>
  );
}

const missing = css({
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: 'toast',
  padding: '4',
  bg: 'surface',
  color: 'ink',
  borderTop: 'line',
});
