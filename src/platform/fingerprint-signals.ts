import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import { murmurhash3 } from './murmurhash3.ts';

/** The part of a window that is used. */
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

const HASH_SEED = 256;

/** The hash of the fingerprint, as text (9.34). */
export const hashFingerprint = (signals: string): string => String(murmurhash3(signals, HASH_SEED));

function drawPicture(window: FingerprintWindow): string {
  const canvas = window.document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.font = '14px sans-serif';
  context.fillStyle = '#069';
  context.fillText('Proposta de crédito', 2, 15);
  return canvas.toDataURL();
}

/** The properties that distinguish this browser, as one text. */
export function fingerprintSignalsOf(window: FingerprintWindow): string {
  const { screen, navigator } = window;
  const signals = [
    navigator.userAgent,
    `${screen.width}x${screen.height}x${screen.colorDepth}`,
    `${screen.availWidth}x${screen.availHeight}`,
    window.devicePixelRatio,
    new Date().getTimezoneOffset(),
    navigator.language,
    Boolean(tryOrUndefined(() => window.localStorage)),
    Boolean(tryOrUndefined(() => window.sessionStorage)),
    navigator.cookieEnabled,
    tryOrUndefined(() => drawPicture(window)) ?? '',
  ];
  return signals.join('|');
}
