import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BANK_COLORS,
  brandTokensOf,
  fillAndText,
  fontStackOf,
  textColorOver,
  themeOf,
} from './brand-tokens.ts';
import { chromaOf, contrastBetween, mix, parseColor, type Rgb, toHex } from './color.ts';
import type { Theme } from './theme.ts';
import { THEME_COLORS } from './theme-colors.ts';

const readColor = (hex: string): Rgb => parseColor(hex) ?? { r: -1, g: -1, b: -1 };

const groundsOf = (theme: Theme): Rgb[] => {
  const { canvas, surface, raised } = THEME_COLORS[theme];
  return [canvas, surface, raised].map(readColor);
};

test('[5.33] text on a bright brand colour is black, on a dark one white', () => {
  expect(brandTokensOf({ primary: '#FFDD00', secondary: '' }, 'light').onPrimary).toBe('#000000');
  expect(brandTokensOf({ primary: '#0A1F44', secondary: '' }, 'light').onPrimary).toBe('#ffffff');
});

test.each([
  ['#8B8B8B', 'white'],
  ['#8C8C8C', 'black'],
  // Green looks bright to the eye, blue looks dark.
  ['#00EC00', 'white'],
  ['#00EE00', 'black'],
  ['#FF39FF', 'white'],
  ['#FF3BFF', 'black'],
  ['#FF00FF', 'white'],
])('[5.33] by the brightness rule the text on %s is %s', (background, text) => {
  expect(textColorOver(readColor(background))).toEqual(readColor(text === 'black' ? '#000000' : '#ffffff'));
});

test('[5.33] if black and white are both readable, the brightness rule decides', () => {
  for (const grey of ['#757575', '#767676'])
    expect(fillAndText(readColor(grey)), grey).toEqual({ fill: readColor(grey), text: readColor('#ffffff') });
});

test('[13.6] [15.7a] the fill changes by the fewest steps that give the text of the brightness rule 4.5:1', () => {
  // Pure red with black text would look like a warning sign.
  expect(brandTokensOf({ primary: '#FF0000', secondary: '' }, 'light')).toMatchObject({
    primary: '#eb0000',
    onPrimary: '#ffffff',
  });
  const { fill, text } = fillAndText(readColor('#D1670F'));
  expect(text).toEqual(readColor('#ffffff'));
  expect(contrastBetween(text, fill)).toBeGreaterThanOrEqual(4.5);
  const lighter = { r: (fill.r * 50) / 49, g: (fill.g * 50) / 49, b: (fill.b * 50) / 49 };
  expect(contrastBetween(text, lighter)).toBeLessThan(4.5);
});

test('[13.6] [5.33] the text takes the other colour if a change of the fill by 12% is not enough', () => {
  expect(fillAndText(readColor('#1bafd8'))).toEqual({
    fill: readColor('#1bafd8'),
    text: readColor('#000000'),
  });
});

test('[15.7b] a fill that is too similar to the page has a visible edge, any other has none', () => {
  const edgeOf = (primary: string, theme: 'light' | 'dark'): string =>
    brandTokensOf({ primary, secondary: '' }, theme).edge;
  for (const [primary, theme] of [
    ['#FAFAFA', 'light'],
    ['#FFFDE7', 'light'],
    ['#0A1F44', 'dark'],
    ['#000000', 'dark'],
  ] as const)
    for (const ground of groundsOf(theme))
      expect(contrastBetween(readColor(edgeOf(primary, theme)), ground), primary).toBeGreaterThanOrEqual(3);
  expect(edgeOf('#0A1F44', 'light')).toBe('transparent');
  expect(edgeOf('#FAFAFA', 'dark')).toBe('transparent');
  expect(edgeOf('#1bafd8', 'light')).toBe('transparent');
});

test('[15.2] [3.14a] at night the ornament of a dark brand has a visible edge; that of any other brand has its primary colour', () => {
  const ornamentOf = (primary: string, theme: 'light' | 'dark'): string =>
    brandTokensOf({ primary, secondary: '#C9A227' }, theme).ornament;
  for (const primary of ['#0A1F44', '#0B2A5B', '#1C1C1C', '#000000'])
    for (const ground of groundsOf('dark'))
      expect(contrastBetween(readColor(ornamentOf(primary, 'dark')), ground), primary).toBeGreaterThanOrEqual(
        1.5,
      );
  expect(ornamentOf('#0A1F44', 'light')).toBe('#0a1f44');
  expect(ornamentOf('#FFDD00', 'light')).toBe('#ffdd00');
  for (const primary of ['#1bafd8', '#ffdd00', '#d50000']) expect(ornamentOf(primary, 'dark')).toBe(primary);
});

