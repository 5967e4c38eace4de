import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createReloadOnce } from '#platform/reload-once.ts';
import '#ui/theme/global.css';
import { loadScreen } from './load-screen.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');
const broken = () => Promise.reject(gone);
const Screen = (): ReactNode => 'Aqui';
const container = document.createElement('div');
let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  container.remove();
});

/** What a tab remembers, and how often it was loaded anew. */
function tab() {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const memory = {
    read: (name: string) => kept.get(name),
    write: (name: string, value: string) => kept.set(name, value).has(name),
    remove: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  return { reload, reloadOnce: createReloadOnce(memory, reload) };
}

function listen(take: boolean): { heard: Event[]; stop: () => void } {
  const heard: Event[] = [];
  const note = (event: Event): void => {
    heard.push(event);
    if (take) event.preventDefault();
  };
  addEventListener('vite:preloadError', note);
  return { heard, stop: () => removeEventListener('vite:preloadError', note) };
}

test('[2.18] [4.41] a screen that cannot be loaded says "Atualizando..." and the page reloads a single time', async () => {
  const { reload, reloadOnce } = tab();
  const Updating = await loadScreen(broken, reloadOnce);
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <Suspense>
      <Updating />
    </Suspense>,
  );
  await expect.element(page.getByText('Atualizando...').first()).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
  await expect(loadScreen(broken, reloadOnce)).rejects.toBe(gone);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[2.18] a screen is loaded when it is asked for, and nothing is reloaded', async () => {
  const { reload, reloadOnce } = tab();
  const load = vi.fn(async () => Screen);
  const loading = loadScreen(load, reloadOnce);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await loading).toBe(Screen);
  expect(reload).not.toHaveBeenCalled();
});

test('[8.29] the failure is raised as a preload error; what nobody takes is thrown', async () => {
  const { heard, stop } = listen(false);
  const never = () => false;
  await expect(loadScreen(broken, never)).rejects.toBe(gone);
  stop();
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ type: 'vite:preloadError', payload: gone, cancelable: true });
});

test('[8.29] whoever takes the preload error decides: nothing is thrown and nothing reloaded here', async () => {
  const { stop } = listen(true);
  const reloadOnce = vi.fn(() => false);
  await expect(loadScreen(broken, reloadOnce)).resolves.toBeTypeOf('function');
  stop();
  expect(reloadOnce).not.toHaveBeenCalled();
});
