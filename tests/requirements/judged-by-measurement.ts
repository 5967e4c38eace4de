import type { JudgedByMeasurement } from './requirement.ts';

const RECORD = 'docs/measurements/README.md';

/** The clauses that `npm run bench` and `npm run bench:visit` judge, with their last verdict. */
export const judgedByMeasurement: readonly JudgedByMeasurement[] = [
  { number: '14.1f', isMet: true, place: `${RECORD}#m-14.1f` },
  { number: '14.1g', isMet: false, place: `${RECORD}#m-14.1g` },
  { number: '14.2c', isMet: false, place: `${RECORD}#m-14.2c` },
  { number: '14.3a', isMet: false, place: `${RECORD}#m-14.3a` },
  { number: '14.3b', isMet: true, place: `${RECORD}#m-14.3b` },
  { number: '14.3c', isMet: true, place: `${RECORD}#m-14.3c` },
  { number: '14.3d', isMet: true, place: `${RECORD}#m-14.3d` },
  { number: '14.5c', isMet: true, place: `${RECORD}#m-14.5c` },
];
