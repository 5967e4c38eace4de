import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Flows } from '#flows/flows.ts';
import { framePart } from '#frame/frame-part.tsx';
import { AppContext } from '#hooks/app-context.ts';
import { createAppState } from '#state/app-state.ts';

afterEach(cleanup);

const Actions = (): ReactNode => <p>Perguntas frequentes</p>;

/** A part whose first fetches fail. */
function losing(times: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    return Actions;
  };
  return { load, asked: () => asked };
}

/** The page around the part; what a part throws is the whole page's. */
function show(Part: () => ReactNode, mayReload: boolean): void {
  const flows = { mayReload: () => mayReload } as Flows; // a part of the frame asks for nothing else
  render(
    <AppContext.Provider value={{ state: createAppState(), flows }}>
      <ErrorBoundary fallback={<p>Página inteira</p>} onError={() => undefined}>
        <p>Dados pessoais</p>
        <Part />
      </ErrorBoundary>
    </AppContext.Provider>,
    { onCaughtError: () => undefined },
  );
}

const part = (load: () => Promise<() => ReactNode>, retries: boolean) => {
  const Part = framePart(load, { retries });
  return () => <Part />;
};

test('[4.41] a part of the frame that is gone brings the page to load the new version, while it may', async () => {
  show(part(losing(1).load, false), true);
  await expect.element(page.getByText('Página inteira')).toBeVisible();
});

test('[4.41] once the page has loaded anew, the journey goes on without a part that is gone', async () => {
  const { load, asked } = losing(1);
  show(part(load, false), false);
  await expect.poll(asked).toBe(1);
  await expect.element(page.getByText('Dados pessoais')).toBeVisible();
  await expect.element(page.getByText('Página inteira')).not.toBeInTheDocument();
});

test('[4.41] a part with something to press is fetched again where it is missing', async () => {
  show(part(losing(2).load, true), false);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(page.getByText('Perguntas frequentes')).toBeVisible();
  await expect.element(page.getByText('Dados pessoais')).toBeVisible();
});
