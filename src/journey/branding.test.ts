import { expect, test } from 'vitest';
import { brandTokens, textOver, themeOf } from './branding.ts';
import { contrast, parseColor, type Rgb } from './color.ts';

const color = (hex: string): Rgb => parseColor(hex) ?? { r: -1, g: -1, b: -1 };

test('[5.33] text over a bright brand is black and over a dark one white', () => {
  expect(brandTokens({ primary: '#FFDD00', secondary: '' }, 'light').onPrimary).toBe('#000000');
  expect(brandTokens({ primary: '#0A1F44', secondary: '' }, 'light').onPrimary).toBe('#ffffff');
});

test('[13.6] [5.33] the brightness rule gives way where it would fall below 4.5:1', () => {
  const orange = color('#D1670F');
  expect((orange.r * 299 + orange.g * 587 + orange.b * 114) / 1000).toBeLessThan(139);
  expect(contrast(color('#ffffff'), orange)).toBeLessThan(4.5);
  expect(textOver(orange)).toEqual(color('#000000'));
});

test('[13.6] text over every colour of a dense grid of the cube reaches 4.5:1', () => {
  let worst = 21;
  for (let r = 0; r <= 255; r += 5)
    for (let g = 0; g <= 255; g += 5)
      for (let b = 0; b <= 255; b += 5) worst = Math.min(worst, contrast(textOver({ r, g, b }), { r, g, b }));
  expect(worst).toBeGreaterThanOrEqual(4.5);
});

test.each(['#FFDD00', '#0A1F44', '#D50000', '#1bafd8', '#ffffff', '#000000', '#808080'])(
  '[15.2] brand text and ring of %s can be read in both themes',
  primary => {
    const grounds = { light: ['#F5F7FA', '#FFFFFF'], dark: ['#0F151B', '#161F29', '#1E2935'] } as const;
    for (const theme of ['light', 'dark'] as const) {
      const tokens = brandTokens({ primary, secondary: '#F6931C' }, theme);
      for (const ground of grounds[theme]) {
        expect(contrast(color(tokens.primaryStrong), color(ground))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(color(tokens.ring), color(ground))).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

test('[9.37] a colour that is none falls back to its default, one by one', () => {
  const tokens = brandTokens({ primary: 'red;}body{display:none', secondary: '#263659' }, 'light');
  expect(tokens.primary).toBe('#1bafd8');
  expect(tokens.secondary).toBe('#263659');
  expect(brandTokens({ primary: '#E47816', secondary: 'url(x)' }, 'light').secondary).toBe('#f6931c');
});

test('[12.6] reads hex and rgb and nothing else', () => {
  expect(parseColor('#0af')).toEqual({ r: 0, g: 170, b: 255 });
  expect(parseColor('rgb(1, 2, 3)')).toEqual({ r: 1, g: 2, b: 3 });
  for (const bad of ['', 'red', '#12', 'rgb(300,0,0)', 'expression(alert(1))', '#fff; color: red'])
    expect(parseColor(bad)).toBeUndefined();
});

test('[3.14] the theme of the configuration is dark, light, or the device decides', () => {
  expect(themeOf({ theme: 'Dark' })).toBe('dark');
  expect(themeOf({ theme: 'light' })).toBe('light');
  expect(themeOf({ theme: 'solarized' })).toBeUndefined();
});
