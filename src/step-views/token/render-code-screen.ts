import type { ReactNode } from 'react';
import type { StatusAction } from '#ui/status-screen.tsx';

/** Renders the screen of a step or a page, with its title and sentence, around a part of the confirmation by a code. */
export type RenderCodeScreen = (part: { action: StatusAction; children: ReactNode }) => ReactNode;
