import { chapter1 } from './chapter-1.ts';
import { chapter2 } from './chapter-2.ts';
import { chapter3 } from './chapter-3.ts';
import { chapter4 } from './chapter-4.ts';
import { chapter5 } from './chapter-5.ts';
import { chapter6 } from './chapter-6.ts';
import { chapter7 } from './chapter-7.ts';
import { chapter8 } from './chapter-8.ts';
import { chapter9 } from './chapter-9.ts';
import { chapter10 } from './chapter-10.ts';
import { chapter11 } from './chapter-11.ts';
import { chapter12 } from './chapter-12.ts';
import { chapter13 } from './chapter-13.ts';
import { chapter14 } from './chapter-14.ts';
import { chapter15 } from './chapter-15.ts';
import { chapter16 } from './chapter-16.ts';
import type { Chapter } from './requirement.ts';

/**
 * The chapters of the requirement list. Chapters 1-9 are about the behaviour of the product, 10-16 about its quality.
 */
export const chapters: readonly Chapter[] = [
  { number: 1, title: 'What the product does and for whom', requirements: chapter1 },
  { number: 2, title: 'Screens and routes', requirements: chapter2 },
  { number: 3, title: 'Entities and their fields', requirements: chapter3 },
  { number: 4, title: 'States and transitions', requirements: chapter4 },
  { number: 5, title: 'Validation rules', requirements: chapter5 },
  { number: 6, title: 'Roles and permissions', requirements: chapter6 },
  { number: 7, title: 'The calls it makes', requirements: chapter7 },
  { number: 8, title: 'The error catalogue', requirements: chapter8 },
  { number: 9, title: 'Business constants and limits', requirements: chapter9 },
  { number: 10, title: 'Contract, scenarios and people', requirements: chapter10 },
  { number: 11, title: 'Data safety', requirements: chapter11 },
  { number: 12, title: 'Security', requirements: chapter12 },
  { number: 13, title: 'Accessibility', requirements: chapter13 },
  { number: 14, title: 'Performance', requirements: chapter14 },
  { number: 15, title: 'Look and feel', requirements: chapter15 },
  { number: 16, title: 'Reality', requirements: chapter16 },
];

/** The last chapter that `--strict` checks. */
export const LAST_STRICT_CHAPTER = 9;
