import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { BackButton } from './back-button.tsx';
import { JourneyProgress } from './journey-progress.tsx';
import { Navigator } from './navigator.tsx';
import { waitingAppWith } from './testing/waiting-app-with.ts';

afterEach(cleanup);

test('[2.39b] [13.4a] the drawer "Passos" that another step has closed stays closed when the visitor returns', async () => {
  const app = createStaticApp({ slug: 'cartao', details: {}, contracts: [], returnableStep: '' });
  const navigatorAt = (currentSlug: string) => (
    <AppContext.Provider value={app}>
      <Navigator currentSlug={currentSlug} count="5 de 10" showsStepWord />
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

/** The buttons in the header of a bank with the step navigator at a step of this type. */
function headerButtonsAt(type: string): string[] {
  const app = waitingAppWith(type);
  app.state.rules = { ...app.state.rules, hasStepNavigator: true };
  const { container } = render(
    <AppContext.Provider value={app}>
      <BackButton variant="chevron" />
      <JourneyProgress />
    </AppContext.Provider>,
  );
  return [...container.querySelectorAll('button')].map(button => button.textContent ?? '');
}

test.each([
  ['form', ['Voltar', 'Passo 2 de 2']],
  // Like the back button of other banks: not while the service works on the step.
  ['creditAnalysis', ['Passo 2 de 2']],
  ['tokenValidation', ['Voltar', 'Passo 2 de 2']],
])('[2.39c] [4.12] the navigator at a step %s that waits has %j', (type, names) => {
  expect(headerButtonsAt(type)).toEqual(names);
});

test('[2.39] [4.12] a review, which the counter leaves out, has the navigator as well', async () => {
  const app = createStaticApp({ slug: 'review', details: {}, contracts: [], returnableStep: 'form' });
  app.state.rules = { ...app.state.rules, hasStepNavigator: true };
  app.state.config = configurationWith({
    steps: [
      stepWith({ slug: 'form', name: 'Dados', order: 1 }),
      stepWith({ slug: 'review', order: 2, type: stepTypeWith('review') }),
    ],
  });
  app.state.proposal = { ...proposalWith({}), currentStep: 'review' };
  render(
    <AppContext.Provider value={app}>
      <JourneyProgress />
    </AppContext.Provider>,
  );
  const navigator = page.getByRole('navigation', { name: 'Passos' });
  await expect.element(navigator.getByRole('button', { name: 'Voltar' })).toBeVisible();
  expect(page.getByRole('progressbar').elements()).toEqual([]);
  await navigator.getByRole('button', { name: 'Passos' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Passos' }).getByText('Dados')).toBeVisible();
});
