import type { Engine } from '../engine.ts';

/** What the bench offers to the page in its frame. The page knocks twice per load. */
export interface BenchDoor {
  /** Nothing of the app has run yet: see `benchPlugin`, which puts this call into the page. */
  greet(page: Window & typeof globalThis): void;
  /** The service of the page is there, the app is about to start. */
  meet(page: Window & typeof globalThis, engine: Engine): void;
}

declare global {
  interface Window {
    /** Only in the bench's own window. */
    __bench?: BenchDoor;
  }
}

/** Knocks at the bench around this page, if there is one. Everything else happens from outside. */
export function meetBench(engine: Engine, page: Window & typeof globalThis = window): boolean {
  const door = doorAround(page);
  door?.meet(page, engine);
  return door !== undefined;
}

/** Is this page in the bench's frame? */
export const isInBench = (page: Window = window): boolean => doorAround(page) !== undefined;

function doorAround(page: Window): BenchDoor | undefined {
  if (page.parent === page) return undefined;
  try {
    return page.parent.__bench;
  } catch {
    // A parent of another origin is no bench.
    return undefined;
  }
}
