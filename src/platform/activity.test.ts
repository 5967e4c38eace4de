import { expect, test } from 'vitest';
import { createActivity } from './activity.ts';

test('[3.8] typing, pressing and scrolling count as activity; a stopped listener is not called', () => {
  const window = new EventTarget();
  let activities = 0;
  const stop = createActivity(window).subscribe(() => {
    activities += 1;
  });
  for (const type of ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'])
    window.dispatchEvent(new Event(type));
  expect(activities).toBe(5);
  window.dispatchEvent(new Event('resize'));
  stop();
  window.dispatchEvent(new Event('keydown'));
  expect(activities).toBe(5);
});
