import { brightness, chroma, contrast, hue, mix, parseColor, type Rgb, toHex } from './color.ts';
import type { BrandColors } from './model/configuration.ts';

export type Theme = 'light' | 'dark';

/** The brand of a lender for the screen: parsed and checked, never pasted (12.6, 13.6). Hex colours. */
export interface BrandTokens {
  /** Fill under text: the lender's primary colour, moved by at most 12% where its text needs it. */
  primary: string;
  secondary: string;
  /** Text on the primary colour: at least 4.5:1. */
  onPrimary: string;
  /** Border of a primary fill that the page would swallow (below 1.5:1); otherwise transparent. */
  edge: string;
  /**
   * Shapes that show a value or a choice (slider, progress, chosen options): at least 3:1 on every surface. Where a dark
   * brand would become grey in the dark theme, the secondary colour.
   */
  active: string;
  /** The same for text: at least 4.5:1. */
  activeText: string;
  /** Background of chosen options: 12% of the primary over the surface. */
  primarySoft: string;
  /** Primary for text and icons: at least 4.5:1 on every surface. */
  primaryStrong: string;
  /** Focus ring: at least 3:1 on every surface, and never the red of an error. */
  focusRing: string;
  /** Background of the wave header (2.53): its own colour, otherwise the primary. */
  wave: string;
  /** Text on the wave: at least 4.5:1. */
  onWave: string;
  /** Lower line of a wave that the page would swallow (below 1.5:1); otherwise transparent. */
  waveEdge: string;
  /** Text of the page: the lender's colour if it is readable on every surface of the theme, otherwise the theme's. */
  ink: string;
}

/** Default colours where the service sends no valid ones: the app's, and those of the bank theme (9.37). */
export const DEFAULT_COLORS = { primary: '#1bafd8', secondary: '#F6931C' } as const;
export const BANK_COLORS = { primary: '#E47816', secondary: '#263659' } as const;

const TEXT_CONTRAST = 4.5;
/** Text also appears on tinted surfaces: 7:1 on the plain ones leaves 4.5:1 on those. */
const INK_CONTRAST = 7;
const SHAPE_CONTRAST = 3;
/** A fill below this contrast to a surface has no visible edge. */
const EDGE_CONTRAST = 1.5;
/** A colour below this chroma counts as grey. */
const GREY_CHROMA = 0.04;
/** Hues of errors in OKLCH: both error colours of the app have about 26 degrees. */
const ERROR_HUES = { from: 8, to: 42 } as const;
/** A paler red is a pink or a brown. */
const ERROR_CHROMA = 0.12;
/** The fill moves in these steps, at most so far, before the text changes to the other colour. */
const FILL_STEP = 0.02;
const FILL_STEPS = 6;
/** Above this brightness text is black, otherwise white (5.33). */
const BRIGHTNESS_THRESHOLD = 139;
const SOFT_SHARE = 0.12;

const rgb = (hex: string): Rgb => parseColor(hex) ?? { r: 0, g: 0, b: 0 };
const BLACK = rgb('#000000');
const WHITE = rgb('#ffffff');

/** The surfaces under brand colours (canvas, surface, raised), and the ink of the theme. */
const GROUND: Record<Theme, { surfaces: readonly Rgb[]; surface: Rgb; ink: Rgb }> = {
  light: { surfaces: [rgb('#F5F7FA'), WHITE], surface: WHITE, ink: rgb('#16202A') },
  dark: {
    surfaces: [rgb('#0F151B'), rgb('#161F29'), rgb('#1E2935')],
    surface: rgb('#161F29'),
    ink: rgb('#F2F5F8'),
  },
};

const worstContrast = (color: Rgb, surfaces: readonly Rgb[]): number =>
  Math.min(...surfaces.map(surface => contrast(color, surface)));

/** Only the brightness rule (5.33). */
export const textColorOver = (color: Rgb): Rgb => (brightness(color) > BRIGHTNESS_THRESHOLD ? BLACK : WHITE);

/**
 * A fill and the text on it, at least 4.5:1 (assumption 5.33, 13.6, 15.7). The text follows the brightness rule; the fill
 * is darkened or lightened for it in steps of 2%, at most 12%. Where that is not enough, the fill stays and the text takes
 * the other colour.
 */
export function fillAndText(color: Rgb): { fill: Rgb; text: Rgb } {
  const text = textColorOver(color);
  const other = text === BLACK ? WHITE : BLACK;
  for (let step = 0; step <= FILL_STEPS; step += 1) {
    const fill = rounded(mix(other, color, step * FILL_STEP));
    if (contrast(text, fill) >= TEXT_CONTRAST) return { fill, text };
  }
  return { fill: color, text: other };
}

