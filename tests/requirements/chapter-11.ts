import type { Requirement } from './requirement.ts';

/** Data safety. */
// biome-ignore format: one requirement, one line
export const chapter11: readonly Requirement[] = [
  { number: '11.1', text: 'A submission has one running write and one effect, however fast or often the visitor presses.' },
  { number: '11.2', text: 'After an unknown outcome the app asks the service before it offers to resend; nothing happens twice.' },
  { number: '11.3', text: 'Typed values survive a reload, a crash, a killed browser, closing and errors; a killed browser loses 150 ms of typing in the median, 500 ms at worst. A draft belongs to a proposal, a step and a schema version.' },
  { number: '11.4', text: 'Drafts are encrypted, contain no documents, live 24 h and are erased at the end; "Apagar meus dados deste aparelho" erases all.' },
  { number: '11.5', text: 'If the storage fails, the app continues from memory and says so once.' },
  { number: '11.6', text: 'Late, repeated or reordered answers change nothing; a late lookup never overwrites typing.' },
  { number: '11.7', text: 'A second tab on a proposal shows a notice and may take over; tabs on two hashes never mix.' },
  { number: '11.8', text: 'The back/forward cache never restores data of another person or of a finished journey.' },
  { number: '11.9', text: 'Two polls never run at once; polling slows while the page is hidden, resumes at once, stops on leaving and does not grow memory.' },
  { number: '11.10', text: 'A request ends at 150 s while the screen stays usable.' },
];
