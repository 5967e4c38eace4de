import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';
import { TextControl } from './text.tsx';

export const ComboboxControl = (props: ControlProps): ReactNode => <TextControl {...props} />;
