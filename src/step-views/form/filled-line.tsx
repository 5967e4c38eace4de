import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** Of a single required field, a line would say no more than the field. */
const MIN_REQUIRED = 2;

/**
 * The share of required visible fields that are filled (4.36), as a line on the upper edge of the dock. Only this line
 * renders when the share changes (14.2).
 */
export function FilledLine(): ReactNode {
  const { filledCount, requiredCount } = useAppState().form.shownProgress;
  if (requiredCount < MIN_REQUIRED) return null;
  return (
    <ProgressBar
      label="Campos obrigatórios preenchidos"
      value={filledCount}
      max={requiredCount}
      valueText={`${filledCount} de ${requiredCount}`}
      isEdge
    />
  );
}
