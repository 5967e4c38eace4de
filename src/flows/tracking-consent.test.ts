import { expect, test } from 'vitest';
import { createAppState } from '#state/app-state.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { answerTrackingConsent, askTrackingConsent } from './tracking-consent.ts';

const { signal } = new AbortController();

test.each([
  [true, 'given'],
  [false, 'refused'],
] as const)(
  '[12.7b] the visitor is asked once whether partners may get events; the answer %s is stored',
  async (answer, consent) => {
    const platform = createMemoryPlatform();
    const firstVisit = { state: createAppState(), platform };
    expect(await askTrackingConsent(firstVisit, signal)).toBe('asked');
    answerTrackingConsent(firstVisit, answer);
    expect(firstVisit.state.trackingConsent).toBe(consent);
    const laterVisit = { state: createAppState(), platform };
    expect(await askTrackingConsent(laterVisit, signal)).toBe(consent);
  },
);

test('[12.7] with an invalid stored answer the app asks for consent again', async () => {
  const platform = createMemoryPlatform();
  await platform.secureStorage.write('consent::::', { given: true });
  expect(await askTrackingConsent({ state: createAppState(), platform }, signal)).toBe('asked');
});

test('[12.7] [11.4] partners that are gone before the stored answer is read are not asked about', async () => {
  const visit = { state: createAppState(), platform: createMemoryPlatform() };
  const partners = new AbortController();
  const asking = askTrackingConsent(visit, partners.signal);
  partners.abort();
  await asking;
  expect(visit.state.trackingConsent).toBe('unasked');
});
