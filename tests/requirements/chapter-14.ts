import type { Requirement } from './requirement.ts';

/** Performance. */
// biome-ignore format: one requirement, one line
export const chapter14: readonly Requirement[] = [
  { number: '14.1', text: 'The first step needs 110 kB of gzipped JavaScript at most, screens are lazy, the next one is preloaded, and the font is one small file that blocks nothing.' },
  { number: '14.2', text: 'A keystroke among 1,000 fields costs about as much as among 20, and redraws only what changed.' },
  { number: '14.3', text: 'Mounting 200 fields takes at most 1.5 times as long as the plain DOM.' },
  { number: '14.4', text: 'Nothing shifts when options, images or messages arrive.' },
  { number: '14.5', text: 'A list of 50,000 options opens in less than 100 ms.' },
  { number: '14.6', text: 'A repeat visit requests only the page, the service and the IP; every asset has gzip and brotli copies.' },
  { number: '14.7', text: 'Thirty steps and thirty minutes of polling leave memory and listeners where they were.' },
];
