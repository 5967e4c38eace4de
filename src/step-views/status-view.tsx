import type { ReactNode } from 'react';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** A step that is being polled or has ended: picture, sentence, one action (15.3). */
export const StatusView = (props: StepViewProps): ReactNode => <StepStatusScreen {...props} />;
