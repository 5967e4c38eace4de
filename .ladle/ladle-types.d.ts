import type { FC } from 'react';

/**
 * The types of Ladle that stories use; `paths` in tsconfig.json refers to this file. Ladle ships its typings as .ts
 * files, which `skipLibCheck` does not skip, and TypeScript 7 finds errors in them.
 */
export interface StoryDefault {
  title?: string;
}

export type Story = FC;
