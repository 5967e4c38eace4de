import type { FC } from 'react';

/**
 * What the stories use of Ladle's types; `paths` in tsconfig.json leads here. Ladle ships its typings as .ts files, which
 * `skipLibCheck` does not leave out, and TypeScript 7 finds errors in them.
 */
export interface StoryDefault {
  title?: string;
}

export type Story = FC;
