import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useAppState } from '#hooks/use-state.ts';

type OverlayKind = 'question' | 'multiProposal' | 'readError' | 'terms' | 'company' | 'toasts';

/** What floats above a step: one component per kind, each loaded on first use. */
const loads: Readonly<Record<OverlayKind, () => Promise<{ default: ComponentType }>>> = {
  question: async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog }),
  multiProposal: async () => ({
    default: (await import('./multi-proposal-popup.tsx')).MultiProposalPopup,
  }),
  readError: async () => ({ default: (await import('./read-error-dialog.tsx')).ReadErrorDialog }),
  terms: async () => ({ default: (await import('./terms-drawer.tsx')).TermsDrawer }),
  company: async () => ({
    default: (await import('./consult-company-drawer.tsx')).ConsultCompanyDrawer,
  }),
  toasts: async () => ({ default: (await import('./toasts.tsx')).Toasts }),
};

const overlays: Readonly<Record<OverlayKind, ComponentType>> = {
  question: lazy(loads.question),
  multiProposal: lazy(loads.multiProposal),
  readError: lazy(loads.readError),
  terms: lazy(loads.terms),
  company: lazy(loads.company),
  toasts: lazy(loads.toasts),
};

/** Fetches every overlay before it is needed. */
export function fetchOverlays(): void {
  for (const load of Object.values(loads)) load().catch(() => undefined);
}

/** Once used, an overlay stays: it takes its leave in its own time. */
function Overlay({ kind, wanted }: { kind: OverlayKind; wanted: boolean }): ReactNode {
  const [used, setUsed] = useState(false);
  if (wanted && !used) setUsed(true);
  if (!used) return null;
  const Shown = overlays[kind];
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  );
}

export function Overlays(): ReactNode {
  const { dialog, popup, terms, companyLookup, toasts } = useAppState();
  return (
    <>
      <Overlay kind="question" wanted={dialog.open} />
      <Overlay kind="multiProposal" wanted={popup?.kind === 'multiProposal'} />
      <Overlay kind="readError" wanted={popup?.kind === 'readError'} />
      <Overlay kind="terms" wanted={terms.open} />
      <Overlay kind="company" wanted={companyLookup.open} />
      <Overlay kind="toasts" wanted={toasts.length > 0} />
    </>
  );
}
