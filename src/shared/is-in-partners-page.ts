/** The part of a window that tells a frame from a page of its own. */
export interface FrameWindow {
  parent?: unknown;
  frameElement?: unknown;
}

/**
 * Whether a page of another origin embeds this one (1.6): only such a parent hides the element of the frame. The
 * workbench embeds it from the same origin.
 */
export const isInPartnersPage = (window: FrameWindow): boolean =>
  window.parent !== window && window.frameElement === null;
