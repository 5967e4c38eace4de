import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { StepNavigation } from './step-navigation.tsx';

afterEach(cleanup);

const LONG_NAME = 'Dados da empresa em que a pessoa trabalha e de quem a representa '.repeat(8).trim();

test('[2.39] a long name of a step is cut after three lines, and whole with the pointer or the focus', async () => {
  const app = createStaticApp({ slug: 'dados', details: {}, contracts: [], returnableStep: '' });
  app.state.config = configurationWith({
    steps: [stepWith({ slug: 'dados', name: LONG_NAME, order: 1 }), stepWith({ slug: 'fim', order: 2 })],
  });
  render(
    <AppContext.Provider value={app}>
      <div style={{ width: 320 }}>
        <StepNavigation currentSlug="dados" />
      </div>
      <p>Fora</p>
    </AppContext.Provider>,
  );
  const name = page.getByText(LONG_NAME).element();
  const isCut = (): boolean => name.scrollHeight > name.clientHeight;
  expect(isCut()).toBe(true);
  const row = page.getByRole('button', { name: LONG_NAME });
  await userEvent.hover(row);
  expect(isCut()).toBe(false);
  await userEvent.hover(page.getByText('Fora'));
  expect(isCut()).toBe(true);
  await userEvent.tab();
  await expect.element(row).toHaveFocus();
  expect(isCut()).toBe(false);
});
