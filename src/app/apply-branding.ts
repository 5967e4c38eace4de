import { subscribe } from 'valtio';
import {
  BANK_COLORS,
  brandTokensOf,
  fontStackOf,
  themeOf,
  unreadableColorsOf,
} from '#journey/brand-tokens.ts';
import { stepAt } from '#journey/current-step.ts';
import { hasErrorInView } from '#journey/has-error-in-view.ts';
import { isTheme, type Theme } from '#journey/theme.ts';
import { THEME_COLORS } from '#journey/theme-colors.ts';
import { waveLookOf } from '#journey/wave-look.ts';
import type { ShownBrand } from '#platform/last-brand.ts';
import type { Platform } from '#platform/platform.ts';
import { TAB_THEME } from '#platform/tab-memory.ts';
import type { AppState } from '#state/app-state.ts';

const BRAND_PROPERTIES = [
  '--brand-primary',
  '--brand-secondary',
  '--brand-on-primary',
  '--brand-edge',
  '--brand-active',
  '--brand-active-text',
  '--brand-primary-soft',
  '--brand-primary-strong',
  '--brand-ring',
  '--brand-ornament',
  '--brand-wave',
  '--brand-on-wave',
  '--brand-wave-edge',
  '--brand-wave-veil',
  '--brand-gleam',
  '--brand-ink',
] as const;

interface BrandedPage {
  root: HTMLElement;
  platform: Platform;
  /** Matches if the device prefers dark; emits changes. */
  darkQuery?: MediaQueryList | undefined;
  /** Emits 'beforeprint' and 'afterprint'. */
  printer?: EventTarget | undefined;
}

/**
 * Title of the tab: the heading of the screen, then the lender (3.12, 3.15, 13.4). While a screen loads, the name of
 * the step or of the landing page. If the form was not sent because of errors, the title begins with 'Erro:', because
 * screen readers read the title before the page.
 */
function titleOf({ config, errorPage, place, heading, hasViewError, form, simulation }: AppState): string {
  const product = config?.display.pageTitle || config?.product.name || 'Proposta de crédito';
  if (errorPage) return `${errorPage.title} · ${product}`;
  const step = stepAt(config, place);
  const name = place.kind === 'landing' ? config?.display.homePage.pageTitle : step?.name;
  const screenName = heading || name;
  const hasErrors =
    hasViewError ||
    (form.slug === step?.slug && (form.summary.length > 0 || form.notice !== '')) ||
    (simulation.slug === step?.slug &&
      simulation.errorFocusRequests > 0 &&
      Object.keys(simulation.errors).length > 0);
  const title = screenName ? `${screenName} · ${product}` : product;
  return hasErrors ? `Erro: ${title}` : title;
}

/**
 * Whether the tab keeps its title: while the journey opens and no screen has a heading. The title of the first place
 * follows soon, and each change takes the browser some milliseconds (14.1).
 */
const keepsTitle = ({ place, heading, errorPage }: AppState): boolean =>
  place.kind === 'opening' && heading === '' && !errorPage;

/**
 * The colours of the lender; until the configuration is known, those of the last visit with this link if they fit the
 * theme.
 * Undefined: the style sheet has the colours (`brand-defaults.ts`).
 */
function colorsOf(
  { config, rules }: AppState,
  theme: Theme,
  lastBrand: ShownBrand | undefined,
): ShownBrand['colors'] | undefined {
  if (!config) return lastBrand?.theme === theme ? lastBrand.colors : undefined;
  const tokens = brandTokensOf(config.display.colors, theme, rules.usesBankTheme ? BANK_COLORS : undefined);
  return {
    '--brand-primary': tokens.primary,
    '--brand-secondary': tokens.secondary,
    '--brand-on-primary': tokens.onPrimary,
    '--brand-edge': tokens.edge,
    '--brand-active': tokens.active,
    '--brand-active-text': tokens.activeText,
    '--brand-primary-soft': tokens.primarySoft,
    '--brand-primary-strong': tokens.primaryStrong,
    '--brand-ring': tokens.focusRing,
    '--brand-ornament': tokens.ornament,
    '--brand-wave': tokens.wave,
    '--brand-on-wave': tokens.onWave,
    '--brand-wave-edge': tokens.waveEdge,
    '--brand-wave-veil': tokens.waveVeil,
    '--brand-gleam': tokens.gleam,
    '--brand-ink': tokens.ink,
  };
}

