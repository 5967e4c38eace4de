import { expect, test } from 'vitest';
import { BANK_COLORS, brandTokens, fontStackOf, ruledOver, textOver, themeOf } from './brand-tokens.ts';
import { contrast, parseColor, type Rgb } from './color.ts';

const color = (hex: string): Rgb => parseColor(hex) ?? { r: -1, g: -1, b: -1 };

test('[5.33] text over a bright brand is black and over a dark one white', () => {
  expect(brandTokens({ primary: '#FFDD00', secondary: '' }, 'light').onPrimary).toBe('#000000');
  expect(brandTokens({ primary: '#0A1F44', secondary: '' }, 'light').onPrimary).toBe('#ffffff');
});

test.each([
  ['#8B8B8B', 'white'],
  ['#8C8C8C', 'black'],
  // The eye sees green as bright, and blue as dark.
  ['#00EC00', 'white'],
  ['#00EE00', 'black'],
  ['#FF39FF', 'white'],
  ['#FF3BFF', 'black'],
  ['#FF00FF', 'white'],
])('[5.33] by its brightness alone the text over %s is %s', (under, text) => {
  expect(ruledOver(color(under))).toEqual(color(text === 'black' ? '#000000' : '#ffffff'));
});

test('[5.33] where black and white can both be read the brightness rule decides', () => {
  for (const grey of ['#757575', '#767676']) expect(textOver(color(grey)), grey).toEqual(color('#ffffff'));
});

test('[13.6] [5.33] the brightness rule gives way where it would fall below 4.5:1', () => {
  const orange = color('#D1670F');
  expect((orange.r * 299 + orange.g * 587 + orange.b * 114) / 1000).toBeLessThan(139);
  expect(contrast(color('#ffffff'), orange)).toBeLessThan(4.5);
  expect(textOver(orange)).toEqual(color('#000000'));
});

