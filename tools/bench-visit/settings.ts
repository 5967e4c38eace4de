import type { LineSettings } from './slow-line.ts';

/**
 * A slow line is a proxy for connections (`tcp`, `slow-line.ts`) or Chromium's own emulation, which knows only
 * requests.
 */
export const LINES = ['tcp', 'devtools'] as const;
export type Line = (typeof LINES)[number];

/** A line and a device. */
export interface VisitSettings extends LineSettings {
  name: 'phone' | 'desktop';
  /** How many times slower than this machine. */
  cpuSlowdown: number;
  viewport: { width: number; height: number };
  isMobile: boolean;
}

export interface Conditions {
  settings: VisitSettings;
  line: Line;
}

const bytesOfMegabits = (count: number): number => (count * 1_000_000) / 8;

/** The phone is that of 14.1; the desktop has a good connection and this machine's speed. */
export const VISIT_SETTINGS: readonly VisitSettings[] = [
  {
    name: 'phone',
    cpuSlowdown: 4,
    roundTrip: 150,
    download: bytesOfMegabits(1.6),
    upload: bytesOfMegabits(0.75),
    viewport: { width: 360, height: 740 },
    isMobile: true,
  },
  {
    name: 'desktop',
    cpuSlowdown: 1,
    roundTrip: 40,
    download: bytesOfMegabits(10),
    upload: bytesOfMegabits(10),
    viewport: { width: 1280, height: 800 },
    isMobile: false,
  },
];

/** The time that the service takes for an answer. Milliseconds. */
export const SERVICE_DELAY = 150;
