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
import { StepOptions } from './step-options.tsx';

afterEach(cleanup);

/** The names of the ways from a step that waits to the form before it. */
function waysBackFrom(type: string): string[] {
  const app = createStaticApp({ slug: 'current', details: {}, contracts: [], returnableStep: 'form' });
  app.state.config = configurationWith({
    steps: [
      stepWith({ slug: 'form', order: 1 }),
      stepWith({ slug: 'current', order: 2, status: 'waiting', type: stepTypeWith(type) }),
    ],
  });
  app.state.proposal = { ...proposalWith({}), currentStep: 'current' };
  const { container } = render(
    <AppContext.Provider value={app}>
      <BackButton variant="chevron" />
      <StepOptions />
    </AppContext.Provider>,
  );
  return [...container.querySelectorAll('button')].map(
    button => button.getAttribute('aria-label') ?? button.textContent ?? '',
  );
}

test.each([
  ['form', ['Voltar']],
  ['simulation', []],
  ['creditAnalysis', ['Minhas Propostas']],
  ['facematch', ['Minhas Propostas']],
  ['tokenValidation', ['Voltar', 'Minhas Propostas']],
])(
  "[2.33] [4.12] these links lead back from a step %s that waits: %j, 'Voltar' only where the visitor acts, 'Minhas Propostas' only where there is nothing to enter",
  async (type, names) => {
    await page.viewport(360, 740);
    expect(waysBackFrom(type)).toEqual(names);
  },
);
