import { subscribe } from 'valtio';
import { THEME_MEMORY } from '#flows/switch-theme.ts';
import { BANK_COLORS, brandTokens, fontStackOf, type Theme, themeOf } from '#journey/brand-tokens.ts';
import { stepBySlug } from '#journey/current-step.ts';
import type { Platform } from '#platform/platform.ts';
import type { AppState } from '#state/app-state.ts';

/** Colour of the ornament while an error is shown (2.57): the error colour of each theme. */
const ERROR_ORNAMENT: Record<Theme, string> = { light: '#B3261E', dark: '#FF9A91' };
const CANVAS: Record<Theme, string> = { light: '#F5F7FA', dark: '#0F151B' };

const isTheme = (text: string | undefined): text is Theme => text === 'light' || text === 'dark';

interface BrandedPage {
  root: HTMLElement;
  platform: Platform;
  /** Whether the device prefers dark; emits changes. */
  dark?: MediaQueryList | undefined;
}

/** Title of the tab: the page or the activity, then the lender (3.12, 3.15, 13.4). */
function titleOf({ config, errorPage, place }: AppState): string {
  const product = config?.display.pageTitle || config?.product.name || 'Proposta de crédito';
  if (errorPage) return `${errorPage.title} · ${product}`;
  const step = config && place.kind === 'step' ? stepBySlug(config, place.slug) : undefined;
  const name = place.kind === 'landing' ? config?.display.homePage.pageTitle : step?.name;
  return name ? `${name} · ${product}` : product;
}

function paint(state: AppState, { root, platform, dark }: BrandedPage): void {
  const colors = state.config?.display.colors;
  const remembered = platform.tabMemory.read(THEME_MEMORY);
  const chosen = state.themeChoice ?? (isTheme(remembered) ? remembered : undefined);
  const theme = chosen ?? (colors && themeOf(colors)) ?? (dark?.matches ? 'dark' : 'light');
  if (state.theme !== theme) state.theme = theme;
  const given = colors ?? { primary: '', secondary: '' };
  const tokens = brandTokens(given, theme, state.rules.bankTheme ? BANK_COLORS : undefined);
  const properties: Readonly<Record<string, string>> = {
    '--brand-primary': tokens.primary,
    '--brand-secondary': tokens.secondary,
    '--brand-on-primary': tokens.onPrimary,
    '--brand-edge': tokens.edge,
    '--brand-active': tokens.active,
    '--brand-active-text': tokens.activeText,
    '--brand-primary-soft': tokens.primarySoft,
    '--brand-primary-strong': tokens.primaryStrong,
    '--brand-ring': tokens.ring,
    '--brand-ornament': state.errorPage?.isError ? ERROR_ORNAMENT[theme] : tokens.primary,
    '--brand-wave': tokens.wave,
    '--brand-on-wave': tokens.onWave,
    '--brand-ink': tokens.ink,
    // An empty value removes the property, which restores the app's own font.
    '--brand-font': fontStackOf(colors?.fontFamily ?? ''),
  };
  root.dataset.theme = theme;
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
  platform.documentHead.title(titleOf(state));
  platform.documentHead.themeColor(CANVAS[theme]);
  if (state.config) platform.documentHead.favicon(state.config.display.favicon);
}

/** Applies the lender's colours, title and icon whenever the state changes. Returns a function that stops it. */
export function applyBranding(state: AppState, page: BrandedPage): () => void {
  let painted = '';
  const repaint = (): void => {
    const { config, errorPage, place, themeChoice } = state;
    const seen = JSON.stringify([config?.display, errorPage?.title, place, themeChoice, page.dark?.matches]);
    if (seen === painted) return;
    painted = seen;
    paint(state, page);
  };
  repaint();
  // When the device switches to dark, the page follows, unless the visitor has chosen a theme.
  page.dark?.addEventListener('change', repaint);
  const stop = subscribe(state, repaint);
  return () => {
    stop();
    page.dark?.removeEventListener('change', repaint);
  };
}
