import '#ui/theme/global.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AmountShown } from './amount-shown.tsx';

afterEach(cleanup);

test('[13.1] a stale figure has the colour of muted text, and full opacity', () => {
  render(
    <>
      <AmountShown label="Valor" cents={150_000} isStale />
      <AmountShown label="Valor" cents={250_000} isStale={false} />
    </>,
  );
  const [previous, current] = [/1\.500/, /2\.500/].map(amount => screen.getByText(amount));
  const [label] = screen.getAllByText('Valor');
  if (!previous || !current || !label) throw new Error('A figure is missing.');
  const colorOf = (element: Element): string => getComputedStyle(element).color;
  expect(colorOf(previous)).not.toBe(colorOf(current));
  expect(colorOf(previous)).toBe(colorOf(label));
  for (let element: Element | null = previous; element; element = element.parentElement)
    expect(getComputedStyle(element).opacity).toBe('1');
});
