import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FallenScreen } from './fallen-screen.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new TypeError('x is undefined');
}

test('[8.30] a mistake of ours is told, and asks nobody to load the page anew', async () => {
  const asked: Event[] = [];
  const hear = (event: Event): void => void asked.push(event);
  addEventListener('vite:preloadError', hear);
  render(
    <ErrorBoundary fallbackRender={({ error }) => <FallenScreen.Part error={error} production={true} />}>
      <Broken />
    </ErrorBoundary>,
    { onCaughtError: () => undefined },
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  removeEventListener('vite:preloadError', hear);
  expect(asked).toEqual([]);
});