/** @param isPrinted paper is white: the page has the light colours, and the visitor's theme stays as it is. */
function paint(state: AppState, { root, platform, darkQuery }: BrandedPage, isPrinted: boolean): void {
  const { config, themeChoice } = state;
  const tabTheme = platform.tabMemory.read(TAB_THEME);
  const lastBrand = config ? undefined : platform.lastBrand.read(state.hashId);
  const visitorTheme = themeChoice ?? (isTheme(tabTheme) ? tabTheme : undefined);
  const lenderTheme = config ? themeOf(config.display.colors) : lastBrand?.lenderTheme;
  const theme = visitorTheme ?? lenderTheme ?? (darkQuery?.matches ? 'dark' : 'light');
  if (state.theme !== theme) state.theme = theme;
  const colors = colorsOf(state, theme, lastBrand);
  if (config && colors)
    platform.lastBrand.write(state.hashId, { theme, lenderTheme, colors, wave: waveLookOf(state.rules) });
  const shownTheme = isPrinted ? 'light' : theme;
  const shownColors = isPrinted ? colorsOf(state, shownTheme, lastBrand) : colors;
  root.dataset.theme = shownTheme;
  for (const name of BRAND_PROPERTIES) root.style.setProperty(name, shownColors?.[name] ?? '');
  if (hasErrorInView(state)) root.style.setProperty('--brand-ornament', THEME_COLORS[shownTheme].error);
  // An empty value removes the property, which restores the font of the app.
  root.style.setProperty('--brand-font', fontStackOf(config?.display.colors.fontFamily ?? ''));
  platform.documentHead.setThemeColor(THEME_COLORS[theme].canvas);
  platform.documentHead.setFavicon(config?.display.favicon ?? '');
}

/** Reports the lender's colours that cannot be read, so that their author learns why the page has the defaults. */
function reportColors(names: string, { log, failures }: Platform): void {
  log.report(`[proposta] getSystem: unreadable colour: ${names}`);
  failures.count('getSystem', 'unreadable value');
}

/** Applies the lender's colours, title and icon whenever the state changes. Returns a function that stops it. */
export function applyBranding(state: AppState, page: BrandedPage): () => void {
  const { platform } = page;
  let isPrinted = false;
  let paintedInputs: readonly unknown[] = [];
  let shownTitle = '';
  let reportedNames = '';
  const repaint = (): void => {
    const { config, rules, themeChoice } = state;
    const title = keepsTitle(state) ? shownTitle : titleOf(state);
    if (title !== shownTitle) platform.documentHead.setTitle(title);
    shownTitle = title;
    // Every change of the state calls this function. Identity is enough, because an answer replaces the objects.
    const inputs = [
      config?.display,
      rules,
      state.hashId,
      hasErrorInView(state),
      themeChoice,
      page.darkQuery?.matches,
      isPrinted,
    ];
    if (
      inputs.length === paintedInputs.length &&
      inputs.every((input, index) => input === paintedInputs[index])
    )
      return;
    paintedInputs = inputs;
    const names = config ? unreadableColorsOf(config.display.colors).join(', ') : reportedNames;
    if (names !== '' && names !== reportedNames) reportColors(names, platform);
    reportedNames = names;
    paint(state, page, isPrinted);
  };
  const repaintForPrinter = ({ type }: Event): void => {
    isPrinted = type === 'beforeprint';
    repaint();
  };
  repaint();
  // When the device switches to dark, the page follows, unless the visitor has chosen a theme.
  page.darkQuery?.addEventListener('change', repaint);
  page.printer?.addEventListener('beforeprint', repaintForPrinter);
  page.printer?.addEventListener('afterprint', repaintForPrinter);
  const stop = subscribe(state, repaint);
  return () => {
    stop();
    page.darkQuery?.removeEventListener('change', repaint);
    page.printer?.removeEventListener('beforeprint', repaintForPrinter);
    page.printer?.removeEventListener('afterprint', repaintForPrinter);
  };
}
