import { expect, test } from 'vitest';
import { createTracking, type JourneyEvent } from './tracking.ts';

const submit: JourneyEvent = {
  event: 'form_submit',
  time: '2026-03-10T12:00:00.000Z',
  category: 'credito-pessoal',
  slug: 'dados-pessoais',
};

test('[7.39] an event goes to the data layer with name, time, category and slug', () => {
  const window: { dataLayer?: unknown } = {};
  createTracking(window).track(submit);
  expect(window.dataLayer).toEqual([submit]);
});

test('[7.39] events are appended to an existing data layer', () => {
  const window = { dataLayer: [{ event: 'theirs' }] };
  createTracking(window).track(submit);
  expect(window.dataLayer).toEqual([{ event: 'theirs' }, submit]);
});

test('a later subscriber gets the earlier events unchanged, even if scripts have changed the data layer, and none after it unsubscribes', () => {
  const window: { dataLayer?: unknown[] } = {};
  const tracking = createTracking(window);
  tracking.track(submit);
  Object.assign(window.dataLayer?.[0] ?? {}, { slug: 'outra' });
  const received: JourneyEvent[] = [];
  const stop = tracking.subscribe(event => received.push(event));
  tracking.track({ ...submit, event: 'sng_step_view' });
  stop();
  tracking.track(submit);
  expect(received).toEqual([submit, { ...submit, event: 'sng_step_view' }]);
});

test('[12.10] other members of an event, and values that look personal, never get into the data layer', () => {
  const window: { dataLayer?: unknown } = {};
  const tracking = createTracking(window);
  tracking.track(Object.assign({ cpf: '52998224725' }, submit, { slug: 'maria@exemplo.com' }));
  tracking.track({ ...submit, category: '52998224725', slug: 'cpf-52998224725' });
  tracking.track({ ...submit, event: 'Maria da Silva' });
  expect(window.dataLayer).toEqual([
    { ...submit, slug: '' },
    { ...submit, category: '', slug: '' },
  ]);
});
