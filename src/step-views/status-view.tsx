import type { ReactNode } from 'react';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** A step that is waited on or has ended in some way: picture, sentence, one thing to do (15.3). */
export const StatusView = (props: StepViewProps): ReactNode => <StepStatusScreen {...props} />;
