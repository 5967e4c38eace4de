import { brightnessOf, chromaOf, contrastBetween, hueOf, mix, parseColor, type Rgb, toHex } from './color.ts';
import type { BrandColors } from './model/configuration.ts';
import type { Theme } from './theme.ts';
import { THEME_COLORS } from './theme-colors.ts';

/**
 * The colours of a lender's brand on the screen, as hex. None is a text of the service: all are parsed (12.6, 13.6).
 */
export interface BrandTokens {
  /** Fill under text: the lender's primary colour, moved by at most 12% where its text needs it. */
  primary: string;
  secondary: string;
  /** Text on the primary colour: at least 4.5:1. */
  onPrimary: string;
  /** Border of the primary fill if its contrast to a surface is below 1.5:1; otherwise transparent. */
  edge: string;
  /**
   * The curves of the ornament: the primary, or `primaryStrong` if the primary has no visible edge. In the light theme
   * a hue is visible without an edge.
   */
  ornament: string;
  /**
   * Shapes that show a value or a choice (slider, progress, chosen options): at least 3:1 on every surface. It is the
   * secondary colour if a dark brand would become grey in the dark theme.
   */
  active: string;
  /** Like `active`, for text and icons: the lender's name, links. At least 4.5:1. */
  activeText: string;
  /**
   * Background of chosen options and of icons: 12% of the primary over the surface, or of `active` where that would be
   * invisible.
   */
  primarySoft: string;
  /** The primary, moved until it has 4.5:1 on every surface: for pictures. */
  primaryStrong: string;
  /** Focus ring: at least 3:1 on every surface, and never the red of an error. */
  focusRing: string;
  /** Background of the wave header (2.53): the lender's wave colour, otherwise the primary. */
  wave: string;
  /** Text on the wave: at least 4.5:1. */
  onWave: string;
  /** Lower line of the wave if its contrast to a surface is below 1.5:1; otherwise transparent. */
  waveEdge: string;
  /**
   * Between a lender's picture and the text on the wave's panel, at `VEIL_SHARE`: the wave, moved until the text has
   * 4.5:1 whatever the picture.
   */
  waveVeil: string;
  /** The curves on the panel beside the wave: visible on it in each theme. */
  gleam: string;
  /** Text of the page: the lender's colour if it is readable on every surface of the theme, otherwise the theme's. */
  ink: string;
}

/** The colours of the app, where the service sends no valid ones (9.37). */
export const DEFAULT_COLORS = { primary: '#1bafd8', secondary: '#F6931C' } as const;
/** The colours of the bank theme, where the service sends no valid ones (9.37). */
export const BANK_COLORS = { primary: '#E47816', secondary: '#263659' } as const;

const TEXT_CONTRAST = 4.5;
/** Text also appears on tinted surfaces. With 7:1 on a plain surface it has 4.5:1 on a tinted one. */
const INK_CONTRAST = 7;
const SHAPE_CONTRAST = 3;
/** A fill below this contrast to a surface has no visible edge. */
const EDGE_CONTRAST = 1.5;
/** A soft background looks like the surface if no channel differs by more. A hue differs by more without a contrast. */
const SOFT_DIFFERENCE = 8;
/** A colour below this chroma counts as grey. */
const GREY_CHROMA = 0.04;
/** Hues of errors in OKLCH: both error colours of the app have about 26 degrees. */
const ERROR_HUES = { from: 8, to: 42 } as const;
/** A red below this chroma looks pink or brown, not like an error. */
const ERROR_CHROMA = 0.12;
/** The share by which one step darkens a fill. */
const FILL_STEP = 0.02;
/** After this number of steps the text takes the other colour instead. */
const MAX_FILL_STEPS = 6;
/** Above this brightness text is black, otherwise white (5.33). */
const BRIGHTNESS_THRESHOLD = 139;
const SOFT_SHARE = 0.12;
/** The share of a veil over a picture, as in the semantic tokens. */
const VEIL_SHARE = 0.86;

/** The share of both curves of the ornament where they lie over each other. At night the ornament is paler. */
const CURVE_SHARES = { light: 0.38, dark: 0.266 } as const;
/** Curves below this contrast to their ground look like a stain, or like nothing. */
const CURVE_CONTRAST = 1.3;

const parseHex = (hex: string): Rgb => parseColor(hex) ?? { r: 0, g: 0, b: 0 };
const BLACK = parseHex('#000000');
const WHITE = parseHex('#ffffff');

