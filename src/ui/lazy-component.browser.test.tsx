import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazyComponent } from './lazy-component.tsx';
import { renderRetryButton } from './render-retry-button.tsx';

interface WordsProps {
  text: string;
}

const Words = ({ text }: WordsProps): ReactNode => <p>{text}</p>;
const renderWaiting = ({ text }: WordsProps): ReactNode => <p>Carregando {text}</p>;
const missingFile = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

/** Returns a function that loads `Words`, but fails at its first `failures` calls. */
function createLoader(failures: number) {
  let attempts = 0;
  return vi.fn(async () => {
    attempts += 1;
    if (attempts <= failures) throw missingFile;
    return Words;
  });
}

/** Renders the part in a page. An error that the part throws replaces the whole page by a fallback. */
function show(part: ReactNode): void {
  render(
    <ErrorBoundary fallback={<p>Página inteira</p>}>
      <p>Dados pessoais</p>
      {part}
    </ErrorBoundary>,
    { onCaughtError: () => undefined },
  );
}

const preloadErrors: Event[] = [];
/** Whether the listener says that the page reloads. */
let answersWithReload = false;
const onPreloadError = (event: Event): void => {
  preloadErrors.push(event);
  if (answersWithReload && 'answerWith' in event && typeof event.answerWith === 'function')
    event.answerWith(Promise.resolve(true));
};
addEventListener('vite:preloadError', onPreloadError);
afterEach(() => {
  cleanup();
  preloadErrors.length = 0;
  answersWithReload = false;
});

test('a preloaded component renders at once, without a placeholder', async () => {
  const load = createLoader(0);
  const { Component, preload } = lazyComponent(load, { waiting: renderWaiting });
  await preload();
  const { container } = render(<Component text="Aqui" />);
  expect(container.textContent).toBe('Aqui');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a component that is not loaded shows its placeholder until it is', async () => {
  const { Component, getLoaded } = lazyComponent(createLoader(0), { waiting: renderWaiting });
  expect(getLoaded()).toBeUndefined();
  const { container } = render(<Component text="Aqui" />);
  expect(container.textContent).toBe('Carregando Aqui');
  await expect.poll(() => container.textContent).toBe('Aqui');
  expect(getLoaded()).toBe(Words);
});

/** Calls the function after the first render, and before the effects of the lazy component. */
function AfterRender({ callback }: { callback: () => void }) {
  useLayoutEffect(callback, [callback]);
  return null;
}

test('[14.1] a component whose preload ends right after the first render is shown', async () => {
  let resolveModule: () => void = () => undefined;
  const { Component, preload } = lazyComponent<WordsProps>(
    () =>
      new Promise(resolve => {
        resolveModule = () => resolve(Words);
      }),
  );
  void preload();
  show(
    <>
      <Component text="Aqui" />
      <AfterRender callback={() => resolveModule()} />
    </>,
  );
  await expect.element(page.getByText('Aqui')).toBeVisible();
});

test('[8.29] a component that fails to load dispatches a preload error event; if no listener handles it, the error is thrown', async () => {
  const { Component } = lazyComponent(createLoader(1));
  show(<Component text="Aqui" />);
  await expect.element(page.getByText('Página inteira')).toBeVisible();
  expect(preloadErrors).toHaveLength(1);
  expect(preloadErrors[0]).toMatchObject({ payload: missingFile, cancelable: true });
});

test('[8.29] a preload error that a listener handles is not thrown, and the placeholder of the component stays', async () => {
  answersWithReload = true;
  const { Component } = lazyComponent(createLoader(1), {
    waiting: renderWaiting,
    missing: renderRetryButton,
  });
  show(<Component text="Aqui" />);
  await expect.poll(() => preloadErrors.length).toBe(1);
  await expect.element(page.getByText('Carregando Aqui')).toBeVisible();
  await expect.element(page.getByText('Dados pessoais')).toBeVisible();
});

test('[4.41] where the page does not reload, a missing optional component is left out', async () => {
  const { Component } = lazyComponent(createLoader(1), { missing: () => null });
  show(<Component text="Aqui" />);
  await expect.poll(() => preloadErrors.length).toBe(1);
  await expect.element(page.getByText('Dados pessoais')).toBeVisible();
  await expect.element(page.getByText('Página inteira')).not.toBeInTheDocument();
});

test('[4.41] a missing component with a control can be loaded again', async () => {
  const { Component } = lazyComponent(createLoader(2), { missing: renderRetryButton });
  show(<Component text="Aqui" />);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(page.getByText('Aqui')).toBeVisible();
  expect(preloadErrors).toMatchObject([{ isRetry: false }, { isRetry: true }]);
  await expect.element(page.getByText('Dados pessoais')).toBeVisible();
});

test('a failed preload is not reported', async () => {
  await expect(lazyComponent(createLoader(1)).preload()).rejects.toBe(missingFile);
  expect(preloadErrors).toEqual([]);
});
