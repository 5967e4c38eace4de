import type { ReactNode } from 'react';
import { stepTypeOf } from '#journey/steps/index.ts';
import { StatusSkeleton } from '#ui/status-skeleton.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** Shown while the code of a status view loads (15.4). */
export function StepSkeleton({ step, status }: StepViewProps): ReactNode {
  const isTall = stepTypeOf(step, status).fullStatuses.includes(status);
  return <StatusSkeleton content={isTall ? 'tall' : status === 'waiting' ? 'waiting' : 'short'} />;
}
