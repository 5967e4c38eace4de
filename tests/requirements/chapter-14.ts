import type { Requirement } from './requirement.ts';

/** Performance. */
// biome-ignore format: one requirement, one line
export const chapter14: readonly Requirement[] = [
  { number: '14.1', text: 'The first step needs 110 kB of gzipped JavaScript at most, screens are lazy, the next is prefetched, the font is one small file that blocks nothing.' },
  { number: '14.2', text: 'A keystroke among 1,000 fields costs about what it costs among 20, drawing only what changed.' },
  { number: '14.3', text: 'Mounting 200 fields costs at most 1.5 times the plain DOM.' },
  { number: '14.4', text: 'Nothing shifts when options, images or messages arrive.' },
  { number: '14.5', text: 'A list of 50,000 options opens in less than 100 ms.' },
  { number: '14.6', text: 'A repeat visit asks the network for the page, the service and the IP only; ready-made gzip and brotli files lie beside every asset.' },
  { number: '14.7', text: 'Thirty steps and thirty minutes of polling leave memory and listeners where they were.' },
];
