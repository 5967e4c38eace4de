import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { css } from '#styled/css/index.js';
import './global.css';

afterEach(cleanup);

const emulate = (value: string): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

test('[15.4] [1.6] with reduced motion a change of theme reaches all colours at once, also inherited ones', async () => {
  const root = document.documentElement;
  try {
    await emulate('reduce');
    root.dataset.theme = 'light';
    const { container } = render(
      <div className={css({ color: 'ink' })}>
        <ul>
          <li>
            <p>Sem surpresas</p>
          </li>
        </ul>
      </div>,
    );
    const colorOf = (selector: string): string => {
      const element = container.querySelector(selector);
      return element ? getComputedStyle(element).color : 'missing';
    };
    expect(colorOf('p')).toBe('rgb(22, 32, 42)');
    root.dataset.theme = 'dark';
    expect(colorOf('p')).toBe('rgb(242, 245, 248)');
    expect(colorOf('div')).toBe(colorOf('p'));
  } finally {
    delete root.dataset.theme;
    await emulate('');
  }
});
