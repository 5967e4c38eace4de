import { cleanup, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brandTokensOf } from '#journey/brand-tokens.ts';
import { CONTROL_NAMES } from '#journey/fields/field-kind.ts';
import { textContrastOf } from '#tests/support/contrast-of.ts';
import { labelModes } from './controls.ts';
import { renderSample } from './render-sample.tsx';
import { SampleControl } from './sample-control.tsx';

test('every control that a field kind can name has a label mode', () => {
  expect(Object.keys(labelModes).sort()).toEqual([...CONTROL_NAMES].sort());
});

test('a button without address, resource and `submit` reports an edit and does not submit the form', async () => {
  cleanup();
  const onEdit = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <SampleControl field={{ component: 'button', label: 'Consultar' }} onEdit={onEdit} />
    </form>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Consultar' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[3.23] a button with `submit` or `shouldUpdate` submits the form and reports no edit', async () => {
  for (const properties of [
    { submit: true },
    { shouldUpdate: true },
    { submit: true, url: 'https://x.com.br' },
  ]) {
    cleanup();
    const onEdit = vi.fn();
    const onOpenLink = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <SampleControl
          field={{ component: 'button', label: 'Simular', ...properties }}
          onEdit={onEdit}
          onOpenLink={onOpenLink}
        />
      </form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Simular' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect([onEdit.mock.calls, onOpenLink.mock.calls]).toEqual([[], []]);
  }
});

test('[12.2] buttons and messages open only addresses that are allowed in links', async () => {
  const onOpenLink = vi.fn();
  const press = async (component: string, name: string, url: string) => {
    renderSample({ field: { component, label: 'Ver', message: 'Leia.', url }, onOpenLink });
    const button = page.getByRole('button', { name });
    // Once this text is visible, the control is rendered, with or without a button.
    await expect.element(page.getByText('Ver').first()).toBeVisible();
    if (button.elements().length > 0) await userEvent.click(button);
  };
  await press('button', 'Ver', 'https://banco.com.br/extrato');
  await press('mensagem', 'Saiba mais', 'https://banco.com.br/regras');
  for (const refusedUrl of [
    'javascript:alert(1)',
    'http://banco.com.br',
    'https://banco.com.br@mau.example',
    '//x.com',
  ]) {
    await press('button', 'Ver', refusedUrl);
    await press('mensagem', 'Saiba mais', refusedUrl);
  }
  expect(onOpenLink.mock.calls).toEqual([['https://banco.com.br/extrato'], ['https://banco.com.br/regras']]);
});

test('[12.2] a link inside the HTML of a message or of "Como preencher?" is opened by the app, not by the browser', async () => {
  const onOpenLink = vi.fn();
  const linkTo = (url: string): string => `<p>Leia <a href="${url}">aqui</a>.</p>`;
  const message = linkTo('https://banco.com.br/regras');
  renderSample({ field: { component: 'mensagem', label: 'Ver', message }, onOpenLink });
  await userEvent.click(page.getByRole('link', { name: 'aqui' }));
  const tutorial = linkTo('https://banco.com.br/ajuda');
  renderSample({ field: { component: 'text', label: 'Nome', tutorial }, onOpenLink });
  await userEvent.click(page.getByRole('button', { name: 'Como preencher?' }));
  await userEvent.click(page.getByRole('link', { name: 'aqui' }));
  expect(onOpenLink.mock.calls).toEqual([['https://banco.com.br/regras'], ['https://banco.com.br/ajuda']]);
});

for (const theme of ['light', 'dark'] as const)
  test.each(['#1bafd8', '#E47816', '#FFDD00', '#ff0fe1'])(
    `[13.6] a link in a message or in "Como preencher?" has 4.5:1 with the brand colour %s, ${theme}`,
    async primary => {
      const root = document.documentElement;
      root.dataset.theme = theme;
      root.style.setProperty(
        '--brand-active-text',
        brandTokensOf({ primary, secondary: '' }, theme).activeText,
      );
      onTestFinished(() => {
        delete root.dataset.theme;
        root.style.removeProperty('--brand-active-text');
      });
      const html = 'Leia <a href="https://www.gov.br/inss">as regras</a>.';
      const link = page.getByRole('link', { name: 'as regras' });
      renderSample({ field: { component: 'mensagem', label: 'Aviso', message: html } });
      await expect.element(link).toBeVisible();
      expect(textContrastOf(link.element())).toBeGreaterThanOrEqual(4.5);
      renderSample({ field: { component: 'text', label: 'Nome', tutorial: html } });
      await userEvent.click(page.getByRole('button', { name: 'Como preencher?' }));
      await expect.element(link).toBeVisible();
      expect(textContrastOf(link.element())).toBeGreaterThanOrEqual(4.5);
    },
  );

test('[4.34] a button whose resource failed shows the failure and requests it again', async () => {
  const onRetryOptions = vi.fn();
  renderSample({
    field: { component: 'button', label: 'Consultar', resource: 'placa' },
    options: { status: 'error', options: [], message: '' },
    onRetryOptions,
  });
  await userEvent.click(page.getByRole('button', { name: 'Consultar: tentar novamente' }));
  expect(onRetryOptions).toHaveBeenCalledTimes(1);
});

test('Enter in a text input submits the form; Enter in a closed select opens the list instead', async () => {
  cleanup();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <SampleControl field={{ key: 'nome', label: 'Nome', component: 'text' }} />
      <SampleControl field={{ key: 'uf', label: 'Estado', component: 'select' }} />
      <button type="submit">Continuar</button>
    </form>,
  );
  await userEvent.type(page.getByRole('textbox', { name: 'Nome' }), 'Ana{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('combobox', { name: 'Estado' }))
    .toHaveAttribute('aria-expanded', 'true');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a message shows its title and its text', async () => {
  renderSample({ field: { component: 'mensagem', label: 'Atenção', message: 'Leia com calma.' } });
  await expect.element(page.getByRole('note')).toHaveTextContent(/Atenção.*Leia com calma\./);
});
