import '#ui/theme/global.css';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leaveForOffers } from '#flows/leave-for-offers.ts';
import { QuestionDialog } from '#frame/overlays/question-dialog.tsx';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { createContextWithoutService } from './context-without-service.ts';

test('[2.43] [12.2] before the visitor leaves for the offers, the longest host is on the screen to its last label', async () => {
  await page.viewport(360, 740);
  const labels = ['a', 'b', 'c'].map(letter => letter.repeat(60)).join('.');
  const host = `www.financeira-horizonte.com.br.${labels}.${'d'.repeat(29)}.evil.com`;
  expect(host).toHaveLength(253);
  const { context, state } = createContextWithoutService();
  const { homePage } = configurationWith().display;
  state.config = configurationWith({
    display: { homePage: { ...homePage, offersUrl: `https://${host}/` } },
  });
  void leaveForOffers(context);
  await vi.waitFor(() => expect(state.dialog.isOpen).toBe(true));
  const app = createStaticForm({}).app({});
  Object.assign(app.state.dialog, state.dialog);
  render(
    <AppContext.Provider value={app}>
      <QuestionDialog />
    </AppContext.Provider>,
  );
  await expect
    .element(page.getByRole('alertdialog').getByText(/Você vai para .*\.evil\.com\./))
    .toBeVisible();
});
