import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createReloadOnce } from '#platform/reload-once.ts';
import { FallenScreen } from './fallen-screen.tsx';

afterEach(cleanup);

function setUp() {
  const kept = new Map<string, string>();
  let reloads = 0;
  const memory = {
    read: (name: string) => kept.get(name),
    write: (name: string, value: string) => kept.set(name, value) !== undefined,
    remove: (name: string) => void kept.delete(name),
  };
  const reloadOnce = createReloadOnce(memory, () => {
    reloads += 1;
  });
  return { reloadOnce, reloads: () => reloads };
}

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/header-actions-1.js',
  'error loading dynamically imported module: https://x/assets/header-actions-1.js',
  'Importing a module script failed.',
])('[4.41] a part of a screen that is gone reloads the page once, then it is told (%s)', async words => {
  const { reloadOnce, reloads } = setUp();
  const show = () =>
    render(<FallenScreen error={new TypeError(words)} production={true} reloadOnce={reloadOnce} />);
  show();
  await expect.element(page.getByText('Atualizando...').first()).toBeVisible();
  expect(reloads()).toBe(1);
  cleanup();
  show();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(reloads()).toBe(1);
});

test('[8.30] a mistake of ours is told at once and reloads nothing', async () => {
  const { reloadOnce, reloads } = setUp();
  render(<FallenScreen error={new TypeError('x is undefined')} production={true} reloadOnce={reloadOnce} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(reloads()).toBe(0);
});
