import '#ui/theme/global.css';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { ConsultCompanyDrawer } from './consult-company-drawer.tsx';

afterEach(cleanup);

const bakery = { name: 'Padaria Flor do Campo Ltda', cnpj: '11222333000181', uf: 'SP' };

test.each([
  [1, '1 empresa encontrada'],
  [2, '2 empresas encontradas'],
])('[13.3] [5.30] screen readers hear that the search has found %i', async (count, announcement) => {
  const app = createStaticForm({}).app({});
  const { companyLookup } = app.state;
  Object.assign(companyLookup, { isOpen: true, text: 'padaria', status: 'loading' });
  render(
    <AppContext.Provider value={app}>
      <ConsultCompanyDrawer />
    </AppContext.Provider>,
  );
  const status = page.getByRole('status').filter({ hasText: /empresa/ });
  await expect.element(status).toHaveTextContent('Buscando empresas');
  const element = status.element();
  await act(async () => {
    Object.assign(companyLookup, { status: 'success', companies: Array(count).fill(bakery) });
  });
  // The same element, so that the change is announced.
  await expect.element(page.elementLocator(element)).toHaveTextContent(announcement);
  await expect.element(page.getByRole('list', { name: 'Empresas encontradas' })).toBeVisible();
});

test('[4.28] Buscar de novo shows when the search may be repeated', async () => {
  const app = createStaticForm({}).app({});
  Object.assign(app.state.companyLookup, { isOpen: true, text: 'padaria', status: 'error' });
  app.state.retryAt.findCompaniesByName = app.flows.clock.steadyNow() + 60_000;
  render(
    <AppContext.Provider value={app}>
      <ConsultCompanyDrawer />
    </AppContext.Provider>,
  );
  await expect.element(page.getByText(/^Buscar de novo em (1 min|60 s|59 s)/)).toBeVisible();
});