test('[15.2] [3.14a] by day the ornament of a brand that is nearly white is visible', () => {
  for (const primary of ['#FFFDE0', '#FAFAFA', '#FFFFFF']) {
    const { ornament } = brandTokensOf({ primary, secondary: '#8FA3AD' }, 'light');
    for (const ground of groundsOf('light'))
      expect(contrastBetween(readColor(ornament), ground), primary).toBeGreaterThanOrEqual(1.5);
  }
});

test('[15.2] [2.53] beside the wave the curves of the ornament are visible in both themes, and leave the text readable', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const color = fc.record({ r: channel, g: channel, b: channel });
  // Both curves over each other; in the dark theme the ornament has an opacity of 70%.
  const share = 1 - (1 - 0.14) * (1 - 0.28);
  const problemsOf = (waveColor: Rgb): string[] => {
    const colors = { primary: '#1bafd8', secondary: '', waveColor: toHex(waveColor) };
    const day = brandTokensOf(colors, 'light');
    const night = brandTokensOf(colors, 'dark');
    const wave = readColor(day.wave);
    const surface = readColor(THEME_COLORS.dark.surface);
    const curves = mix(readColor(day.gleam), wave, share);
    const isReadable = day.gleam === '#ffffff' || contrastBetween(curves, readColor(day.onWave)) >= 4.5;
    return [
      contrastBetween(curves, wave) < 1.29 && 'by day the curves are invisible',
      !isReadable && 'the curves hide the text',
      contrastBetween(mix(readColor(night.gleam), surface, 0.7 * share), surface) < 1.29 &&
        'at night the curves are invisible',
    ].filter(problem => problem !== false);
  };
  for (const waveColor of ['#FFFDE0', '#101010', '#161F29', '#FFDD00', '#CC0000', '#FFFFFF'])
    expect(problemsOf(readColor(waveColor)), waveColor).toEqual([]);
  fc.assert(
    fc.property(color, waveColor => {
      expect(problemsOf(waveColor)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('[15.2] [2.53] beside the wave the curves are white by day and the wave at night, where that is visible', () => {
  const gleamOf = (waveColor: string, theme: Theme): string =>
    brandTokensOf({ primary: '#1bafd8', secondary: '', waveColor }, theme).gleam;
  for (const waveColor of ['#1bafd8', '#0b2a5b', '#101010'])
    expect(gleamOf(waveColor, 'light')).toBe('#ffffff');
  for (const waveColor of ['#1bafd8', '#ffdd00']) expect(gleamOf(waveColor, 'dark')).toBe(waveColor);
});

test('[15.7b] a wave that is too similar to the page has a visible edge, any other has none', () => {
  const edgeOf = (waveColor: string, theme: 'light' | 'dark'): string =>
    brandTokensOf({ primary: '#1bafd8', secondary: '', waveColor }, theme).waveEdge;
  for (const [waveColor, theme] of [
    ['#FAFAFA', 'light'],
    ['#FFFDE7', 'light'],
    ['#0A1F44', 'dark'],
    ['#000000', 'dark'],
  ] as const)
    for (const ground of groundsOf(theme))
      expect(contrastBetween(readColor(edgeOf(waveColor, theme)), ground), waveColor).toBeGreaterThanOrEqual(
        3,
      );
  expect(edgeOf('#0A1F44', 'light')).toBe('transparent');
  expect(edgeOf('#FAFAFA', 'dark')).toBe('transparent');
});

test('[15.7c] in the dark theme the active parts of a dark brand have its secondary colour instead of a grey', () => {
  const navy = { primary: '#0A1F44', secondary: '#C9A227' };
  expect(brandTokensOf(navy, 'dark')).toMatchObject({ active: '#c9a227', activeText: '#c9a227' });
  expect(brandTokensOf(navy, 'light').active).toBe('#0a1f44');
  // In the light theme the active parts keep the hue of the primary.
  const yellow = brandTokensOf({ primary: '#FFDD00', secondary: '#0A1F44' }, 'light');
  expect(yellow.active).toBe(yellow.primaryStrong);
  // A grey secondary colour would look as disabled as the primary.
  const grey = brandTokensOf({ ...navy, secondary: '#9E9E9E' }, 'dark');
  expect(grey.active).toBe(grey.primaryStrong);
  // The lender's own lighter colour comes first (3.14).
  expect(brandTokensOf({ ...navy, lightenPrimaryColor: '#9DB7E8' }, 'dark').active).toBe('#9db7e8');
  // Enough for a shape (3:1), not for text (4.5:1).
  const dim = brandTokensOf({ ...navy, secondary: '#D03A3A' }, 'dark');
  expect(dim.active).toBe('#d03a3a');
  expect(dim.activeText).toBe(dim.primaryStrong);
});

test('[15.7] a grey brand has the ink of the theme where its own grey is unreadable, never a grey that looks disabled', () => {
  const charcoal = { primary: '#101010', secondary: '#3A3A3A' };
  const light = '#f2f5f8';
  expect(brandTokensOf(charcoal, 'dark')).toMatchObject({
    active: light,
    activeText: light,
    primaryStrong: light,
    edge: light,
  });
  expect(brandTokensOf(charcoal, 'light').primaryStrong).toBe('#101010');
  // Nearly white: darkened until it is readable, it would be grey, too.
  expect(brandTokensOf({ primary: '#FFFDE0', secondary: '#8FA3AD' }, 'light')).toMatchObject({
    active: '#16202a',
    primaryStrong: '#16202a',
  });
  // A grey that is readable as it is stays what the lender chose.
  expect(brandTokensOf({ primary: '#9E9E9E', secondary: '' }, 'dark').primaryStrong).toBe('#9e9e9e');
});

test.each([
  ['#FFDD00', 'light', '#16202A'],
  ['#7A1FA2', 'dark', '#F2F5F8'],
] as const)(
  '[13.6] the unreadable colour %s is mixed with the ink of the %s theme by the fewest steps of 5%% that make it readable',
  (hex, theme, inkHex) => {
    const [color, ink] = [readColor(hex), readColor(inkHex)];
    const strong = brandTokensOf({ primary: hex, secondary: '' }, theme).primaryStrong;
    const candidates = Array.from({ length: 19 }, (_, step) => mix(ink, color, 0.05 * (step + 1)));
    const readable = candidates.find(candidate =>
      groundsOf(theme).every(ground => contrastBetween(candidate, ground) >= 4.5),
    );
    expect(strong).toBe(readable && toHex(readable));
  },
);

test('[15.7] a grey has a chroma of nearly 0, pure red one of 0.26', () => {
  expect(chromaOf(readColor('#808080'))).toBeLessThan(0.001);
  expect(chromaOf(readColor('#ff0000'))).toBeCloseTo(0.2577, 3);
});

/** Many combinations of channels, because each derived colour must be readable for every brand. */
test.each(['light', 'dark'] as const)(
  '[13.6] brand text, ring, wave and page text of every brand are readable on every surface of the %s theme',
  theme => {
    const grounds = groundsOf(theme);
    for (let r = 0; r <= 255; r += 51)
      for (let g = 0; g <= 255; g += 51)
        for (let b = 0; b <= 255; b += 51) {
          const hex = `rgb(${r}, ${g}, ${b})`;
          const tokens = brandTokensOf(
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
            expect(contrastBetween(readColor(tokens.primaryStrong), ground)).toBeGreaterThanOrEqual(4.5);
            expect(contrastBetween(readColor(tokens.focusRing), ground)).toBeGreaterThanOrEqual(3);
            expect(contrastBetween(readColor(tokens.active), ground)).toBeGreaterThanOrEqual(3);
            expect(contrastBetween(readColor(tokens.activeText), ground)).toBeGreaterThanOrEqual(4.5);
            expect(contrastBetween(readColor(tokens.ink), ground)).toBeGreaterThanOrEqual(7);
          }
          expect(
            contrastBetween(readColor(tokens.ink), readColor(tokens.primarySoft)),
          ).toBeGreaterThanOrEqual(4.5);
          expect(
            contrastBetween(readColor(tokens.onPrimary), readColor(tokens.primary)),
          ).toBeGreaterThanOrEqual(4.5);
          expect(contrastBetween(readColor(tokens.onWave), readColor(tokens.wave))).toBeGreaterThanOrEqual(
            4.5,
          );
        }
  },
);

test.each([
  ['#FFFDE0', '#8FA3AD', 'light'],
  ['#101010', '#3A3A3A', 'dark'],
  ['#1C1C1C', '#C9A227', 'dark'],
  ['#0B2A5B', '#19B5A5', 'dark'],
] as const)(
  '[15.2] [13.6] the circle behind an icon is visible with the brand colours %s and %s in the %s theme, and the icon on it',
  (primary, secondary, theme) => {
    const { primarySoft, activeText } = brandTokensOf({ primary, secondary }, theme);
    const circle = readColor(primarySoft);
    expect(contrastBetween(circle, readColor(THEME_COLORS[theme].surface))).toBeGreaterThanOrEqual(1.1);
    expect(contrastBetween(circle, readColor(activeText))).toBeGreaterThanOrEqual(4.5);
  },
);

test('[15.2] a soft background keeps the hue of a red at night and of a yellow by day, which have little contrast', () => {
  expect(brandTokensOf({ primary: '#CC0000', secondary: '#5B6770' }, 'dark').primarySoft).toBe('#2c1b24');
  expect(brandTokensOf({ primary: '#FFDD00', secondary: '#0A6E5C' }, 'light').primarySoft).toBe('#fffbe0');
});

test('[3.14c] the darker primary is the brand text on light grounds and the lighter one on dark grounds', () => {
  const colors = {
    primary: '#FFDD00',
    secondary: '',
    lightenPrimaryColor: '#FFF3A0',
    darkenPrimaryColor: '#6B5900',
  };
  expect(brandTokensOf(colors, 'light').primaryStrong).toBe('#6b5900');
  const navy = { ...colors, primary: '#0A1F44', lightenPrimaryColor: '#9DB7E8' };
  expect(brandTokensOf(navy, 'dark').primaryStrong).toBe('#9db7e8');
  expect(brandTokensOf({ ...colors, darkenPrimaryColor: '#FFEE99' }, 'light').primaryStrong).not.toBe(
    '#ffee99',
  );
});

test('[3.14] the configured text colour is used in the theme in which it is readable, and in no other', () => {
  const colors = { primary: '', secondary: '', textColor: '#2B1055' };
  expect(brandTokensOf(colors, 'light').ink).toBe('#2b1055');
  expect(brandTokensOf(colors, 'dark').ink).toBe('#f2f5f8');
  expect(brandTokensOf({ ...colors, textColor: 'inherit' }, 'light').ink).toBe('#16202a');
});

test('[3.14] the wave has its own colour and text colour; the default is the primary colour', () => {
  const dark = { primary: '#FFDD00', secondary: '', waveColor: '#1F2A44' };
  expect(brandTokensOf(dark, 'light')).toMatchObject({
    wave: '#1f2a44',
    onWave: '#ffffff',
    onPrimary: '#000000',
  });
  expect(brandTokensOf({ ...dark, waveColor: 'url(wave.svg)' }, 'light').wave).toBe('#ffdd00');
});

test('[9.37c] the bank theme is #E47816 and #263659 where the service gives no colours', () => {
  const bank = brandTokensOf({ primary: '', secondary: '' }, 'light', BANK_COLORS);
  expect([bank.primary, bank.secondary]).toEqual(['#e47816', '#263659']);
  expect(brandTokensOf({ primary: '#0A6E5C', secondary: '' }, 'light', BANK_COLORS).primary).toBe('#0a6e5c');
});

test('[3.14] [12.6] a font is accepted only as a family name', () => {
  expect(fontStackOf('Nunito Sans')).toBe('"Nunito Sans", Montserrat');
  expect(fontStackOf(' Nunito Sans , serif')).toBe('"Nunito Sans", Montserrat');
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
    'a"Roboto"',
    '"Roboto" x',
    '"Roboto\'',
  ])
    expect(fontStackOf(bad), bad).toBe('');
});

test.each(['#FFDD00', '#0A1F44', '#D50000', '#1bafd8', '#ffffff', '#000000', '#808080'])(
  '[15.2] brand text and ring of %s are readable in both themes',
  primary => {
    for (const theme of ['light', 'dark'] as const) {
      const tokens = brandTokensOf({ primary, secondary: '#F6931C' }, theme);
      for (const ground of groundsOf(theme)) {
        expect(contrastBetween(readColor(tokens.primaryStrong), ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastBetween(readColor(tokens.focusRing), ground)).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

test('[9.37] each invalid colour is replaced by its own default', () => {
  const tokens = brandTokensOf({ primary: 'red;}body{display:none', secondary: '#263659' }, 'light');
  expect(tokens.primary).toBe('#1bafd8');
  expect(tokens.secondary).toBe('#263659');
  expect(brandTokensOf({ primary: '#E47816', secondary: 'url(x)' }, 'light').secondary).toBe('#f6931c');
});

test('[12.6] a colour is parsed from hex, rgb and hsl, and from nothing else', () => {
  expect(parseColor('#0af')).toEqual({ r: 0, g: 170, b: 255 });
  expect(parseColor('rgb(1, 2, 3)')).toEqual({ r: 1, g: 2, b: 3 });
  expect(parseColor('rgb(255, 0, 255)')).toEqual({ r: 255, g: 0, b: 255 });
  expect(parseColor(' #0A1F44 ')).toEqual({ r: 10, g: 31, b: 68 });
  for (const text of [
    '0A1F44',
    '#0A1F44CC',
    'rgb(10 31 68)',
    'rgba(10, 31, 68, .4)',
    'rgb(10 31 68 / 40%)',
    'rgb(10.4, 31, 68)',
    'rgb( 3.9%, 12.2%, 26.7% )',
    'hsl(218.3, 74.4%, 15.3%)',
    'hsla(218.3deg 74.4% 15.3% / 0.5)',
  ])
    expect(parseColor(text), text).toEqual({ r: 10, g: 31, b: 68 });
  expect(parseColor('#1bfa')).toEqual({ r: 17, g: 187, b: 255 });
  expect(parseColor('hsl(0 100% 50%)')).toEqual({ r: 255, g: 0, b: 0 });
  expect(parseColor('hsl(120 100% 50%)')).toEqual({ r: 0, g: 255, b: 0 });
  expect(parseColor('hsl(600 100% 50%)')).toEqual({ r: 0, g: 0, b: 255 });
  for (const bad of [
    undefined,
    '',
    'red',
    '#12',
    '#12345',
    'navy',
    'rgb()',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(1.2.3, 2, 3)',
    'rgb(101%, 0%, 0%)',
    'hsl(0 101% 50%)',
    'oklch(0.5 0.1 20)',
    'rgb(300,0,0)',
    'rgb(0,256,0)',
    'rgb(0,0,256)',
    'expression(alert(1))',
    '#fff; color: red',
  ])
    expect(parseColor(bad)).toBeUndefined();
});

test('[1.6] [3.14] the theme of the configuration is dark, light, or the device decides', () => {
  expect(themeOf({ theme: 'Dark' })).toBe('dark');
  expect(themeOf({ theme: 'light' })).toBe('light');
  expect(themeOf({ theme: 'solarized' })).toBeUndefined();
});

test.each(['#FF0000', '#D50000', '#CC0000', '#CC092F', '#B3261E', '#FF9A91'])(
  '[15.7] the focus ring of the red brand %s is ink: a red ring would make a right field look wrong',
  primary => {
    expect(brandTokensOf({ primary, secondary: '' }, 'light').focusRing).toBe('#16202a');
    expect(brandTokensOf({ primary, secondary: '' }, 'dark').focusRing).toBe('#f2f5f8');
  },
);

test.each(['#0B2A5B', '#7A3FF2', '#0A6E5C', '#C2185B'])(
  '[15.7] the focus ring of %s, which is no red of errors, has the colour of the brand',
  primary => expect(brandTokensOf({ primary, secondary: '' }, 'light').focusRing).toBe(primary.toLowerCase()),
);

test('[15.7] a muted rose has the hue of errors, but does not look like one', () => {
  expect(brandTokensOf({ primary: '#A67B78', secondary: '' }, 'light').focusRing).toBe('#a67b78');
});

test('[13.6] [3.15] text on the wave has 4.5:1 over any picture behind the veil', () => {
  for (const primary of [
    '#00843D',
    '#7A7A7A',
    '#1bafd8',
    '#C8E6C9',
    '#D50000',
    '#000000',
    '#ffffff',
    '#ffdd00',
  ]) {
    const { waveVeil, onWave } = brandTokensOf({ primary, secondary: '#F6931C' }, 'light');
    for (const picture of ['#000000', '#ffffff', '#808080'])
      expect(
        contrastBetween(readColor(onWave), mix(readColor(waveVeil), readColor(picture), 0.86)),
        `${primary} over ${picture}`,
      ).toBeGreaterThanOrEqual(4.5);
  }
  // A colour with contrast to spare stays.
  expect(brandTokensOf({ primary: '#0A1F44', secondary: '#F6931C' }, 'light').waveVeil).toBe('#0a1f44');
});
