import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { Navigator } from './navigator.tsx';

afterEach(cleanup);

test('[2.39b] [13.4a] the drawer "Passos" that another step has closed stays closed when the visitor returns', async () => {
  const app = createStaticApp({ slug: 'cartao', details: {}, contracts: [], returnableStep: '' });
  const navigatorAt = (currentSlug: string) => (
    <AppContext.Provider value={app}>
      <Navigator currentSlug={currentSlug} position={5} total={10} showsStepWord />
    </AppContext.Provider>
  );
  const { rerender } = render(navigatorAt('cartao'));
  const openButton = page.getByText('Passo 5 de 10');
  const drawer = page.getByRole('dialog', { name: 'Passos' });
  await openButton.click();
  await expect.element(drawer).toBeVisible();
  rerender(navigatorAt('endereco'));
  await expect.element(drawer).not.toBeInTheDocument();
  rerender(navigatorAt('cartao'));
  await expect.element(openButton).toHaveAttribute('aria-expanded', 'false');
  expect(drawer.elements()).toEqual([]);
});
