import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useAppState } from '#hooks/use-state.ts';

type OverlayKind = 'question' | 'terms' | 'toasts';

/** What floats above a step: one component per kind, each loaded on first use. */
const overlays: Readonly<Record<OverlayKind, ComponentType>> = {
  question: lazy(async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog })),
  terms: lazy(async () => ({ default: (await import('./terms-drawer.tsx')).TermsDrawer })),
  toasts: lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts })),
};

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
  const { dialog, terms, toasts } = useAppState();
  return (
    <>
      <Overlay kind="question" wanted={dialog.open} />
      <Overlay kind="terms" wanted={terms.open} />
      <Overlay kind="toasts" wanted={toasts.length > 0} />
    </>
  );
}
