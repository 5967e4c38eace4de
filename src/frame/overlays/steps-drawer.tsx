import type { ReactNode } from 'react';
import { Drawer } from '#ui/drawer.tsx';
import { StepNavigation } from '../step-navigation.tsx';

interface StepsDrawerProps {
  open: boolean;
  /** Slug of the current step. */
  currentSlug: string;
  onClose: () => void;
}

/** The drawer of the step navigator (2.39). */
export function StepsDrawer({ open, currentSlug, onClose }: StepsDrawerProps): ReactNode {
  return (
    <Drawer open={open} onClose={onClose} title="Passos">
      <StepNavigation currentSlug={currentSlug} onChosen={onClose} />
    </Drawer>
  );
}
