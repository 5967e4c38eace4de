import '../theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contrastOf } from '#tests/support/contrast-of.ts';
import { BadgePicture } from './badge.tsx';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset.theme;
  root.removeAttribute('style');
});

/** A computed colour as 'rgb(...)': a mixed one is computed as 'color(srgb ...)'. */
function toRgb(color: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return `rgb(${[...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`;
}

test.each([
  ['light', '#1F2A44'],
  ['light', '#FFFFFF'],
  ['dark', '#F2F5F8'],
  ['dark', '#000000'],
])(
  '[15.3] in the %s theme the arrow of "refazer" has a contrast of 3:1 in its circle, with the secondary colour %s',
  (theme, secondary) => {
    root.dataset.theme = theme;
    root.style.setProperty('--brand-secondary', secondary);
    const { container } = render(<BadgePicture name="remake" />);
    const [circle, arrow] = container.querySelectorAll('circle, path');
    if (!circle || !arrow) throw new Error('The badge draws no circle with an arrow.');
    const fill = toRgb(getComputedStyle(circle).fill);
    expect(contrastOf(toRgb(getComputedStyle(arrow).stroke), fill)).toBeGreaterThanOrEqual(3);
  },
);
