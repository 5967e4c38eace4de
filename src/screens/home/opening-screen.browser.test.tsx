import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext, type AppContextValue } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { LOADING_TEXTS } from './loading-texts.ts';
import { OpeningScreen } from './opening-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const readAnnouncement = () => page.getByRole('status').element().textContent;
const readStatus = () => document.querySelector('[aria-hidden]:not([data-skeleton]) > span')?.textContent;
const readProgress = () => page.getByRole('progressbar', { name: 'Carregando' }).element().ariaValueNow;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function renderOpening(): AppContextValue['state'] {
  const app = createStaticApp({ slug: '', details: {}, contracts: [], returnableStep: '' });
  render(
    <AppContext.Provider value={app}>
      <OpeningScreen />
    </AppContext.Provider>,
  );
  return app.state;
}

test('[2.17b] [9.10] while the journey opens, every 2 s the text changes and the bar grows by ten percent', () => {
  renderOpening();
  expect([readStatus(), readProgress()]).toEqual([LOADING_TEXTS[0], '10']);
  pass(1999);
  expect([readStatus(), readProgress()]).toEqual([LOADING_TEXTS[0], '10']);
  pass(1);
  expect([readStatus(), readProgress()]).toEqual([LOADING_TEXTS[1], '20']);
  pass(2000);
  expect([readStatus(), readProgress()]).toEqual([LOADING_TEXTS[2], '30']);
});

test('[13.5] [9.10] only the first of the texts that change is announced', () => {
  renderOpening();
  expect(readAnnouncement()).toBe(LOADING_TEXTS[0]);
  pass(4000);
  expect([readAnnouncement(), readStatus()]).toEqual([LOADING_TEXTS[0], LOADING_TEXTS[2]]);
});

test('[4.21] [13.3] the answer that finds a proposal changes no text: its step follows at once', async () => {
  const state = renderOpening();
  await act(async () => {
    state.config = configurationWith();
    state.loading.isResuming = true;
    await Promise.resolve();
  });
  expect(readStatus()).toBe(LOADING_TEXTS[0]);
});
