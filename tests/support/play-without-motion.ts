import { afterAll, beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

const emulateMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/**
 * The tests of this file play as for a visitor who wants no motion: drawing it costs a fifth of the CPU time. The
 * scenarios themselves play with motion.
 */
export function playWithoutMotion(): void {
  beforeAll(() => emulateMotion('reduce'));
  afterAll(() => emulateMotion('no-preference'));
}
