import type { Requirement } from './requirement.ts';

/** Contract, scenarios and the people who use them. */
// biome-ignore format: one requirement, one line
export const chapter10: readonly Requirement[] = [
  { number: '10.1', text: 'The contract describes every call in full, with an example for each answer; guesses carry x-assumed and a command lists them.' },
  { number: '10.2', text: 'Types, client, mock replies and validators are derived from the contract, so that a wrong mock answer does not compile.' },
  { number: '10.3', text: 'Every mock host checks requests and answers against the contract while it runs; a violation fails the test and is never shown as an error of the app.' },
  { number: '10.4', text: 'A scenario is one file of data (world, plan, walk, verdict, requirement numbers); the handlers know no scenario.' },
  { number: '10.5', text: 'One scenario file plays in the browser of the developer, in Vitest, in Playwright on the production build, over real HTTP and as a story.' },
  { number: '10.6', text: 'A link opens a scenario in any mock build and survives a reload; an unknown id shows the catalogue with similar names.' },
  { number: '10.7', text: 'The workbench lists, switches and plays scenarios around the framed app, with journal, faults, clock, hosts and appearance; the app itself has only a small tab.' },
  { number: '10.8', text: 'A command prints coverage maps; it fails for a message of chapter 8 or a step status without a scenario.' },
  { number: '10.9', text: 'A command turns a recorded session into a scenario in the same order, and replaces personal data before it writes anything.' },
  { number: '10.10', text: 'Every operation has a declared outcome for every fault; the types demand all of them, and a test checks each.' },
  { number: '10.11', text: 'The production build holds nothing of mocks, scenarios, previews or test data.' },
  { number: '10.12', text: 'Random journeys lose no value, have no effect twice, skip no step, reach no dead end, and raise no unhandled error.' },
  { number: '10.13', text: 'A small damage to any answer leads to a known error screen or the fallback of a field.' },
  { number: '10.14', text: 'An atlas page shows thumbnails of all screens and statuses, and coverage maps; each entry opens its scenario.' },
];
