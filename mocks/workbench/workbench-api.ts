import type { Engine } from '../engine.ts';

/** The functions that the workbench offers to the page in its frame. The page calls each once per load. */
export interface WorkbenchApi {
  /** Called before the app runs. `workbenchPlugin` puts this call into the page. */
  pageOpened(page: Window & typeof globalThis): void;
  /** Called when the page's mock service has started, before the app does. */
  serviceStarted(page: Window & typeof globalThis, engine: Engine): void;
}

declare global {
  interface Window {
    /** Present only in the window of the workbench. */
    __workbench?: WorkbenchApi;
  }
}

/** Reports the mock service to the workbench around this page, if there is one. */
export function reportToWorkbench(engine: Engine, page: Window & typeof globalThis = window): boolean {
  const workbench = workbenchAround(page);
  workbench?.serviceStarted(page, engine);
  return workbench !== undefined;
}

/** Whether this page is in the frame of the workbench. */
export const isInWorkbench = (page: Window = window): boolean => workbenchAround(page) !== undefined;

function workbenchAround(page: Window): WorkbenchApi | undefined {
  if (page.parent === page) return undefined;
  try {
    return page.parent.__workbench;
  } catch {
    // The parent has another origin, so it is no workbench.
    return undefined;
  }
}