function parseGrounds({ canvas, surface, raised, ink }: (typeof THEME_COLORS)[Theme]) {
  return {
    surfaces: [canvas, surface, raised].map(parseHex),
    surface: parseHex(surface),
    ink: parseHex(ink),
  };
}

/** The surfaces under brand colours, and the ink of each theme. */
const GROUNDS = { light: parseGrounds(THEME_COLORS.light), dark: parseGrounds(THEME_COLORS.dark) } as const;

const worstContrastOf = (color: Rgb, surfaces: readonly Rgb[]): number =>
  Math.min(...surfaces.map(surface => contrastBetween(color, surface)));

/** Black or white, by the brightness rule alone (5.33). */
export const textColorOver = (color: Rgb): Rgb =>
  brightnessOf(color) > BRIGHTNESS_THRESHOLD ? BLACK : WHITE;

/**
 * A fill and the text on it, at least 4.5:1 (assumption 5.33, 13.6, 15.7). The text follows the brightness rule; the
 * fill is darkened for white text in steps of 2%, at most 12%. Where that is not enough, the fill stays and the text is
 * black. On a colour for which the rule chooses black, black is always readable.
 */
export function fillAndText(color: Rgb): { fill: Rgb; text: Rgb } {
  const text = textColorOver(color);
  for (let step = 0; step <= MAX_FILL_STEPS; step += 1) {
    const fill = roundColor(mix(BLACK, color, step * FILL_STEP));
    if (contrastBetween(text, fill) >= TEXT_CONTRAST) return { fill, text };
  }
  return { fill: color, text: BLACK };
}

/** The colour of a veil under text: the worst picture has the colour of the text. */
function veilUnder(text: Rgb, fill: Rgb): Rgb {
  const opposite = text === WHITE ? BLACK : WHITE;
  for (let share = 0; share < 1; share += FILL_STEP) {
    const veil = roundColor(mix(opposite, fill, share));
    if (contrastBetween(text, mix(veil, text, VEIL_SHARE)) >= TEXT_CONTRAST) return veil;
  }
  return opposite;
}

/**
 * The curves on the panel beside the wave: white on the wave by day, the wave on the surface at night. Where that is
 * invisible, the wave is mixed with the text of the panel in small steps, so that it keeps its hue.
 */
function gleamOn(theme: Theme, wave: Rgb, onWave: Rgb): Rgb {
  const [ground, text] = theme === 'dark' ? [GROUNDS.dark.surface, GROUNDS.dark.ink] : [wave, onWave];
  const isVisible = (color: Rgb): boolean =>
    contrastBetween(mix(color, ground, CURVE_SHARES[theme]), ground) >= CURVE_CONTRAST;
  if (theme === 'light' && isVisible(WHITE)) return WHITE;
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = roundColor(mix(text, wave, share));
    if (isVisible(candidate)) return candidate;
  }
  return text;
}

const roundColor = ({ r, g, b }: Rgb): Rgb => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) });

/**
 * The colour if it is readable on every surface, otherwise the alternative if that is. If neither is, the colour is
 * mixed with the theme's ink in small steps. If that gives a grey, which would look disabled, the result is the ink.
 */
function readableColorOf(color: Rgb, theme: Theme, alternative?: Rgb): Rgb {
  const { surfaces, ink } = GROUNDS[theme];
  const isReadable = (candidate: Rgb | undefined): boolean =>
    candidate !== undefined && worstContrastOf(candidate, surfaces) >= TEXT_CONTRAST;
  const readableColor = [color, alternative].find(isReadable);
  if (readableColor) return readableColor;
  for (let share = 0.05; share < 1; share += 0.05) {
    const candidate = roundColor(mix(ink, color, share));
    if (isReadable(candidate)) return chromaOf(candidate) < GREY_CHROMA ? ink : candidate;
  }
  return ink;
}

/** Whether a visitor takes the colour for that of an error: a field with a focus ring in it would seem to be wrong. */
const looksLikeError = (color: Rgb): boolean =>
  chromaOf(color) > ERROR_CHROMA && hueOf(color) > ERROR_HUES.from && hueOf(color) < ERROR_HUES.to;

type GivenColors = Pick<BrandColors, 'primary' | 'secondary'> & Partial<BrandColors>;

/**
 * The brand for a theme (3.14, 9.37). Each invalid colour is replaced by its own default. If the primary is unreadable,
 * the lender's darker primary is used on light backgrounds and the lighter one on dark backgrounds.
 */
