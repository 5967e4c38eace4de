import type { ReactNode } from 'react';
import { FormSkeleton } from './form-skeleton.tsx';

/** The shape of a form while its screen loads (15.4). */
export const ScreenSkeleton = (): ReactNode => <FormSkeleton />;
