import type { Requirement } from './requirement.ts';

/** Accessibility. */
// biome-ignore format: one requirement, one line
export const chapter13: readonly Requirement[] = [
  { number: '13.1', text: 'axe with the WCAG 2.2 AA tags finds nothing on any screen, kind, status, theme or width.' },
  { number: '13.2', text: 'Whole journeys of every product work by keyboard alone, with controls found by role and name.' },
  { number: '13.3', text: 'A failed submit focuses a summary that links to the fields; errors are tied to them and announced.' },
  { number: '13.4', text: 'A new step moves the focus to its heading and sets the page title; typing never moves the focus.' },
  { number: '13.5', text: 'Waiting screens announce rarely, have a way out, and mention the delay after a minute.' },
  { number: '13.6', text: 'Text on any brand colour, in both themes, follows the 139 rule unless contrast would fall below 4.5:1.' },
  { number: '13.7', text: 'Keyboards and autofill fit each kind; targets are 24 px, main actions 44 px at least.' },
  { number: '13.8', text: 'Drawers and dialogs trap and return the focus; Escape closes, Enter and Space only on the close button.' },
];
