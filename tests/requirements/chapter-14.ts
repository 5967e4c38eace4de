import type { Requirement } from './requirement.ts';

/** Performance. */
// biome-ignore format: one requirement, one line
export const chapter14: readonly Requirement[] = [
  { number: '14.1', text: 'On a phone a first visit shows a shell at once, and its first form is usable within 1.3 times the time of a comparison page; it loads few files.' },
  { number: '14.2', text: 'A keystroke among 1,000 fields costs at most 1.5 times as much as among 20, and renders only the fields that changed.' },
  { number: '14.3', text: 'The CPU time of a form of 200 fields stays within fixed ratios to the same form in plain DOM.' },
  { number: '14.4', text: 'Nothing shifts when options, images or messages arrive.' },
  { number: '14.5', text: 'A list of 50,000 options opens in less than 100 ms and is filtered in less than 50 ms per keystroke.' },
  { number: '14.6', text: 'A repeat visit requests only the page, the service and the IP; every asset has gzip and brotli copies.' },
  { number: '14.7', text: 'Thirty steps and thirty minutes of polling do not increase the memory or the number of listeners.' },
];
