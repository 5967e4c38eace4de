import { brandTokensOf, DEFAULT_COLORS } from '#journey/brand-tokens.ts';
import type { Theme } from '#journey/theme.ts';

/**
 * The brands between which every story can be switched: default, light, dark, and one close to the colour of errors.
 */
export const brands: Record<string, { primary: string; secondary: string }> = {
  padrao: DEFAULT_COLORS,
  amarelo: { primary: '#FFDD00', secondary: '#1D1D1B' },
  marinho: { primary: '#0A1F44', secondary: '#C9A227' },
  vermelho: { primary: '#D50000', secondary: '#37474F' },
};

/** Sets the brand's custom properties on an element, as the app does on the root element. */
export function applyBrand(root: HTMLElement, name: string, theme: Theme): void {
  const tokens = brandTokensOf(brands[name] ?? DEFAULT_COLORS, theme);
  for (const [token, value] of Object.entries(tokens)) {
    root.style.setProperty(`--brand-${token.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`, value);
  }
  root.style.setProperty('--brand-wave', tokens.primary);
}
