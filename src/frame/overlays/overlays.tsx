import { type ReactNode, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { type LazyFallbacks, lazyComponent } from '#ui/lazy-component.tsx';
import { retryButton } from '#ui/retry-button.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ReadErrorDialog } from './read-error-dialog.tsx';
import { Toasts } from './toasts.tsx';

interface PreloadRequest {
  isOpen: boolean;
}

/** If a dialog or drawer cannot be loaded, a message takes its place. */
const fallbacks: LazyFallbacks<PreloadRequest> = {
  missing: (props, onRetry) =>
    props.isOpen && (
      <div role="alert" className={missing}>
        Não foi possível abrir esta janela. {retryButton(props, onRetry)}
      </div>
    ),
};

/** Dialogs and drawers above a step that are loaded late; those that report trouble are part of the start (8.2). */
const overlays = {
  multiProposal: lazyComponent(
    async () => (await import('./multi-proposal-popup.tsx')).MultiProposalPopup,
    fallbacks,
  ),
  terms: lazyComponent(async () => (await import('./terms-drawer.tsx')).TermsDrawer, fallbacks),
  company: lazyComponent(
    async () => (await import('./consult-company-drawer.tsx')).ConsultCompanyDrawer,
    fallbacks,
  ),
};

/** Loads the terms, which may open over a form that has them (2.41). */
export const preloadTerms = (): Promise<void> => overlays.terms.preload();

/** A used overlay stays mounted, so that it can animate its closing. */
function OnceOpened({ isOpen, children }: { isOpen: boolean; children: ReactNode }): ReactNode {
  const [used, setUsed] = useState(false);
  if (isOpen && !used) setUsed(true);
  return used && children;
}

function Overlay({ kind, isOpen }: PreloadRequest & { kind: keyof typeof overlays }): ReactNode {
  const { Component } = overlays[kind];
  return (
    <OnceOpened isOpen={isOpen}>
      <Component isOpen={isOpen} />
    </OnceOpened>
  );
}

export function Overlays(): ReactNode {
  const { dialog, popup, terms, companyLookup, toasts } = useAppState();
  return (
    <>
      <OnceOpened isOpen={dialog.open}>
        <QuestionDialog />
      </OnceOpened>
      <Overlay kind="multiProposal" isOpen={popup?.kind === 'multiProposal'} />
      <OnceOpened isOpen={popup?.kind === 'readError'}>
        <ReadErrorDialog />
      </OnceOpened>
      <Overlay kind="terms" isOpen={terms.open} />
      <Overlay kind="company" isOpen={companyLookup.open} />
      <OnceOpened isOpen={toasts.length > 0}>
        <Toasts />
      </OnceOpened>
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
