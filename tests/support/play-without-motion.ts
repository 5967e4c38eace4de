import { afterAll, beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

const emulateMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/**
 * Lets the tests of the calling file run as for a visitor who wants no motion, because drawing motion costs a fifth of
 * the CPU time. tests/support/test-scenarios.ts plays with motion.
 */
export function playWithoutMotion(): void {
  beforeAll(() => emulateMotion('reduce'));
  afterAll(() => emulateMotion('no-preference'));
}
