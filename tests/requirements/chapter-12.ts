import type { Requirement } from './requirement.ts';

/** Security. */
// biome-ignore format: one requirement, one line
export const chapter12: readonly Requirement[] = [
  { number: '12.1', text: 'Tokens leave address, history, timing and referrer before other code runs, and live in cookies only.' },
  { number: '12.2', text: 'Links and images of the server are https on listed hosts; script spellings, user info and look-alikes are refused.' },
  { number: '12.3', text: 'HTML of the server passes one strict sanitiser; terms hide no clause, hold no form, send nothing.' },
  { number: '12.4', text: 'Hostile keys of the server reach no prototype, lose no value and find no registry entry.' },
  { number: '12.5', text: 'Patterns of the server run in linear time or not at all, and lengths and depths are capped.' },
  { number: '12.6', text: 'Colours and fonts of the server are parsed before they are used.' },
  { number: '12.7', text: 'Pixels are listed, consented, sandboxed and fed little; putting them in the page is a documented build choice.' },
  { number: '12.8', text: 'Messages between frames are checked for origin and shape, and carry no personal data.' },
  { number: '12.9', text: 'A strict Content-Security-Policy with Trusted Types ships, and holds in every journey test.' },
  { number: '12.10', text: 'Markers typed in journeys turn up nowhere but in calls to the service.' },
  { number: '12.11', text: 'Uploads are judged by content, size and count; photos lose their location; file names are only text.' },
  { number: '12.12', text: 'Dependencies are locked, audited, free of install scripts and each has a reason.' },
];
