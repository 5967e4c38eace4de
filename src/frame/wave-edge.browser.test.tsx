import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type BrandTokens, brandTokensOf } from '#journey/brand-tokens.ts';
import { contrastBetween, parseColor } from '#journey/color.ts';
import { THEME_COLORS } from '#journey/theme-colors.ts';
import { Wave } from '#ui/wave.tsx';

const root = document.documentElement;
const setWave = ({ wave, waveEdge }: BrandTokens): void => {
  root.dataset.theme = 'dark';
  root.style.setProperty('--brand-wave', wave);
  root.style.setProperty('--brand-wave-edge', waveEdge);
};

afterEach(() => {
  cleanup();
  delete root.dataset.theme;
  root.removeAttribute('style');
});

/** The computed colour of the line under the wave. */
function lineOf(waveColor: string): string {
  setWave(brandTokensOf({ primary: '#1BAFD8', secondary: '#F6931C', waveColor }, 'dark'));
  const { container } = render(<Wave />);
  const line = container.querySelector('path:last-of-type');
  if (!line) throw new Error('The wave has no line.');
  return getComputedStyle(line).stroke;
}

test('[15.7b] [2.53] in the dark theme a nearly black wave ends with a line that has a contrast of 3:1 with the page', () => {
  const line = parseColor(lineOf('#0A1F44'));
  const canvas = parseColor(THEME_COLORS.dark.canvas);
  if (!line || !canvas) throw new Error('No colour.');
  expect(contrastBetween(line, canvas)).toBeGreaterThanOrEqual(3);
});

test('[15.7b] [2.53] a wave that is bright enough has no line', () => {
  expect(lineOf('#1BAFD8')).toBe('rgba(0, 0, 0, 0)');
});
