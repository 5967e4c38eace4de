/** The colours of the house by what they mean: the only place that writes a colour. Both themes are designed, not inverted. */
const themed = (light: string, dark: string) => ({ value: { base: light, _light: light, _dark: dark } });
/** A small drawing (24 by 24, by Tabler) as a picture of the style sheet: not an element, where a form has a hundred of them. */
const drawn = (path: string, colour: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23${colour}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
const ALERT_CIRCLE = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 8v4M12 16h.01';
const CALENDAR =
  'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12M16 3v4M8 3v4M4 11h16';
const CHEVRON_DOWN = 'M6 9l6 6l6 -6';
/** Set on the root element at run time by the branding of the lender; defaults of 9.37 stand in `brand-defaults.ts`. */
const brand = (name: string) => ({ value: `var(--brand-${name})` });

export const semanticTokens = {
  colors: {
    canvas: themed('#F5F7FA', '#0F151B'),
    surface: themed('#FFFFFF', '#161F29'),
    raised: themed('#FFFFFF', '#1E2935'),
    /** `--brand-ink` is checked against every surface of the theme before it is set. */
    ink: themed('var(--brand-ink, #16202A)', 'var(--brand-ink, #F2F5F8)'),
    muted: themed('#52606D', '#A9B4C0'),
    line: themed('#DCE2E9', '#2C3845'),
    lineStrong: themed('#7B8794', '#75828F'),
    error: themed('#B3261E', '#FF9A91'),
    success: themed('#1B7F4B', '#6FD6A0'),
    warning: themed('#8A5A00', '#FFC266'),
    info: themed('#0B6299', '#7CC4F2'),
    /** Grounds for a message of that kind: its colour, thin over the surface, so that the text keeps 4.5:1 on it. */
    errorSoft: themed('#F9EEED', '#322E35'),
    successSoft: themed('#EDF5F1', '#213537'),
    warningSoft: themed('#F8F3E8', '#323330'),
    infoSoft: themed('#EBF2F7', '#223341'),
    /** Ground of what cannot be typed into, and of a hovered row. */
    quiet: themed('#EEF1F5', '#1B2530'),
    skeleton: themed('#E3E8EE', '#26323E'),
    /** Around the picture of a camera, in both themes: nothing may outshine what one aims at. */
    lens: themed('#0B0F14', '#0B0F14'),
    onLens: themed('#FFFFFF', '#FFFFFF'),
    lensVeil: themed('rgb(11 15 20 / 0.62)', 'rgb(11 15 20 / 0.62)'),
    /** Over a picture of the lender's that words stand on. */
    veil: { value: 'color-mix(in srgb, {colors.surface} 86%, transparent)' },
    backdrop: themed('rgb(15 21 27 / 0.56)', 'rgb(4 7 10 / 0.68)'),
    brand: {
      primary: brand('primary'),
      secondary: brand('secondary'),
      onPrimary: brand('on-primary'),
      primarySoft: brand('primary-soft'),
      primaryStrong: brand('primary-strong'),
      ring: brand('ring'),
      ornament: brand('ornament'),
      /** The one accent of a picture: secondary, lifted off a dark ground. */
      accent: themed('var(--brand-secondary)', 'color-mix(in srgb, var(--brand-secondary) 75%, #F2F5F8)'),
      /** Inner shapes of the pictures: between soft and primary, never under text. */
      tint: themed(
        'color-mix(in srgb, var(--brand-primary) 32%, var(--brand-primary-soft))',
        'color-mix(in srgb, var(--brand-primary-strong) 32%, var(--brand-primary-soft))',
      ),
      wave: brand('wave'),
      /**
       * The panel beside a wave, its words, its curves: one piece with the header by day, where a dark curve would look soiled;
       * by night so large a bright ground would glare, so it is as dark as every panel.
       */
      panel: themed('var(--brand-wave)', '{colors.surface}'),
      onPanel: themed('var(--brand-on-wave)', '{colors.ink}'),
      gleam: themed('#FFFFFF', 'var(--brand-wave)'),
      panelVeil: { value: 'color-mix(in srgb, {colors.brand.panel} 86%, transparent)' },
      onWave: brand('on-wave'),
    },
  },
  assets: {
    /** In the colours of `error` and `muted`: a picture of the style sheet cannot ask for them. */
    alertCircle: themed(drawn(ALERT_CIRCLE, 'B3261E'), drawn(ALERT_CIRCLE, 'FF9A91')),
    /** A mask: it takes the colour of what it stands in. */
    calendar: { value: drawn(CALENDAR, '000') },
    chevronDown: themed(drawn(CHEVRON_DOWN, '52606D'), drawn(CHEVRON_DOWN, 'A9B4C0')),
  },
  shadows: {
    none: themed('none', 'none'),
    /** A second pixel inside the border of what is chosen: a soft ground alone is hardly seen where a brand is as dark as the page. */
    chosen: themed(
      'inset 0 0 0 1px var(--brand-primary-strong)',
      'inset 0 0 0 1px var(--brand-primary-strong)',
    ),
    /** A filled button under the pointer: a thin veil, whatever the brand's colour is. */
    press: themed('inset 0 0 0 100vmax rgb(0 0 0 / 0.07)', 'inset 0 0 0 100vmax rgb(255 255 255 / 0.1)'),
    /** The one shadow, for what floats. */
    float: themed(
      '0 2px 6px rgb(22 32 42 / 0.08), 0 16px 40px rgb(22 32 42 / 0.16)',
      '0 2px 6px rgb(0 0 0 / 0.32), 0 16px 40px rgb(0 0 0 / 0.48)',
    ),
  },
};
