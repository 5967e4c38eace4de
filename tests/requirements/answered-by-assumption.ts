import type { AnsweredByAssumption } from './requirement.ts';

/**
 * The closed list of lines that no test can show: they state that something is unknown, so no behaviour can break them.
 * No other line belongs here: a gap that can be closed is decided in assumptions.md, built and tested.
 */
export const answeredByAssumption: readonly AnsweredByAssumption[] = [
  {
    number: '1.7',
    decision:
      'A hint is no feature: no chat and no sentiment analysis is built; the routes are tested as 2.6 and 2.12.',
    place: 'docs/decisions/assumptions.md#a-1.7',
  },
  {
    number: '2.16',
    decision: 'One list of routes holds always; every address of the table is registered in it.',
    place: 'docs/decisions/assumptions.md#a-2.16',
  },
  {
    number: '3.3',
    decision: 'A slice holds what its named fields and our own flows need, and nothing is guessed on top.',
    place: 'docs/decisions/assumptions.md#a-3.3',
  },
  {
    number: '3.52',
    decision:
      'Calls whose payload is unknown send the least that can work, marked x-assumed in the contract.',
    place: 'docs/decisions/assumptions.md#a-3.52',
  },
  {
    number: '4.6',
    decision:
      'A situation is a text from the service that is carried along; no decision hangs on an unknown one.',
    place: 'docs/decisions/assumptions.md#a-4.6',
  },
  {
    number: '4.42',
    decision:
      'The step that the service names is the next one, whichever it is; no table of transitions is kept here.',
    place: 'docs/decisions/assumptions.md#a-4.42',
  },
  {
    number: '7.7',
    decision:
      'Unknown answers get the smallest schema that serves their screen, marked x-assumed in the contract.',
    place: 'docs/decisions/assumptions.md#a-7.7',
  },
  {
    number: '8.39',
    decision:
      'Codes are judged by the rules of chapter 8; any other code is an ordinary error with its message.',
    place: 'docs/decisions/assumptions.md#a-8.39',
  },
];
