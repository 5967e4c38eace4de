import type { ReactNode } from 'react';
import type { StepStatus } from '#journey/model/step.ts';
import type { FamilyName } from '#journey/steps/step-type.ts';
import { StatusSkeleton } from '#ui/status-skeleton.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** The statuses in which a view has something between the sentence and the button: a list, a text to agree to. */
const TALL_STATUSES: { readonly [Family in FamilyName]?: readonly StepStatus[] } = {
  benefit: ['init'],
  contracts: ['init'],
  consent: ['init', 'remake'],
  credit: ['init'],
  review: ['init', 'review'],
};

interface StepSkeletonProps extends StepViewProps {
  family: FamilyName;
}

/**
 * Shown while the code of a status view loads (15.4). A description from the service is too long for the optical centre.
 */
export function StepSkeleton({ family, step, status }: StepSkeletonProps): ReactNode {
  const isTall = TALL_STATUSES[family]?.includes(status) || (status === 'init' && step.description !== '');
  return <StatusSkeleton content={isTall ? 'tall' : status === 'waiting' ? 'waiting' : 'short'} />;
}
