import '#ui/theme/global.css';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CrashScreen } from './crash-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const renderCrash = (error: unknown, isProduction: boolean) =>
  render(<CrashScreen error={error} isProduction={isProduction} saveTypedValues={async () => true} />);
const getAlert = () => page.getByRole('alert');

test('[8.30] outside production the alert shows message and stack', async () => {
  const error = new Error('O campo sumiu.');
  renderCrash(error, false);
  await expect.element(getAlert()).toHaveTextContent('O campo sumiu.');
  expect(getAlert().element().textContent).toContain(error.stack ?? 'a stack');
});

test('[8.30] in production the alert shows the message and a short code, the same for the same mistake, and no stack', async () => {
  const error = new Error('O campo sumiu.');
  renderCrash(error, true);
  await expect.element(getAlert()).toHaveTextContent(/O campo sumiu\. Código: [0-9A-Z]{1,6}$/);
  const message = getAlert().element().textContent;
  expect(message).not.toContain('crash-screen.browser.test');
  cleanup();
  renderCrash(error, true);
  expect(getAlert().element().textContent).toBe(message);
});

test.each([
  ['a message of the runtime', new TypeError('x is undefined')],
  ['a write conflict', new Error('WriteConflict error')],
  ['a value that is no error', { secret: 1 }],
])('[8.11a] in production %s is replaced by the sentence about an instability', async (_, error) => {
  renderCrash(error, true);
  await expect
    .element(getAlert())
    .toHaveTextContent('Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.');
  expect(getAlert().element().textContent).not.toMatch(/undefined|WriteConflict|object/);
});

test('[8.30] [9.6] a button copies the details and confirms it for 3 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const error = new Error('O campo sumiu.');
    renderCrash(error, true);
    const findButton = (name: string) => page.getByRole('button', { name }).query();
    const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    findButton('Copiar detalhes')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await advance(0);
    expect(write).toHaveBeenCalledExactlyOnceWith(error.stack);
    await advance(2999);
    expect(findButton('Copiado')).not.toBeNull();
    await advance(1);
    expect(findButton('Copiar detalhes')).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['is saved', () => Promise.resolve(true)],
  ['cannot be saved', () => Promise.reject(new TypeError('object is not iterable'))],
])('[8.30] [11.3] the button reloads the page after what was typed %s', async (_, saveTypedValues) => {
  const navigations: string[] = [];
  const onNavigate = (event: NavigateEvent): void => {
    navigations.push(event.navigationType);
    // A reload would end the test.
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', onNavigate);
  try {
    render(<CrashScreen error={new Error('x')} isProduction saveTypedValues={saveTypedValues} />);
    await page.getByRole('button', { name: 'Recarregar a página' }).click();
    await expect.poll(() => navigations).toEqual(['reload']);
  } finally {
    window.navigation.removeEventListener('navigate', onNavigate);
  }
});
