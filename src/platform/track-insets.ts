import { listenTo } from './listeners.ts';
import type { Webview } from './webview.ts';

/** The part of a window that is measured and written to. */
export interface InsetsWindow {
  innerHeight: number;
  visualViewport?: VisualArea | null;
  document: {
    documentElement: {
      style: { getPropertyValue(name: string): string; setProperty(name: string, value: string): void };
    };
    activeElement: { scrollIntoView(options: ScrollIntoViewOptions): void } | null;
  };
}

interface VisualArea {
  height: number;
  offsetTop: number;
  scale: number;
  addEventListener(type: 'resize' | 'scroll', listener: (event: unknown) => void): void;
  removeEventListener(type: 'resize' | 'scroll', listener: (event: unknown) => void): void;
}

/** A smaller change is a browser bar, not a keyboard. CSS pixels. */
const MIN_KEYBOARD_HEIGHT = 80;

/** The height of the on-screen keyboard where the browser does not shrink the page for it. CSS pixels. */
function keyboardHeightOf({ innerHeight, visualViewport: viewport }: InsetsWindow): number {
  // On a zoomed page the visual viewport is smaller without a keyboard, too.
  if (!viewport || viewport.scale > 1.01) return 0;
  const covered = Math.round(innerHeight - viewport.height - viewport.offsetTop);
  return covered < MIN_KEYBOARD_HEIGHT ? 0 : covered;
}

/**
 * Keeps the button and the focused field visible (15.1): sets CSS variables to the heights, in CSS pixels, that the
 * bars of the embedding app (`--inset-top`, `--inset-bottom`, 3.44) and the keyboard (`--keyboard`) cover. Returns a
 * function that stops tracking.
 */
export function trackInsets(window: InsetsWindow, webview: Pick<Webview, 'props' | 'subscribe'>): () => void {
  const { style } = window.document.documentElement;
  /** Writes only changed values: a new value makes the browser compute the styles of the complete page again (14.1). */
  const write = (name: string, pixels: number): void => {
    const value = `${pixels}px`;
    if ((style.getPropertyValue(name) || '0px') !== value) style.setProperty(name, value);
  };
  let keyboard = 0;
  const measureBars = (): void => {
    const { topInset, bottomInset } = webview.props();
    write('--inset-top', topInset);
    write('--inset-bottom', bottomInset);
  };
  const measureKeyboard = (): void => {
    const next = keyboardHeightOf(window);
    const hasGrown = next > keyboard;
    keyboard = next;
    write('--keyboard', keyboard);
    // The page's scroll padding excludes the footer and the keyboard, so 'nearest' stops above both.
    if (hasGrown) window.document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  measureBars();
  measureKeyboard();
  const viewport = window.visualViewport;
  const cleanups = [
    webview.subscribe(measureBars),
    ...(viewport
      ? [listenTo(viewport, 'resize', measureKeyboard), listenTo(viewport, 'scroll', measureKeyboard)]
      : []),
  ];
  return () => {
    for (const stop of cleanups) stop();
  };
}
