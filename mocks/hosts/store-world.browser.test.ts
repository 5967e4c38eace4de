import { expect, onTestFinished, test } from 'vitest';
import { storeWorld } from './store-world.ts';

test('[10.5] a full tab loses the worlds of other scenarios, so a reload still continues the current one', () => {
  onTestFinished(() => sessionStorage.clear());
  sessionStorage.setItem('bancada', 'settings');
  for (let index = 0; index < 52; index += 1) {
    try {
      sessionStorage.setItem(`mocks:tab:earlier-${index}`, 'x'.repeat(100_000));
    } catch {
      break;
    }
  }
  storeWorld('mocks:tab:resume', 'y'.repeat(200_000));
  expect(sessionStorage.getItem('mocks:tab:resume')).toHaveLength(200_000);
  expect(sessionStorage.getItem('bancada')).toBe('settings');
});

test('[10.5] a world that no tab can hold leaves the stored one', () => {
  onTestFinished(() => sessionStorage.clear());
  storeWorld('mocks:tab:resume', 'small');
  storeWorld('mocks:tab:resume', 'y'.repeat(6_000_000));
  expect(sessionStorage.getItem('mocks:tab:resume')).toBe('small');
});
