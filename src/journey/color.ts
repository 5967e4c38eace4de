/** A colour in numbers: 0-255 each. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

const HEX = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const CHANNELS = /^(rgb|hsl)a?\(([\d.,/%deg\s]+)\)$/i;
const CHANNEL = /^\d*\.?\d+(?:%|deg)?$/i;

/** Parses a colour from the service (12.6): hex, rgb or hsl, without its transparency. Otherwise `undefined`. */
export function parseColor(text = ''): Rgb | undefined {
  const trimmed = text.trim();
  const hex = HEX.exec(trimmed)?.[1];
  if (hex !== undefined) {
    const fullHex = hex.length < 6 ? [...hex].map(digit => digit + digit).join('') : hex;
    const channelAt = (index: number): number => Number.parseInt(fullHex.slice(index, index + 2), 16);
    return { r: channelAt(0), g: channelAt(2), b: channelAt(4) };
  }
  const [, model, list = ''] = CHANNELS.exec(trimmed) ?? [];
  const texts = list.trim().split(/\s*[\s,/]\s*/);
  if (!model || texts.length < 3 || texts.length > 4 || !texts.every(text => CHANNEL.test(text)))
    return undefined;
  const [first = 0, second = 0, third = 0] = texts.map(Number.parseFloat);
  if (/hsl/i.test(model)) return rgbOfHsl(first, second, third);
  const [r = 256, g = 256, b = 256] = [first, second, third].map((value, index) =>
    Math.round(texts[index]?.endsWith('%') ? value * 2.55 : value),
  );
  return Math.max(r, g, b) > 255 ? undefined : { r, g, b };
}

/** Hue in degrees, saturation and lightness in percent. */
function rgbOfHsl(hue: number, saturation: number, lightness: number): Rgb | undefined {
  if (Math.max(saturation, lightness) > 100) return undefined;
  const amplitude = (saturation * Math.min(lightness, 100 - lightness)) / 100;
  const channelAt = (offset: number): number => {
    const position = (offset + hue / 30) % 12;
    return Math.round((lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1))) * 2.55);
  };
  return { r: channelAt(0), g: channelAt(8), b: channelAt(4) };
}

export const toHex = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes `share` (0 to 1) of the foreground with the background. */
export const mix = (foreground: Rgb, background: Rgb, share: number): Rgb => ({
  r: foreground.r * share + background.r * (1 - share),
  g: foreground.g * share + background.g * (1 - share),
  b: foreground.b * share + background.b * (1 - share),
});

/** The two axes of colour in OKLab (Ottosson, 2020): green to red, blue to yellow. */
function colorAxesOf({ r, g, b }: Rgb): { redness: number; yellowness: number } {
  const [red, green, blue] = [r, g, b].map(channel => LINEARISED[Math.round(channel)] ?? 0);
  const coneResponseOf = (...weights: readonly [number, number, number]): number =>
    Math.cbrt(weights[0] * (red ?? 0) + weights[1] * (green ?? 0) + weights[2] * (blue ?? 0));
  const longCone = coneResponseOf(0.4122214708, 0.5363325363, 0.0514459929);
  const mediumCone = coneResponseOf(0.2119034982, 0.6806995451, 0.1073969566);
  const shortCone = coneResponseOf(0.0883024619, 0.2817188376, 0.6299787005);
  return {
    redness: 1.9779984951 * longCone - 2.428592205 * mediumCone + 0.4505937099 * shortCone,
    yellowness: 0.0259040371 * longCone + 0.7827717662 * mediumCone - 0.808675766 * shortCone,
  };
}

/** Chroma in OKLCH: 0 for greys, about 0.04 for a hint of colour, up to about 0.32 for what a screen can show. */
export function chromaOf(color: Rgb): number {
  const { redness, yellowness } = colorAxesOf(color);
  return Math.hypot(redness, yellowness);
}

/**
 * Hue in OKLCH, in degrees from 0 to 360: reds are near 25, oranges begin at about 45. The hue of a grey has no
 * meaning.
 */
export function hueOf(color: Rgb): number {
  const { redness, yellowness } = colorAxesOf(color);
  return ((Math.atan2(yellowness, redness) * 180) / Math.PI + 360) % 360;
}

/** Brightness by the weights of chapter 5 (5.33): 299, 587, 114 thousandths. */
export const brightnessOf = ({ r, g, b }: Rgb): number => (r * 299 + g * 587 + b * 114) / 1000;

const linearise = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const LINEARISED: readonly number[] = Array.from({ length: 256 }, (_, channel) => linearise(channel));

const luminanceOf = ({ r, g, b }: Rgb): number =>
  0.2126 * (LINEARISED[Math.round(r)] ?? 0) +
  0.7152 * (LINEARISED[Math.round(g)] ?? 0) +
  0.0722 * (LINEARISED[Math.round(b)] ?? 0);

/** Contrast ratio of WCAG, 1 to 21. */
export function contrastBetween(first: Rgb, second: Rgb): number {
  const [high, low] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
