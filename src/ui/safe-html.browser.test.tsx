import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

test.each([
  ['<ol><li>Multa</li></ol>', 'decimal'],
  ['<ol type="a"><li>Multa</li></ol>', 'lower-alpha'],
  ['<ol type="A"><li>Multa</li></ol>', 'upper-alpha'],
  ['<ol type="I"><li>Multa</li></ol>', 'upper-roman'],
  ['<ul><li>Multa</li></ul>', 'disc'],
])('[12.3] the clauses of a list are numbered as they are written: %s', (html, style) => {
  cleanup();
  const { container } = render(<SafeHtml html={html} onOpenLink={() => undefined} />);
  const item = container.querySelector('li');
  expect(item && getComputedStyle(item).listStyleType).toBe(style);
});
