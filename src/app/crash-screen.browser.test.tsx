import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '#tests/support/eventually.ts';
import { CrashScreen } from './crash-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (error: unknown, production: boolean) =>
  render(<CrashScreen error={error} production={production} />);
const alert = () => page.getByRole('alert');

test('[8.30] outside production the alert shows message and stack', async () => {
  const error = new Error('O campo sumiu.');
  show(error, false);
  await expect.element(alert()).toHaveTextContent('O campo sumiu.');
  expect(alert().element().textContent).toContain(error.stack ?? 'a stack');
});

test('[8.30] in production the alert shows the message and a short code, the same for the same mistake, and no stack', async () => {
  const error = new Error('O campo sumiu.');
  show(error, true);
  await expect.element(alert()).toHaveTextContent(/O campo sumiu\. Código: [0-9A-Z]{1,6}$/);
  const said = alert().element().textContent;
  expect(said).not.toContain('crash-screen.browser.test');
  cleanup();
  show(error, true);
  expect(alert().element().textContent).toBe(said);
});

test.each([
  ['a runtime’s own words', new TypeError('x is undefined')],
  ['a write conflict', new Error('WriteConflict error')],
  ['what is no error', { secret: 1 }],
])('[8.11] in production %s are replaced', async (_, error) => {
  show(error, true);
  await expect
    .element(alert())
    .toHaveTextContent('Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.');
  expect(alert().element().textContent).not.toMatch(/undefined|WriteConflict|object/);
});

test('[8.30] [9.6] the details are copied by a button, which says so for 3 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const error = new Error('O campo sumiu.');
    show(error, true);
    page
      .getByRole('button', { name: 'Copiar detalhes' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await eventually(() => expect(page.getByRole('button', { name: 'Copiado' }).query()).not.toBeNull());
    expect(write).toHaveBeenCalledExactlyOnceWith(error.stack);
    await vi.advanceTimersByTimeAsync(3000);
    await eventually(() =>
      expect(page.getByRole('button', { name: 'Copiar detalhes' }).query()).not.toBeNull(),
    );
  } finally {
    vi.useRealTimers();
  }
});
