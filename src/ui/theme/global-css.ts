import { brandDefaults } from './brand-defaults.ts';

/** Styles for every element: a small reset, the background, the focus ring, reduced motion. */
export const globalCss = {
  // A dialog has a theme, too, which must not set back the colours that it inherits (`DialogTheme`).
  ':root': { colorScheme: 'light', ...brandDefaults.light },
  ':root[data-theme=dark]': { colorScheme: 'dark', ...brandDefaults.dark },
  '*, ::before, ::after': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    borderStyle: 'solid',
  },
  // Without this rule a `display` of its own would make an element with the `hidden` attribute visible.
  '[hidden]': { display: 'none !important' },
  html: {
    fontFamily: 'body',
    lineHeight: 'body',
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
    fontSynthesis: 'none',
    // Elements scrolled into view stay clear of the dock, an embedding app's bars and the keyboard.
    scrollPaddingTop: 'calc(96px + var(--inset-top, 0px))',
    scrollPaddingBottom: 'aboveDock',
    '@supports selector(:has(a))': {
      '&:has([data-dock=summary])': {
        scrollPaddingBottom: 'aboveSummary',
        _shortWindow: { scrollPaddingBottom: '8px' },
      },
    },
    // In a window this low the dock scrolls with the page: only the label and the focus ring need space.
    _shortWindow: { scrollPaddingTop: '40px', scrollPaddingBottom: '8px' },
  },
  body: {
    minHeight: 'screen',
    bg: 'canvas',
    color: 'ink',
    fontSize: 'body',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    overflowWrap: 'break-word',
  },
  'img, svg, video, canvas': { display: 'block', maxWidth: 'full' },
  'h1, h2, h3, h4, h5, h6': { fontSize: 'inherit', fontWeight: 'inherit' },
  'ul, ol, menu': { listStyle: 'none' },
  'input, textarea, select, button': {
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    bg: 'transparent',
    borderRadius: '0',
  },
  // Up to two lines of the error below an input come into view with it.
  '[aria-invalid=true]': { scrollMarginBottom: '2.75rem' },
  // At least 16 px, because iOS zooms into a smaller input.
  'input, textarea, select': { fontSize: 'body' },
  '::placeholder': { color: 'muted', opacity: '1' },
  button: { cursor: 'pointer', textAlign: 'inherit' },
  'button:disabled': { cursor: 'default' },
  // No single word on the last line, in browsers that support it.
  p: { textWrap: 'pretty' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  fieldset: { minWidth: '0' },
  ':focus-visible': {
    outline: '2px solid var(--brand-ring)',
    outlineOffset: '2px',
  },
  // Decodes the icons of inputs and errors while the scripts load. On a slow phone the first use of an SVG takes some
  // 10 ms, which would delay the first form (14.1) or the first errors (14.3).
  '[data-shell]::after': {
    content: '""',
    position: 'absolute',
    backgroundImage: '[token(assets.chevronDown), token(assets.alertCircle)]',
    maskImage: '[token(assets.calendar), token(assets.check)]',
  },
  // A script focuses the heading of a new step. It is no control, so it has no ring.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { bg: 'brand.primary', color: 'brand.onPrimary' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      animationDelay: '0ms !important',
      // Not a short transition: it would apply to every property, because "all" is the default, and inherited colours
      // would reach one more level of elements per frame.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
