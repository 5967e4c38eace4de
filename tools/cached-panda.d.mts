import type { Plugin, Result, Root } from 'postcss';

/** Panda's own plugin: a function inside a list. */
export interface PandaPlugin {
  plugins: readonly ((sheet: Root, result: Result) => Promise<void>)[];
}

export declare function cachedPanda(options?: {
  /** Folder of the sources; the cache is under its `node_modules`. */
  root?: string;
  load?: () => Promise<PandaPlugin>;
}): Plugin;