export function brandTokensOf(
  colors: GivenColors,
  theme: Theme,
  defaults: { primary: string; secondary: string } = DEFAULT_COLORS,
): BrandTokens {
  const primary = parseColor(colors.primary) ?? parseHex(defaults.primary);
  const secondary = parseColor(colors.secondary) ?? parseHex(defaults.secondary);
  const shade = theme === 'dark' ? colors.lightenPrimaryColor : colors.darkenPrimaryColor;
  const wave = parseColor(colors.waveColor) ?? primary;
  const text = parseColor(colors.textColor);
  const { surfaces, surface, ink } = GROUNDS[theme];
  const { fill, text: onFill } = fillAndText(primary);
  const waveFill = fillAndText(wave);
  const lenderShade = parseColor(shade);
  const strong = readableColorOf(primary, theme, lenderShade);
  const lacksEdge = (area: Rgb): boolean => worstContrastOf(area, surfaces) < EDGE_CONTRAST;
  const edgeOf = (area: Rgb, line: Rgb): string => (lacksEdge(area) ? toHex(line) : 'transparent');
  // In the light theme a pale brand, such as a yellow, keeps its hue: mixed with the dark ink it would be brown.
  const isOrnamentLost = lacksEdge(fill) && (theme === 'dark' || chromaOf(fill) < GREY_CHROMA);
  // `readableColorOf` mixes a dark brand with the light ink of the dark theme: its shapes would look disabled.
  const isGreyed = theme === 'dark' && ![primary, lenderShade].includes(strong);
  const activeOf = (minContrast: number): Rgb =>
    isGreyed && chromaOf(secondary) >= GREY_CHROMA && worstContrastOf(secondary, surfaces) >= minContrast
      ? secondary
      : strong;
  const active = activeOf(SHAPE_CONTRAST);
  const soft = mix(primary, surface, SOFT_SHARE);
  const isSoftLost = (['r', 'g', 'b'] as const).every(
    channel => Math.abs(soft[channel] - surface[channel]) <= SOFT_DIFFERENCE,
  );
  return {
    primary: toHex(fill),
    secondary: toHex(secondary),
    onPrimary: toHex(onFill),
    edge: edgeOf(fill, strong),
    ornament: toHex(isOrnamentLost ? strong : fill),
    active: toHex(active),
    activeText: toHex(activeOf(TEXT_CONTRAST)),
    primarySoft: toHex(isSoftLost ? mix(active, surface, SOFT_SHARE) : soft),
    primaryStrong: toHex(strong),
    focusRing: toHex(
      worstContrastOf(primary, surfaces) >= SHAPE_CONTRAST && !looksLikeError(primary) ? primary : ink,
    ),
    wave: toHex(waveFill.fill),
    onWave: toHex(waveFill.text),
    waveEdge: edgeOf(waveFill.fill, readableColorOf(waveFill.fill, theme)),
    waveVeil: toHex(veilUnder(waveFill.text, waveFill.fill)),
    gleam: toHex(gleamOn(theme, waveFill.fill, waveFill.text)),
    ink: toHex(text && worstContrastOf(text, surfaces) >= INK_CONTRAST ? text : ink),
  };
}

/** The members with a text that is no readable colour (3.14): a default takes the place of each. */
export function unreadableColorsOf(colors: BrandColors): string[] {
  const { theme: _, fontFamily: __, ...texts } = colors;
  return Object.entries(texts).flatMap(([name, text]) => (text === '' || parseColor(text) ? [] : [name]));
}

/** The name of a font family that is safe in CSS: letters, digits, blanks and hyphens (12.6). */
const FONT_FAMILY = /^\p{L}[\p{L}\d -]{0,60}$/u;

/**
 * The first font family that the lender names, quoted, followed by the default font; empty if the name is invalid. No
 * font is loaded: a device that lacks the family shows the default font (assumption 3.14).
 */
export function fontStackOf(families: string): string {
  const name = families
    .replace(/,.*/s, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  return FONT_FAMILY.test(name) ? `"${name}", Montserrat` : '';
}

/** The theme of the configuration; `undefined` if the device decides. */
export function themeOf(colors: Pick<BrandColors, 'theme'>): Theme | undefined {
  const theme = colors.theme.toLowerCase();
  return theme === 'dark' || theme === 'light' ? theme : undefined;
}
