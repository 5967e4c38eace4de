/** A network connection and a device, as DevTools emulates them. */
export interface VisitSettings {
  name: 'phone' | 'desktop';
  /** How many times slower than this machine. */
  cpuSlowdown: number;
  /** Milliseconds from a request to the first byte of its answer, at least. */
  roundTrip: number;
  /** Bytes a second. */
  download: number;
  /** Bytes a second. */
  upload: number;
  viewport: { width: number; height: number };
  isMobile: boolean;
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
