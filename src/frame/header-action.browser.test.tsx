import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { IconHelpCircle } from '#ui/icons.ts';
import { HeaderAction } from './header-action.tsx';

afterEach(cleanup);

test.each([
  ['the main button', 'click', 0, 1],
  ['the wheel, which would open a new tab without a question', 'auxclick', 1, 1],
  ['the right button, which opens a menu', 'auxclick', 2, 0],
])('[12.2] an action with an address leaves only the menu to the browser: %s', (_, type, button, count) => {
  const onPress = vi.fn();
  render(
    <HeaderAction icon={IconHelpCircle} label="Suporte" href="https://ajuda.exemplo" onPress={onPress} />,
  );
  const link = page.getByRole('link', { name: 'Suporte' }).element();
  const press = new MouseEvent(type, { bubbles: true, cancelable: true, button });
  link.dispatchEvent(press);
  expect(onPress).toHaveBeenCalledTimes(count);
  expect(press.defaultPrevented).toBe(count === 1);
});

test('[12.2] [12.1] a page in a new tab has no access to the journey and does not learn its address', () => {
  const onPress = () => undefined;
  render(
    <HeaderAction icon={IconHelpCircle} label="Suporte" href="https://ajuda.exemplo" onPress={onPress} />,
  );
  const link = page.getByRole('link', { name: 'Suporte' }).element();
  expect(link).toHaveProperty('target', '_blank');
  expect(link.getAttribute('rel')?.split(' ')).toEqual(['noopener', 'noreferrer']);
});
