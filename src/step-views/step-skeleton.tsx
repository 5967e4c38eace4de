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
  review: ['init', 'review'],
};

interface StepSkeletonProps extends StepViewProps {
  family: FamilyName;
}

/** Shown while the code of a status view loads (15.4). */
export function StepSkeleton({ family, status }: StepSkeletonProps): ReactNode {
  const isTall = TALL_STATUSES[family]?.includes(status) === true;
  return <StatusSkeleton content={isTall ? 'tall' : status === 'waiting' ? 'waiting' : 'short'} />;
}
