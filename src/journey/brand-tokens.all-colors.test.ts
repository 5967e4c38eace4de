import { expect, test } from 'vitest';
import { fillAndText, textColorOver } from './brand-tokens.ts';
import { contrastBetween, mix, type Rgb, toHex } from './color.ts';

const BLACK: Rgb = { r: 0, g: 0, b: 0 };
const WHITE: Rgb = { r: 255, g: 255, b: 255 };

/** The problem of fill and text for one colour; empty if they follow all rules. */
function problemOf(background: Rgb): string {
  const { fill, text } = fillAndText(background);
  if (contrastBetween(text, fill) < 4.5) return `${toHex(background)}: text below 4.5:1`;
  const textByRule = textColorOver(background);
  const limit = mix(textByRule.r === 0 ? WHITE : BLACK, background, 0.12);
  const isWithin = (['r', 'g', 'b'] as const).every(part => {
    const [low, high] = [background[part], Math.round(limit[part])].sort((a, b) => a - b);
    return fill[part] >= (low ?? 0) && fill[part] <= (high ?? 0);
  });
  if (!isWithin) return `${toHex(background)}: the fill moves by more than 12%`;
  if (text.r === textByRule.r) return '';
  if (toHex(fill) !== toHex(background))
    return `${toHex(background)}: the fill moves although the text changes`;
  const rounded = { r: Math.round(limit.r), g: Math.round(limit.g), b: Math.round(limit.b) };
  return contrastBetween(textByRule, rounded) >= 4.5
    ? `${toHex(background)}: the text changes without need`
    : '';
}

/** The problems of the colours with every `step`-th value, and 255, in each channel. */
function problemsInGrid(step: number): string[] {
  const values = Array.from({ length: Math.ceil(255 / step) + 1 }, (_, index) => Math.min(255, index * step));
  return values.flatMap(r =>
    values.flatMap(g => values.map(b => problemOf({ r, g, b })).filter(problem => problem !== '')),
  );
}

test('[13.6] [15.7a] of every fifth value of each channel the text has 4.5:1, the fill changes by at most 12%, and the brightness rule decides where it can', () => {
  expect(problemsInGrid(5).slice(0, 5)).toEqual([]);
});

test.runIf(process.env.FULL)(
  '[13.6] [15.7] of all 16,777,216 colours the text has 4.5:1, the fill changes by at most 12%, and the brightness rule decides where it can',
  () => {
    expect(problemsInGrid(1).slice(0, 5)).toEqual([]);
  },
  300_000,
);
