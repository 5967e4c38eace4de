import type { Requirement } from './requirement.ts';

/** Data safety. */
// biome-ignore format: one requirement, one line
export const chapter11: readonly Requirement[] = [
  { number: '11.1', text: 'However fast or often one submits, a proposal has one write in flight and one effect.' },
  { number: '11.2', text: 'After an unknown outcome the service is asked before a resend is offered; nothing happens twice.' },
  { number: '11.3', text: 'Typed values survive reload, crash, a killed browser, closing and errors; a kill costs 150 ms of typing at the median, 500 ms at worst. A draft is bound to proposal, step and schema version.' },
  { number: '11.4', text: 'Drafts are encrypted, without documents, live 24 h and are erased at the end; "Apagar meus dados deste aparelho" erases all.' },
  { number: '11.5', text: 'When storage fails the app goes on from memory and says so one time.' },
  { number: '11.6', text: 'Late, repeated or reordered answers change nothing; a late lookup never overwrites typing.' },
  { number: '11.7', text: 'A second tab on a proposal is told and may take over; tabs on two hashes never mix.' },
  { number: '11.8', text: 'The back/forward cache brings back nothing foreign or finished.' },
  { number: '11.9', text: 'Polling is never doubled, slows while hidden, resumes at once, stops on leaving and does not grow memory.' },
  { number: '11.10', text: 'A request ends at 150 s while the screen stays usable.' },
];
