import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { StatusScreen } from '#ui/status-screen.tsx';
import { CodeEntry } from './code-entry.tsx';

afterEach(cleanup);

type EntryProps = Partial<ComponentProps<typeof CodeEntry>>;

const createApp = () => createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });

/** Renders the entry. The returned function renders it again with other props. */
function renderEntry(
  app: ReturnType<typeof createApp>,
  props: EntryProps = {},
): (changes: EntryProps) => void {
  const entryWith = (changes: EntryProps) => (
    <AppContext.Provider value={app}>
      <CodeEntry
        methods={[]}
        target=""
        confirmLabel="Confirmar"
        pause={undefined}
        isChecking={false}
        isBusy={false}
        onConfirm={() => undefined}
        resendAt={0}
        operation="validateToken"
        onResend={() => undefined}
        renderScreen={part => <StatusScreen picture={null} title="Código enviado" {...part} />}
        {...props}
        {...changes}
      />
    </AppContext.Provider>
  );
  const { rerender } = render(entryWith({}));
  return changes => rerender(entryWith(changes));
}

const firstDigit = page.getByRole('textbox', { name: 'Código', exact: true });
const confirmButton = page.getByRole('button', { name: 'Confirmar', exact: true });

test.each([
  ['the first one, if the last code went by another way', 'whatsapp', 'sms'],
  ['that of the last code', 'email', 'email'],
] as const)(
  '[2.23] [3.46] another code is requested by a way that is offered: %s',
  async (_, lastMethod, method) => {
    const app = createApp();
    app.state.deviceSettings.token = { tipoVerificacao: lastMethod, verificacao: '' };
    const onResend = vi.fn();
    renderEntry(app, { methods: ['sms', 'email'].map(name => ({ method: name, target: '' })), onResend });
    await page.getByRole('button', { name: 'Receber outro código' }).click();
    expect(onResend.mock.calls).toEqual([[method]]);
  },
);

test('[4.28] [2.31] the count-down to another code also runs during the pause that the service has named at a code', async () => {
  const app = createApp();
  app.state.retryAt.validateToken = app.flows.clock.steadyNow() + 120_000;
  renderEntry(app);
  await expect.element(page.getByText(/Você pode pedir outro código em\s1(20|19)\ss/)).toBeVisible();
});

test('[4.28] [2.23] neither the button nor Enter sends a code before the pause of the service ends', async () => {
  const onConfirm = vi.fn();
  const renderAgain = renderEntry(createApp(), { onConfirm });
  await firstDigit.click();
  await userEvent.keyboard('123456{Enter}');
  expect(onConfirm.mock.calls).toEqual([['123456']]);
  renderAgain({ pause: { text: 'em 30 s', description: 'Daqui a pouco.' } });
  await expect.element(confirmButton).toHaveTextContent('Confirmar em 30 s');
  await userEvent.keyboard('{Enter}');
  await confirmButton.click({ force: true });
  expect(onConfirm.mock.calls).toEqual([['123456']]);
});

test.each([
  ['a digit in each box', ['1', '2', '3', '4', '5', '6']],
  ['the whole code in the first box', ['123456']],
])('[2.23] [11.3] a code that a program has written without an event is sent: %s', async (_, texts) => {
  const onConfirm = vi.fn();
  renderEntry(createApp(), { onConfirm });
  await expect.element(firstDigit).toBeVisible();
  const boxes = page.getByRole('textbox').elements() as HTMLInputElement[];
  for (const [index, text] of texts.entries())
    Object.assign(boxes[index] as HTMLInputElement, { value: text });
  await confirmButton.click();
  expect(onConfirm.mock.calls).toEqual([['123456']]);
  await expect.poll(() => boxes.map(({ value }) => value)).toEqual([...'123456']);
});

test('[2.23] the error of an incomplete or a refused code disappears when the visitor changes the code', async () => {
  const app = createApp();
  const showViewError = vi.fn();
  Object.assign(app.flows, { showViewError });
  renderEntry(app);
  await userEvent.click(firstDigit);
  await userEvent.keyboard('11111');
  await confirmButton.click();
  await expect.element(page.getByText('Mínimo de caracteres: 6')).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: 'dígito 6 de 6' }));
  await userEvent.keyboard('1');
  await expect.element(page.getByText('Mínimo de caracteres: 6')).not.toBeInTheDocument();
  await confirmButton.click();
  app.state.token.codeError = 'Código inválido ou expirado.';
  await expect.element(page.getByText('Código inválido ou expirado.')).toBeVisible();
  expect(showViewError).toHaveBeenLastCalledWith(true);
  await userEvent.click(firstDigit);
  await userEvent.keyboard('4');
  await expect.element(page.getByText('Código inválido ou expirado.')).not.toBeInTheDocument();
  expect(showViewError).toHaveBeenLastCalledWith(false);
  app.state.token.codeError = ''; // as the next request does
  await confirmButton.click();
  app.state.token.codeError = 'Muitos pedidos de código.';
  await expect.element(page.getByText('Muitos pedidos de código.')).toBeVisible();
});

