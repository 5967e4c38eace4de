import { expect, test } from 'vitest';
import { createVisibility, type VisibilityWindow } from './visibility.ts';

function setUpVisibility() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), { document });
  const dispatch = (type: string, persisted = false) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  // A plain EventTarget types its listeners less exactly than a window does.
  return { dispatch, show, visibility: createVisibility(window as unknown as VisibilityWindow) };
}

test('listeners are called when the page is hidden and shown again, until they unsubscribe', () => {
  const { show, visibility } = setUpVisibility();
  const reported: boolean[] = [];
  const stop = visibility.subscribe(isVisible => reported.push(isVisible));
  show('hidden');
  expect(visibility.isVisible()).toBe(false);
  show('visible');
  stop();
  show('hidden');
  expect(reported).toEqual([false, true]);
});

test('[11.8] a page from the back/forward cache is distinguished from a loaded one', () => {
  const { dispatch, visibility } = setUpVisibility();
  let restored = 0;
  const stop = visibility.onRestored(() => {
    restored += 1;
  });
  dispatch('pageshow', false);
  expect(restored).toBe(0);
  dispatch('pageshow', true);
  expect(restored).toBe(1);
  stop();
  dispatch('pageshow', true);
  expect(restored).toBe(1);
});

test('[11.3] leaving the page is reported while there is still time to act', () => {
  const { dispatch, visibility } = setUpVisibility();
  let left = 0;
  const stop = visibility.onLeaving(() => {
    left += 1;
  });
  dispatch('pagehide');
  stop();
  dispatch('pagehide');
  expect(left).toBe(1);
});
