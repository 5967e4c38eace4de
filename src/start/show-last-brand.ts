import { isTheme } from '#journey/theme.ts';
import { createLastBrand } from '#platform/last-brand.ts';
import { createTabMemory, TAB_THEME } from '#platform/tab-memory.ts';

/** The part of a window that is used. */
export interface BrandWindow {
  localStorage: Storage;
  sessionStorage: Storage;
  document: {
    documentElement: {
      dataset: DOMStringMap;
      style: { setProperty(name: string, value: string): void };
    };
  };
  matchMedia(query: string): { matches: boolean };
}

/**
 * Shows the shell in the theme that the visitor has chosen in this tab, else in that of the lender or of the device.
 * If the last colours of this link's lender were checked for this theme, the shell has them and the lender's header
 * (14.1, 13.6). `applyBranding` decides the same when the app starts.
 * @param scope the folder of the deployment; '' at the root.
 */
export function showLastBrand(window: BrandWindow, scope: string, hashId: string): void {
  const { documentElement: root } = window.document;
  const brand = createLastBrand(() => window.localStorage, scope).read(hashId);
  const tabTheme = createTabMemory(() => window.sessionStorage, scope).read(TAB_THEME);
  const knownTheme = isTheme(tabTheme) ? tabTheme : brand?.lenderTheme;
  const theme = knownTheme ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  // Also the theme of the device: the style sheet has the light colours for a page without a theme.
  root.dataset.theme = theme;
  if (brand?.theme !== theme) return;
  if (brand.wave) root.dataset.shellWave = brand.wave;
  for (const [name, color] of Object.entries(brand.colors)) root.style.setProperty(name, color);
}