/** The first blue from `from` to 255 for which something holds; 256 for none. It must hold for every later one as well. */
function firstBlue(from: number, holds: (b: number) => boolean): number {
  let [low, high] = [from, 256];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * For one red and green, brightness and luminance both grow with blue. So the answer changes at most three times (white gives
 * way to black, the rule turns, white gives way no longer), and between two changes the contrast only rises or only falls: its
 * ends are its worst. Looking at these is looking at all 16,777,216 colours.
 */
test('[13.6] text over every colour of the whole cube reaches 4.5:1', () => {
  const isBlack = (r: number, g: number, b: number): boolean => textOver({ r, g, b }).r === 0;
  let worst = 21;
  let changes = 0;
  for (let r = 0; r <= 255; r += 1) {
    for (let g = 0; g <= 255; g += 1) {
      const turn = firstBlue(0, b => r * 299 + g * 587 + b * 114 > 139_000);
      const givesWay = firstBlue(0, b => b >= turn || isBlack(r, g, b));
      const back = firstBlue(turn, b => isBlack(r, g, b));
      for (const end of [0, givesWay - 1, givesWay, turn - 1, turn, back - 1, back, 255]) {
        const b = Math.min(255, Math.max(0, end));
        worst = Math.min(worst, contrast(textOver({ r, g, b }), { r, g, b }));
      }
      if (givesWay < turn || back > turn) changes += 1;
    }
  }
  expect(worst).toBeGreaterThanOrEqual(4.5);
  expect(changes).toBeGreaterThan(0);
});

test.runIf(process.env.FULL)(
  '[13.6] the same, colour by colour',
  () => {
    let worst = 21;
    for (let r = 0; r <= 255; r += 1)
      for (let g = 0; g <= 255; g += 1)
        for (let b = 0; b <= 255; b += 1)
          worst = Math.min(worst, contrast(textOver({ r, g, b }), { r, g, b }));
    expect(worst).toBeGreaterThanOrEqual(4.5);
  },
  120_000,
);

const GROUNDS = { light: ['#F5F7FA', '#FFFFFF'], dark: ['#0F151B', '#161F29', '#1E2935'] } as const;

/** Derived colours are checked one by one as they are made, so a grid shows that no way around the check is left. */
test.each(['light', 'dark'] as const)(
  '[13.6] brand text, ring, wave and page text of every brand can be read on every surface of the %s theme',
  theme => {
    const grounds = GROUNDS[theme].map(color);
    for (let r = 0; r <= 255; r += 51)
      for (let g = 0; g <= 255; g += 51)
        for (let b = 0; b <= 255; b += 51) {
          const hex = `rgb(${r}, ${g}, ${b})`;
          const tokens = brandTokens(
            {
              primary: hex,
              secondary: hex,
              textColor: hex,
              waveColor: hex,
              lightenPrimaryColor: hex,
              darkenPrimaryColor: hex,
            },
            theme,
          );
          for (const ground of grounds) {
            expect(contrast(color(tokens.primaryStrong), ground)).toBeGreaterThanOrEqual(4.5);
            expect(contrast(color(tokens.ring), ground)).toBeGreaterThanOrEqual(3);
            expect(contrast(color(tokens.ink), ground)).toBeGreaterThanOrEqual(7);
          }
          expect(contrast(color(tokens.ink), color(tokens.primarySoft))).toBeGreaterThanOrEqual(4.5);
          expect(contrast(color(tokens.onPrimary), color(tokens.primary))).toBeGreaterThanOrEqual(4.5);
          expect(contrast(color(tokens.onWave), color(tokens.wave))).toBeGreaterThanOrEqual(4.5);
        }
  },
);

test('[3.14] the darker primary is the brand text on light grounds and the lighter one on dark grounds', () => {
  const given = {
    primary: '#FFDD00',
    secondary: '',
    lightenPrimaryColor: '#FFF3A0',
    darkenPrimaryColor: '#6B5900',
  };
  expect(brandTokens(given, 'light').primaryStrong).toBe('#6b5900');
  const navy = { ...given, primary: '#0A1F44', lightenPrimaryColor: '#9DB7E8' };
  expect(brandTokens(navy, 'dark').primaryStrong).toBe('#9db7e8');
  expect(brandTokens({ ...given, darkenPrimaryColor: '#FFEE99' }, 'light').primaryStrong).not.toBe('#ffee99');
});

test('[3.14] the text colour is the ink of the theme in which it can be read, and of no other', () => {
  const given = { primary: '', secondary: '', textColor: '#2B1055' };
  expect(brandTokens(given, 'light').ink).toBe('#2b1055');
  expect(brandTokens(given, 'dark').ink).toBe('#f2f5f8');
  expect(brandTokens({ ...given, textColor: 'inherit' }, 'light').ink).toBe('#16202a');
});

test('[3.14] the wave has a colour of its own, with text of its own; without one it is the primary', () => {
  const dark = { primary: '#FFDD00', secondary: '', waveColor: '#1F2A44' };
  expect(brandTokens(dark, 'light')).toMatchObject({
    wave: '#1f2a44',
    onWave: '#ffffff',
    onPrimary: '#000000',
  });
  expect(brandTokens({ ...dark, waveColor: 'url(wave.svg)' }, 'light').wave).toBe('#ffdd00');
});

test('[9.37] the bank theme is #E47816 and #263659 where the service gives no colours', () => {
  const bank = brandTokens({ primary: '', secondary: '' }, 'light', BANK_COLORS);
  expect([bank.primary, bank.secondary]).toEqual(['#e47816', '#263659']);
  expect(brandTokens({ primary: '#0A6E5C', secondary: '' }, 'light', BANK_COLORS).primary).toBe('#0a6e5c');
});

test('[3.14] [12.6] a font is a family name and nothing else', () => {
  expect(fontStackOf('Nunito Sans')).toBe('"Nunito Sans", Montserrat');
  expect(fontStackOf('"Roboto Slab", serif')).toBe('"Roboto Slab", Montserrat');
  for (const bad of [
    '',
    '  ',
    'x"; } body { display: none',
    'url(https://fonts.mau.exemplo/f.woff2)',
    'Roboto; color: red',
    '\\52 oboto',
    'var(--x)',
    `${'a'.repeat(90)}`,
  ])
    expect(fontStackOf(bad), bad).toBe('');
});

test.each(['#FFDD00', '#0A1F44', '#D50000', '#1bafd8', '#ffffff', '#000000', '#808080'])(
  '[15.2] brand text and ring of %s can be read in both themes',
  primary => {
    for (const theme of ['light', 'dark'] as const) {
      const tokens = brandTokens({ primary, secondary: '#F6931C' }, theme);
      for (const ground of GROUNDS[theme]) {
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

test('[1.6] [3.14] the theme of the configuration is dark, light, or the device decides', () => {
  expect(themeOf({ theme: 'Dark' })).toBe('dark');
  expect(themeOf({ theme: 'light' })).toBe('light');
  expect(themeOf({ theme: 'solarized' })).toBeUndefined();
});
