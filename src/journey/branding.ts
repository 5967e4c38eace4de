import { brightness, contrast, mix, parseColor, type Rgb, toHex } from './color.ts';
import type { BrandColors } from './model/configuration.ts';

export type Theme = 'light' | 'dark';

/** What the brand of a lender becomes on a screen: parsed, checked, never pasted (12.6, 13.6). Hex colours. */
export interface BrandTokens {
  primary: string;
  secondary: string;
  /** Text on the primary colour: at least 4.5:1. */
  onPrimary: string;
  /** Surface of chosen options: 12% of the primary over the surface. */
  primarySoft: string;
  /** Primary for text and icons: at least 4.5:1 on every surface. */
  primaryStrong: string;
  /** Focus ring: at least 3:1 on every surface. */
  ring: string;
}

/** Default colours (9.37). */
export const DEFAULT_COLORS = { primary: '#1bafd8', secondary: '#F6931C' } as const;

const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;
/** Black above, white up to it (5.33). */
const BRIGHTNESS_THRESHOLD = 139;
const SOFT_SHARE = 0.12;

const rgb = (hex: string): Rgb => parseColor(hex) ?? { r: 0, g: 0, b: 0 };
const BLACK = rgb('#000000');
const WHITE = rgb('#ffffff');

/** The surfaces that brand colours stand on (look: canvas, surface, raised), and the ink of the theme. */
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

/** Text over a colour: the brightness rule first, overridden whenever it falls below 4.5:1 (assumption 5.33, 13.6). */
export function textOver(color: Rgb): Rgb {
  const ruled = brightness(color) > BRIGHTNESS_THRESHOLD ? BLACK : WHITE;
  if (contrast(ruled, color) >= TEXT_CONTRAST) return ruled;
  return ruled === BLACK ? WHITE : BLACK;
}

/** The colour, moved towards the theme's ink in small steps until it can be read on every surface. */
function readableOn(color: Rgb, theme: Theme): Rgb {
  const { surfaces, ink } = GROUND[theme];
  for (let share = 0; share < 1; share += 0.05) {
    const moved = rgb(toHex(mix(ink, color, share)));
    if (worstContrast(moved, surfaces) >= TEXT_CONTRAST) return moved;
  }
  return ink;
}

/** The brand for a theme. A colour that is none falls back to the default, one by one. */
export function brandTokens(colors: Pick<BrandColors, 'primary' | 'secondary'>, theme: Theme): BrandTokens {
  const primary = parseColor(colors.primary) ?? rgb(DEFAULT_COLORS.primary);
  const secondary = parseColor(colors.secondary) ?? rgb(DEFAULT_COLORS.secondary);
  const { surfaces, surface, ink } = GROUND[theme];
  return {
    primary: toHex(primary),
    secondary: toHex(secondary),
    onPrimary: toHex(textOver(primary)),
    primarySoft: toHex(mix(primary, surface, SOFT_SHARE)),
    primaryStrong: toHex(readableOn(primary, theme)),
    ring: toHex(worstContrast(primary, surfaces) >= SHAPE_CONTRAST ? primary : ink),
  };
}

/** The theme the configuration asks for; anything else leaves it to the device. */
export function themeOf(colors: Pick<BrandColors, 'theme'>): Theme | undefined {
  const asked = colors.theme.toLowerCase();
  return asked === 'dark' || asked === 'light' ? asked : undefined;
}
