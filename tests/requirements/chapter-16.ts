import type { Requirement } from './requirement.ts';

/** Reality: how the project is checked against real browsers, services and deployments. */
// biome-ignore format: one requirement, one line
export const chapter16: readonly Requirement[] = [
  { number: '16.1', text: 'Every scenario tagged e2e plays on the production build in Chromium, Gecko and WebKit in CI.' },
  { number: '16.2', text: 'Every e2e scenario keeps its verdict in every dialect that the contract allows, except at most five exemptions with reasons.' },
  { number: '16.3', text: 'One press has one effect, by a key that the service can use; requests and effects are counted separately.' },
  { number: '16.4', text: 'The app confirms receipt, also of files, only after the service has shown it.' },
  { number: '16.5', text: 'Recordings of the real service are compared with the contract: every guess is confirmed, contradicted or without evidence.' },
  { number: '16.6', text: 'The check of a deployment calls the configured service once and says in words what will not work.' },
  { number: '16.7', text: 'A requirement counts as passing only if code that the app uses fulfils each of its clauses.' },
  { number: '16.8', text: 'Beside Node 20.19, every locked package allows the last two even major versions; 0018 says what was run on them.' },
  { number: '16.9', text: 'A deployment may collect a report of failures and waiting times in codes, without personal data and off by default.' },
];
