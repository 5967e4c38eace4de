import type { Webview } from './webview.ts';

/** Shares, copies and prints by means of the browser. No function throws. */
export interface Sharing {
  /** Whether the browser has a share sheet for text. */
  canShare(): boolean;
  /** Whether the page can be printed, or saved by the print dialog. */
  canPrint(): boolean;
  /** Opens the share sheet. 'failed' if the browser refused it; closing the sheet is no failure. */
  share(text: string): Promise<'done' | 'failed'>;
  /** False if there is no clipboard (no https) or access was refused. */
  copy(text: string): Promise<boolean>;
  print(): void;
}

/** The part of the window that is used. */
export interface SharingWindow {
  navigator: Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>>;
  print?: () => void;
}

/** The errors of a sheet that the visitor has closed, or that is open already. */
const NO_FAILURES: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

export function createSharing(window: SharingWindow, webview: Pick<Webview, 'props'>): Sharing {
  const { navigator } = window;
  return {
    canShare: () => navigator.share !== undefined && (navigator.canShare?.({ text: 'proposta' }) ?? true),
    // The function exists in the web view of an app, too, where it does nothing.
    canPrint: () => window.print !== undefined && !webview.props().isWebView,
    async share(text) {
      try {
        await navigator.share?.({ text });
      } catch (refusal) {
        return refusal instanceof DOMException && NO_FAILURES.has(refusal.name) ? 'done' : 'failed';
      }
      return 'done';
    },
    async copy(text) {
      if (!navigator.clipboard) return false;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return false;
      }
      return true;
    },
    print: () => window.print?.(),
  };
}
