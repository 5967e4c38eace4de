import { expect, test } from 'vitest';
import { decodeSystem } from '#api/decode/system.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { createAppState } from '#state/app-state.ts';
import { eventsBetween, type JourneySnapshot, trackJourney } from './track-journey.ts';

const form: JourneySnapshot = {
  place: { kind: 'step', slug: 'dados' },
  failed: false,
  submitting: false,
  status: 'init',
};
const names = (before: JourneySnapshot | undefined, now: JourneySnapshot) =>
  eventsBetween(before, now).map(({ event }) => event);

test('[7.39a] form_submit is tracked once, with the sent step', () => {
  const sending = { ...form, submitting: true };
  expect(eventsBetween(form, sending)).toEqual([{ event: 'form_submit', slug: 'dados' }]);
  expect(eventsBetween(sending, sending)).toEqual([]);
  expect(eventsBetween(sending, form)).toEqual([]);
});

test.each([
  [{ kind: 'landing', variant: 'new' }, 'sng_landing_view', ''],
  [{ kind: 'step', slug: 'endereco' }, 'sng_step_view', 'endereco'],
  [{ kind: 'completion' }, 'sng_completion_view', ''],
  [{ kind: 'tokenValidation' }, 'sng_token_validation_view', ''],
  [{ kind: 'finalPage' }, 'sng_final_page_view', ''],
] as const)('[7.39b] a place is tracked when the visitor comes to it: %o', (place, event, slug) => {
  const atPlace: JourneySnapshot = { ...form, place };
  expect(eventsBetween(undefined, atPlace)).toEqual([{ event, slug }]);
  expect(eventsBetween(form, atPlace)).toEqual([{ event, slug }]);
  expect(eventsBetween(atPlace, atPlace)).toEqual([]);
});

test('[7.39b] how a step ends is tracked, and so is an error page', () => {
  expect(names({ ...form, status: 'waiting' }, { ...form, status: 'success' })).toEqual(['sng_step_success']);
  expect(names(form, { ...form, failed: true })).toEqual(['sng_error_view']);
  expect(names(undefined, { ...form, place: { kind: 'opening' }, status: '' })).toEqual([]);
  expect(names(undefined, { ...form, place: { kind: 'opening' }, failed: true })).toEqual(['sng_error_view']);
});

test('[3.4c] [7.39c] an event carries the time of the clock in UTC, the product and the step', () => {
  const state = createAppState();
  const system = decodeSystem(systemAnswer(creditoPessoal, null));
  state.config = system?.configuration;
  const tracked: unknown[] = [];
  const look = trackJourney({
    state,
    clock: { now: () => Date.UTC(2026, 2, 10, 12) },
    track: event => tracked.push(event),
  });
  look();
  state.place = { kind: 'step', slug: 'dados' };
  look();
  look();
  expect(tracked).toEqual([
    {
      event: 'sng_step_view',
      time: '2026-03-10T12:00:00.000Z',
      category: 'credito-pessoal',
      slug: 'dados',
    },
  ]);
});