const rounded = ({ r, g, b }: Rgb): Rgb => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) });

/**
 * The first colour that is readable on every surface: the given one, or one moved towards the theme's ink in small
 * steps. Where that leaves only a grey, which would look disabled, it is the ink itself.
 */
function readableOn(candidates: readonly (Rgb | undefined)[], color: Rgb, theme: Theme): Rgb {
  const { surfaces, ink } = GROUND[theme];
  const readable = (candidate: Rgb | undefined): boolean =>
    candidate !== undefined && worstContrast(candidate, surfaces) >= TEXT_CONTRAST;
  const readableColor = [color, ...candidates].find(readable);
  if (readableColor) return readableColor;
  for (let share = 0.05; share < 1; share += 0.05) {
    const candidate = rounded(mix(ink, color, share));
    if (readable(candidate)) return chroma(candidate) < GREY_CHROMA ? ink : candidate;
  }
  return ink;
}

/** A red that a visitor takes for the colour of an error: a field with such a ring would seem to be wrong. */
const looksLikeError = (color: Rgb): boolean =>
  chroma(color) > ERROR_CHROMA && hue(color) > ERROR_HUES.from && hue(color) < ERROR_HUES.to;

type GivenColors = Pick<BrandColors, 'primary' | 'secondary'> & Partial<BrandColors>;

/**
 * The brand for a theme (3.14, 9.37). Each invalid colour falls back on its own. Where the primary is unreadable, the
 * darker primary is used on light backgrounds and the lighter one on dark backgrounds.
 */
export function brandTokens(
  colors: GivenColors,
  theme: Theme,
  defaults: { primary: string; secondary: string } = DEFAULT_COLORS,
): BrandTokens {
  const primary = parseColor(colors.primary) ?? rgb(defaults.primary);
  const secondary = parseColor(colors.secondary) ?? rgb(defaults.secondary);
  const shade = theme === 'dark' ? colors.lightenPrimaryColor : colors.darkenPrimaryColor;
  const wave = parseColor(colors.waveColor ?? '') ?? primary;
  const text = parseColor(colors.textColor ?? '');
  const { surfaces, surface, ink } = GROUND[theme];
  const { fill, text: onFill } = fillAndText(primary);
  const waveFill = fillAndText(wave);
  const lenderShade = parseColor(shade ?? '');
  const strong = readableOn([lenderShade], primary, theme);
  const edgeOf = (area: Rgb, line: Rgb): string =>
    worstContrast(area, surfaces) < EDGE_CONTRAST ? toHex(line) : 'transparent';
  // `readableOn` mixes a dark brand with the light ink of the dark theme: its shapes would look disabled.
  const isGreyed = theme === 'dark' && ![primary, lenderShade].includes(strong);
  const activeOf = (atLeast: number): Rgb =>
    isGreyed && chroma(secondary) >= GREY_CHROMA && worstContrast(secondary, surfaces) >= atLeast
      ? secondary
      : strong;
  return {
    primary: toHex(fill),
    secondary: toHex(secondary),
    onPrimary: toHex(onFill),
    edge: edgeOf(fill, strong),
    active: toHex(activeOf(SHAPE_CONTRAST)),
    activeText: toHex(activeOf(TEXT_CONTRAST)),
    primarySoft: toHex(mix(primary, surface, SOFT_SHARE)),
    primaryStrong: toHex(strong),
    focusRing: toHex(
      worstContrast(primary, surfaces) >= SHAPE_CONTRAST && !looksLikeError(primary) ? primary : ink,
    ),
    wave: toHex(waveFill.fill),
    onWave: toHex(waveFill.text),
    waveEdge: edgeOf(waveFill.fill, readableOn([], waveFill.fill, theme)),
    ink: toHex(text && worstContrast(text, surfaces) >= INK_CONTRAST ? text : ink),
  };
}

/** A family name that is safe in CSS: letters, digits, blanks and hyphens (12.6). */
const FAMILY = /^\p{L}[\p{L}\d -]{0,60}$/u;

/**
 * The first font family that the lender names, quoted, followed by the default font; empty if the name is invalid. It
 * is used only where the device has it: no font is loaded (assumption 3.14).
 */
export function fontStackOf(family: string): string {
  const name =
    family
      .slice(0, 200)
      .split(',')[0]
      ?.trim()
      .replace(/^(["'])(.*)\1$/, '$2') ?? '';
  return FAMILY.test(name) ? `"${name}", Montserrat` : '';
}

/** The theme of the configuration; otherwise the device decides. */
export function themeOf(colors: Pick<BrandColors, 'theme'>): Theme | undefined {
  const wantedTheme = colors.theme.toLowerCase();
  return wantedTheme === 'dark' || wantedTheme === 'light' ? wantedTheme : undefined;
}
