import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { ReadErrorDialog } from './read-error-dialog.tsx';

afterEach(cleanup);

const getDialog = () => page.getByRole('alertdialog');
/** Waits until the opening animation has ended. */
async function waitUntilOpen(): Promise<void> {
  await expect.element(getDialog()).toBeVisible();
  await eventually(() =>
    expect(
      getDialog()
        .element()
        .getAnimations()
        .every(({ playState }) => playState === 'finished'),
    ).toBe(true),
  );
}

/** Shows one of the dialogs, with an open question and an open warning about an unreadable document. */
function show(dialog: ReactNode, { isDismissible = true, centresDialogsOnPhone = false, address = '' } = {}) {
  const answerDialog = vi.fn();
  const app = createStaticForm({}).app({ answerDialog });
  const texts = { title: 'Recomeçar?', text: 'Nada fica salvo.', okText: 'Recomeçar', cancelText: 'Ficar' };
  Object.assign(app.state.dialog, { ...texts, isOpen: true, id: 7, isDismissible, address });
  app.state.popup = { kind: 'readError' };
  app.state.rules = { ...app.state.rules, centresDialogsOnPhone };
  render(<AppContext.Provider value={app}>{dialog}</AppContext.Provider>);
  return answerDialog;
}

test.each([
  ['is the harmless answer if cancelling has no effect', true, [[7, 'cancel']]],
  ['is no answer if cancelling has an effect', false, []],
])('[2.59] a press outside a question %s', async (_, isDismissible, answers) => {
  await page.viewport(1280, 800);
  const answerDialog = show(<QuestionDialog />, { isDismissible });
  await waitUntilOpen();
  await userEvent.click(document.body, { position: { x: 10, y: 10 }, force: true });
  expect(answerDialog.mock.calls).toEqual(answers);
});

test('[2.26] [1.6] an address that the visitor copies is whole, whatever its length, and one press selects all of it', async () => {
  await page.viewport(360, 740);
  const address = `https://assinatura.exemplo.com.br/?token=${'a1'.repeat(300)}`;
  show(<QuestionDialog />, { address });
  await waitUntilOpen();
  await expect.element(page.getByText(address)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ver mensagem completa' })).not.toBeInTheDocument();
  await userEvent.click(page.getByText(address), { position: { x: 10, y: 10 } });
  expect(getSelection()?.toString()).toBe(address);
  expect(getDialog().element().scrollWidth).toBeLessThanOrEqual(360);
});

test.each([
  ['a question', <QuestionDialog key="dialog" />],
  ['the warning about an unreadable document', <ReadErrorDialog key="dialog" />],
])('[2.58d] on a phone %s is a sheet, and for some lenders a centred modal', async (_, dialog) => {
  await page.viewport(360, 740);
  show(dialog);
  await waitUntilOpen();
  expect(getDialog().element().getBoundingClientRect().bottom).toBe(740);
  cleanup();
  show(dialog, { centresDialogsOnPhone: true });
  await waitUntilOpen();
  const { top, bottom } = getDialog().element().getBoundingClientRect();
  expect(top).toBeCloseTo(740 - bottom, 0);
});
