import { type ComponentType, type ReactNode, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { lazyComponent, preloadComponents } from '#ui/lazy-component.tsx';
import { retryButton } from '#ui/retry-button.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { Toasts } from './toasts.tsx';

interface Wish {
  wanted: boolean;
}

/**
 * Dialogs and drawers above a step. Those that report trouble are part of the start (8.2), the others are loaded on
 * first use. If one cannot be loaded, a message takes its place.
 */
const overlay = (load: () => Promise<ComponentType<Wish>>) =>
  lazyComponent(load, {
    missing: (own, onRetry) =>
      own.wanted && (
        <div role="alert" className={missing}>
          Não foi possível abrir esta janela. {retryButton(own, onRetry)}
        </div>
      ),
  });

const overlays = {
  multiProposal: overlay(async () => (await import('./multi-proposal-popup.tsx')).MultiProposalPopup),
  readError: overlay(async () => (await import('./read-error-dialog.tsx')).ReadErrorDialog),
  terms: overlay(async () => (await import('./terms-drawer.tsx')).TermsDrawer),
  company: overlay(async () => (await import('./consult-company-drawer.tsx')).ConsultCompanyDrawer),
};

/** Preloads every overlay. */
export const fetchOverlays = (): Promise<void> => preloadComponents(Object.values(overlays));

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
      <Overlay kind="readError" wanted={popup?.kind === 'readError'} />
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
