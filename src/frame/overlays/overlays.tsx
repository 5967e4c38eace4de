import { type ReactNode, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { type LazyFallbacks, lazyComponent } from '#ui/lazy-component.tsx';
import { retryButton } from '#ui/retry-button.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ReadErrorDialog } from './read-error-dialog.tsx';
import { Toasts } from './toasts.tsx';

interface Wish {
  wanted: boolean;
}

/** If a dialog or drawer cannot be loaded, a message takes its place. */
const fallbacks: LazyFallbacks<Wish> = {
  missing: (own, onRetry) =>
    own.wanted && (
      <div role="alert" className={missing}>
        Não foi possível abrir esta janela. {retryButton(own, onRetry)}
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
function OnceWanted({ wanted, children }: { wanted: boolean; children: ReactNode }): ReactNode {
  const [used, setUsed] = useState(false);
  if (wanted && !used) setUsed(true);
  return used && children;
}

function Overlay({ kind, wanted }: Wish & { kind: keyof typeof overlays }): ReactNode {
  const { Component } = overlays[kind];
  return (
    <OnceWanted wanted={wanted}>
      <Component wanted={wanted} />
    </OnceWanted>
  );
}

export function Overlays(): ReactNode {
  const { dialog, popup, terms, companyLookup, toasts } = useAppState();
  return (
    <>
      <OnceWanted wanted={dialog.open}>
        <QuestionDialog />
      </OnceWanted>
      <Overlay kind="multiProposal" wanted={popup?.kind === 'multiProposal'} />
      <OnceWanted wanted={popup?.kind === 'readError'}>
        <ReadErrorDialog />
      </OnceWanted>
      <Overlay kind="terms" wanted={terms.open} />
      <Overlay kind="company" wanted={companyLookup.open} />
      <OnceWanted wanted={toasts.length > 0}>
        <Toasts />
      </OnceWanted>
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
