import type { Requirement } from './requirement.ts';

/** Security. */
// biome-ignore format: one requirement, one line
export const chapter12: readonly Requirement[] = [
  { number: '12.1', text: 'Tokens leave address, history, timing and referrer before other code runs, and are stored in cookies only.' },
  { number: '12.2', text: 'Links and images of the server are https on listed hosts; script URLs, user info and look-alike hosts are refused.' },
  { number: '12.3', text: 'HTML of the server passes one strict sanitiser; terms cannot hide a clause, contain a form or send anything.' },
  { number: '12.4', text: 'Hostile keys of the server do not reach a prototype, lose no value and find no registry entry.' },
  { number: '12.5', text: 'Patterns of the server run in linear time or not at all, and lengths and depths are capped.' },
  { number: '12.6', text: 'Colours and fonts of the server are parsed before they are used.' },
  { number: '12.7', text: 'Pixels are listed, need consent, run in a sandbox and get little data; a build option with documentation puts them into the page.' },
  { number: '12.8', text: 'Messages between frames are checked for origin and shape, and carry no personal data.' },
  { number: '12.9', text: 'The app ships a strict Content-Security-Policy with Trusted Types, and every journey test runs under it.' },
  { number: '12.10', text: 'Marked values that a test types in a journey appear nowhere but in calls to the service.' },
  { number: '12.11', text: 'Uploads are judged by content, size and count; photos lose their location; file names are only text.' },
  { number: '12.12', text: 'Dependencies are locked, audited and free of install scripts, and each has a reason.' },
];
