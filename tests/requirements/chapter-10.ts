import type { Requirement } from './requirement.ts';

/** Contract, scenarios and the people who use them. */
// biome-ignore format: one requirement, one line
export const chapter10: readonly Requirement[] = [
  { number: '10.1', text: 'The contract describes every call in full, with an example per answer; guesses carry x-assumed and a command lists them.' },
  { number: '10.2', text: 'Types, client, mock replies and validators are derived from the contract, so that a wrong mock answer does not compile.' },
  { number: '10.3', text: 'Every mock host checks requests and answers against the contract while running; a violation fails the test, never poses as an error of the app.' },
  { number: '10.4', text: 'A scenario is one file of data (world, plan, walk, verdict, numbers), unknown to the handlers.' },
  { number: '10.5', text: 'One scenario file plays in dev browser, Vitest, Playwright on the production build, real HTTP and as a story.' },
  { number: '10.6', text: 'A link opens a scenario in any mock build and survives a reload; an unknown id shows the catalogue with near names.' },
  { number: '10.7', text: 'The workbench lists, switches and plays scenarios around the framed app, with journal, breakage, clock, hosts and looks; the app holds only a small tab.' },
  { number: '10.8', text: 'Coverage maps are printed by a command; a message of chapter 8 or a step status without a scenario fails it.' },
  { number: '10.9', text: 'A command turns a recorded session into a scenario in order, personal data replaced before anything is written.' },
  { number: '10.10', text: 'Every operation meets every fault with a declared outcome, complete by type, that a test finds.' },
  { number: '10.11', text: 'The production build holds nothing of mocks, scenarios, previews or test data.' },
  { number: '10.12', text: 'A seeded fuzzer of journeys finds no lost value, no double effect, no jump, no dead end, no unhandled error.' },
  { number: '10.13', text: 'Small damages to every answer end on a known error screen or field fallback.' },
  { number: '10.14', text: 'An atlas page shows screens and statuses with thumbnails and maps, each opening its scenario.' },
];
