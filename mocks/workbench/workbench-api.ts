import type { Engine } from '../engine.ts';

/** What the workbench offers to the page in its frame. The page knocks twice per load. */
export interface WorkbenchApi {
  /** Nothing of the app has run yet: see `workbenchPlugin`, which puts this call into the page. */
  pageOpened(page: Window & typeof globalThis): void;
  /** The service of the page is there, the app is about to start. */
  serviceStarted(page: Window & typeof globalThis, engine: Engine): void;
}

declare global {
  interface Window {
    /** Only in the workbench's own window. */
    __workbench?: WorkbenchApi;
  }
}

/** Knocks at the workbench around this page, if there is one. Everything else happens from outside. */
export function reportToWorkbench(engine: Engine, page: Window & typeof globalThis = window): boolean {
  const workbench = workbenchAround(page);
  workbench?.serviceStarted(page, engine);
  return workbench !== undefined;
}

/** Is this page in the workbench's frame? */
export const isInWorkbench = (page: Window = window): boolean => workbenchAround(page) !== undefined;

function workbenchAround(page: Window): WorkbenchApi | undefined {
  if (page.parent === page) return undefined;
  try {
    return page.parent.__workbench;
  } catch {
    // A parent of another origin is no workbench.
    return undefined;
  }
}
