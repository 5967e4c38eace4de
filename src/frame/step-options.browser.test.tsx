import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { BackButton } from './back-button.tsx';
import { StepOptions } from './step-options.tsx';
import { waitingAppWith } from './testing/waiting-app-with.ts';

afterEach(cleanup);

/** The names of the ways from a step that waits to the form before it. */
function waysBackFrom(type: string): string[] {
  const { container } = render(
    <AppContext.Provider value={waitingAppWith(type)}>
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
