import { subscribe } from 'valtio/vanilla';
import { afterEach, expect, test } from 'vitest';
import { decodeSystem } from '#api/decode/system.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { createAppState } from '#state/app-state.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { eventsBetween, type JourneySnapshot, trackJourney } from './track-journey.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const form: JourneySnapshot = {
  place: { kind: 'step', slug: 'dados' },
  showsErrorPage: false,
  isSending: false,
  status: 'init',
};
const listEventNames = (before: JourneySnapshot | undefined, now: JourneySnapshot) =>
  eventsBetween(before, now).map(({ event }) => event);

test('[7.39a] form_submit is tracked once, with the sent step', () => {
  const sending = { ...form, isSending: true };
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
  expect(listEventNames({ ...form, status: 'waiting' }, { ...form, status: 'success' })).toEqual([
    'sng_step_success',
  ]);
  expect(listEventNames(form, { ...form, showsErrorPage: true })).toEqual(['sng_error_view']);
  expect(listEventNames(undefined, { ...form, place: { kind: 'opening' }, status: '' })).toEqual([]);
  expect(listEventNames(undefined, { ...form, place: { kind: 'opening' }, showsErrorPage: true })).toEqual([
    'sng_error_view',
  ]);
});

test('[3.4c] [7.39c] an event carries the time of the clock in UTC, the product and the step', () => {
  const state = createAppState();
  const system = decodeSystem(systemAnswer(creditoPessoal, null));
  state.config = system?.configuration;
  const tracked: unknown[] = [];
  const trackChanges = trackJourney({
    state,
    clock: { now: () => Date.UTC(2026, 2, 10, 12) },
    track: event => tracked.push(event),
  });
  trackChanges();
  state.place = { kind: 'step', slug: 'dados' };
  trackChanges();
  trackChanges();
  expect(tracked).toEqual([
    {
      event: 'sng_step_view',
      time: '2026-03-10T12:00:00.000Z',
      category: 'credito-pessoal',
      slug: 'dados',
    },
  ]);
});

/**
 * At the address step, with a lookup of the CEP under way. Returns the names of events that are tracked from here on.
 */
async function trackDuringLookup(cep: string): Promise<string[]> {
  stage = setUpFlows({
    world: atAddressStep,
  });
  const { state, flows, engine, platform } = stage;
  await stage.open();
  flows.editField('cep', marina.cep);
  await until(() => state.form.fields.cidade?.options.status === 'success');
  flows.editField('numero', marina.number);
  const tracked: string[] = [];
  const trackChanges = trackJourney({
    state,
    clock: platform.clock,
    track: ({ event }) => tracked.push(event),
  });
  subscribe(state, trackChanges);
  trackChanges();
  tracked.length = 0;
  engine.breakNext('getCepFirst', { kind: 'latency', ms: 300 });
  flows.editField('cep', cep);
  return tracked;
}

test('[7.39a] [11.6] a press that waits for a lookup is tracked once, when the step is sent', async () => {
  const tracked = await trackDuringLookup('50030-230');
  await stage?.flows.submit();
  expect(stage?.sent('updateStep')).toHaveLength(1);
  expect(tracked.filter(event => event === 'form_submit')).toHaveLength(1);
});

test('[7.39a] [11.6] a press after whose lookup the form has errors is not tracked', async () => {
  const tracked = await trackDuringLookup('99999-999');
  await stage?.flows.submit();
  expect(stage?.sent('updateStep')).toEqual([]);
  expect(tracked).not.toContain('form_submit');
});