test('[2.23] [13.3] each attempt to send an incomplete code moves the focus to the first missing digit', async () => {
  renderEntry(createApp());
  for (const _ of [1, 2]) {
    await confirmButton.click();
    await expect.element(firstDigit).toHaveFocus();
    await expect.element(page.getByText('O campo Código é obrigatório')).toBeVisible();
  }
  await userEvent.keyboard('123');
  await confirmButton.click();
  await expect.element(page.getByRole('textbox', { name: 'dígito 4 de 6' })).toHaveFocus();
});

test('[2.23] [13.3] each refusal of the code moves the focus to its first digit, which the next key replaces; a failure leaves it at the button', async () => {
  const app = createApp();
  renderEntry(app);
  await userEvent.click(firstDigit);
  await userEvent.keyboard('111111');
  await confirmButton.click();
  app.state.token.codeError = 'Sem conexão.';
  await expect.element(page.getByText('Sem conexão.')).toBeVisible();
  await expect.element(confirmButton).toHaveFocus();
  for (const digit of ['2', '3']) {
    await confirmButton.click();
    Object.assign(app.state.token, { codeError: 'Código inválido.', refusals: app.state.token.refusals + 1 });
    await expect.element(page.getByText('Código inválido.')).toBeVisible();
    await expect.element(firstDigit).toHaveFocus();
    await expect
      .element(page.getByRole('group', { name: 'Código' }))
      .toHaveAccessibleDescription('Código inválido.');
    await userEvent.keyboard(digit);
    await expect.element(firstDigit).toHaveValue(digit);
    await expect.element(page.getByText('Código inválido.')).not.toBeInTheDocument();
  }
});

test('[2.23] [13.3] a failure after a refused code leaves the focus at the button, because the code may be right', async () => {
  const app = createApp();
  renderEntry(app);
  await userEvent.click(firstDigit);
  await userEvent.keyboard('111111');
  await confirmButton.click();
  Object.assign(app.state.token, { codeError: 'Código inválido.', refusals: 1 });
  await expect.element(firstDigit).toHaveFocus();
  await userEvent.keyboard('2');
  app.state.token.codeError = '';
  await confirmButton.click();
  app.state.token.codeError = 'Sem conexão.';
  await expect.element(page.getByText('Sem conexão.')).toBeVisible();
  await expect.element(confirmButton).toHaveFocus();
});

test('[2.23] a refusal that arrives while another code is typed does not stand beside that code', async () => {
  const app = createApp();
  const onConfirm = vi.fn();
  const renderAgain = renderEntry(app, { onConfirm });
  await userEvent.click(firstDigit);
  await userEvent.keyboard('111111');
  await confirmButton.click();
  await userEvent.click(firstDigit);
  renderAgain({ isBusy: true });
  await userEvent.keyboard('4{Enter}');
  expect(onConfirm.mock.calls).toEqual([['111111']]);
  app.state.token.codeError = 'Código inválido ou expirado.';
  renderAgain({ target: '(11) 9****-1234' });
  await expect.element(page.getByText('(11) 9****-1234')).toBeVisible();
  await expect.element(page.getByText('Código inválido ou expirado.')).not.toBeInTheDocument();
});

test('[2.23] after a return to the code the error of the code before does not stand beside the empty field', async () => {
  const app = createApp();
  app.state.token.codeError = 'Código inválido ou expirado.';
  renderEntry(app);
  await expect.element(firstDigit).toBeVisible();
  await expect.element(page.getByText('Código inválido ou expirado.')).not.toBeInTheDocument();
});

test('[14.4] [2.23] the error of a code moves nothing on the screen', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  renderEntry(createApp());
  const topOfLink = (): number =>
    page.getByRole('button', { name: 'Receber outro código' }).element().getBoundingClientRect().top;
  const topBefore = topOfLink();
  await confirmButton.click();
  await expect.element(page.getByText('O campo Código é obrigatório')).toBeVisible();
  expect(topOfLink()).toBe(topBefore);
});
