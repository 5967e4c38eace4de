import { reach } from './blocked.ts';
import { type Cookies, cookieNames } from './cookies.ts';
import { murmurhash3 } from './murmurhash.ts';

/** A number that a browser keeps from visit to visit, for the header x-fingerprint. Not proof of anything. */
export interface Fingerprint {
  /** At once: what the cookie remembers or what was computed meanwhile. The header goes only when there is one. */
  known(): string | undefined;
  /** Computes it when the browser has nothing else to do; the same promise every time. */
  ready(): Promise<string>;
}

/** The part of a window that is looked at. */
export interface FingerprintWindow {
  screen: { width: number; height: number; availWidth: number; availHeight: number; colorDepth: number };
  devicePixelRatio: number;
  navigator: { userAgent: string; language: string; cookieEnabled: boolean };
  document: { createElement(tag: 'canvas'): HTMLCanvasElement };
  localStorage: unknown;
  sessionStorage: unknown;
  /** Safari has none. */
  requestIdleCallback?: (run: () => void, options: { timeout: number }) => unknown;
}

const seed = 256;

/** The hash of the fingerprint, as text (9.34). */
export const fingerprintHash = (signals: string): string => String(murmurhash3(signals, seed));

function picture(window: FingerprintWindow): string {
  const canvas = window.document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.font = '14px sans-serif';
  context.fillStyle = '#069';
  context.fillText('Proposta de crédito', 2, 15);
  return canvas.toDataURL();
}

function signalsOf(window: FingerprintWindow): string {
  const { screen, navigator } = window;
  const signals = [
    navigator.userAgent,
    `${screen.width}x${screen.height}x${screen.colorDepth}`,
    `${screen.availWidth}x${screen.availHeight}`,
    window.devicePixelRatio,
    new Date().getTimezoneOffset(),
    navigator.language,
    Boolean(reach(() => window.localStorage)),
    Boolean(reach(() => window.sessionStorage)),
    navigator.cookieEnabled,
    reach(() => picture(window)) ?? '',
  ];
  return signals.join('|');
}

export function createFingerprint(window: FingerprintWindow, cookies: Cookies): Fingerprint {
  let known = cookies.read(cookieNames.fingerprint);
  let computing: Promise<string> | undefined;
  const whenIdle = (run: () => void) =>
    window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  const compute = () =>
    new Promise<string>(resolve => {
      whenIdle(() => {
        const value = fingerprintHash(signalsOf(window));
        known = value;
        cookies.write(cookieNames.fingerprint, value, 365);
        resolve(value);
      });
    });

  return {
    known: () => known,
    ready() {
      computing ??= known === undefined ? compute() : Promise.resolve(known);
      return computing;
    },
  };
}
