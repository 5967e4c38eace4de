import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { StepNavigation } from './step-navigation.tsx';

interface StepSidebarProps {
  /** The panel shows an offer or a credit, too, which leaves space for the current step only. */
  isBelowFigures: boolean;
}

/** The steps beside the form on a desktop, if the configuration asks for them (3.5, assumption 3.5). */
export function StepSidebar({ isBelowFigures }: StepSidebarProps): ReactNode {
  const { place } = useAppState();
  if (place.kind !== 'step') return null;
  return (
    <nav className={shell} aria-label="Etapas da proposta">
      <StepNavigation currentSlug={place.slug} foldedCount={isBelowFigures ? 1 : 3} />
    </nav>
  );
}

const shell = css({
  marginTop: '6',
  flexShrink: '1',
  minHeight: '[7.5rem]',
  paddingBlock: '3',
  paddingInline: '4',
  // All steps scroll here, so that the name of the lender stays in view.
  maxHeight: '[50vh]',
  overflowY: 'auto',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
});
