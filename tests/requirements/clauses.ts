import type { Clause } from './requirement.ts';

/**
 * Lines that state several things, split into clauses. A test cites a clause by the line's number and a letter,
 * `[3.46b]`, which cites the line, too; a citation of the line alone shows none of its clauses. A line is shown once all
 * its clauses are. A line without an entry here is one clause.
 */
// biome-ignore format: one clause, one line
export const clauses: readonly Clause[] = [
  { number: '3.2a', text: 'The proposal outlives a reload: its identifier says from the start that the journey is resumed.' },
  { number: '3.2b', text: 'The progress of each step outlives a reload.' },
  { number: '3.2c', text: 'The device settings outlive a reload.' },
  { number: '3.2d', text: 'The hash id outlives a reload.' },
  { number: '3.43a', text: 'The progress map begins with review and finished at 1.' },
  { number: '3.43b', text: 'The progress of a form that is left is kept, and a sent step is at 1.' },
  { number: '3.43c', text: 'The list of steps shows how much of the current step is filled in.' },
  { number: '3.46a', text: 'The device settings hold the step to return to.' },
  { number: '3.46b', text: 'The device settings hold the CPF that was sent last.' },
  { number: '3.46c', text: 'The device settings hold the way of the last confirmation.' },
  { number: '4.30a', text: 'A field is shown only if its conditions hold with the initial data of the proposal.' },
  { number: '4.30b', text: 'A field is shown only if its token validation passes.' },
  { number: '4.30c', text: 'A field is shown only if its kind says that it can be.' },
  { number: '4.31a', text: 'A field that the service hides is hidden, except a text with autocomplete while the setting of the device is on.' },
  { number: '4.31b', text: 'The query or the embedding app switches the autocomplete setting; a confirmed code does not.' },
  { number: '4.33a', text: 'Consents named by the product or the deployment are hidden once a token exists.' },
  { number: '4.33b', text: 'Only an exact name or an identifier of the product hides a consent.' },
];
