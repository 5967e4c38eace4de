import type { AnsweredByAssumption } from './requirement.ts';

/**
 * The closed list of lines that no test can show: they state that something is unknown, so no behaviour can break them.
 * No other line belongs here: a gap that can be closed is decided in assumptions.md, built and tested.
 */
export const answeredByAssumption: readonly AnsweredByAssumption[] = [
  {
    number: '1.7',
    decision:
      'Chat and sentiment analysis are hinted at but not described, so neither is built; 2.6 and 2.12 test the routes.',
    place: 'docs/decisions/assumptions.md#a-1.7',
  },
  {
    number: '2.16',
    decision: 'The app always uses one list of routes, which has every address of the table.',
    place: 'docs/decisions/assumptions.md#a-2.16',
  },
  {
    number: '3.3',
    decision:
      'A slice has the fields that the specification names and those that our flows need, and no others.',
    place: 'docs/decisions/assumptions.md#a-3.3',
  },
  {
    number: '3.52',
    decision:
      'A call whose payload is not specified sends the smallest one that can work, marked x-assumed in the contract.',
    place: 'docs/decisions/assumptions.md#a-3.52',
  },
  {
    number: '4.6',
    decision: 'The app stores a situation as a text; no decision depends on an unknown one.',
    place: 'docs/decisions/assumptions.md#a-4.6',
  },
  {
    number: '4.42',
    decision: 'The next step is the one that the service names; the app has no table of transitions.',
    place: 'docs/decisions/assumptions.md#a-4.42',
  },
  {
    number: '7.7',
    decision:
      'An answer whose shape is not given gets the smallest schema that serves its screen, marked x-assumed in the contract.',
    place: 'docs/decisions/assumptions.md#a-7.7',
  },
  {
    number: '8.39',
    decision:
      'Codes that chapter 8 mentions follow its rules; any other code is an error that shows its message.',
    place: 'docs/decisions/assumptions.md#a-8.39',
  },
];
