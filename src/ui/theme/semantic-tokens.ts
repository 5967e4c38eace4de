/** The semantic colours: the only place that defines colours. Both themes are designed; neither is an inversion. */
const defineThemed = (light: string, dark: string) => ({
  value: { base: light, _light: light, _dark: dark },
});
/**
 * A small icon (24 by 24, Tabler) as a background image, not as an element, because a form may have a hundred of them.
 */
const createIconUrl = (path: string, colour: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23${colour}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
const ALERT_CIRCLE = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 8v4M12 16h.01';
const CALENDAR =
  'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12M16 3v4M8 3v4M4 11h16';
const CHECK = 'M5 12l5 5l10 -10';
const CHEVRON_DOWN = 'M6 9l6 6l6 -6';
/**
 * Set on the root element at run time from the lender's branding; the defaults of 9.37 are in `brand-defaults.ts`.
 * Defined for each theme, because these definitions apply to every element with a theme, such as a dialog with its own
 * brand.
 */
const defineBrandColor = (name: string) => defineThemed(`var(--brand-${name})`, `var(--brand-${name})`);

export const semanticTokens = {
  colors: {
    canvas: defineThemed('#F5F7FA', '#0F151B'),
    surface: defineThemed('#FFFFFF', '#161F29'),
    raised: defineThemed('#FFFFFF', '#1E2935'),
    /** `--brand-ink` is checked against every surface of the theme before it is set. */
    ink: defineThemed('var(--brand-ink, #16202A)', 'var(--brand-ink, #F2F5F8)'),
    muted: defineThemed('#52606D', '#A9B4C0'),
    line: defineThemed('#DCE2E9', '#2C3845'),
    lineStrong: defineThemed('#7B8794', '#75828F'),
    error: defineThemed('#B3261E', '#FF9A91'),
    success: defineThemed('#1B7F4B', '#6FD6A0'),
    warning: defineThemed('#8A5A00', '#FFC266'),
    info: defineThemed('#0B6299', '#7CC4F2'),
    /** Backgrounds of messages: a thin tint of the colour over the surface, on which text has a contrast of 4.5:1. */
    errorSoft: defineThemed('#F9EEED', '#322E35'),
    successSoft: defineThemed('#EDF5F1', '#213537'),
    warningSoft: defineThemed('#F8F3E8', '#323330'),
    infoSoft: defineThemed('#EBF2F7', '#223341'),
    /** Background of read-only fields and hovered rows. */
    quiet: defineThemed('#EEF1F5', '#1B2530'),
    skeleton: defineThemed('#E3E8EE', '#26323E'),
    /** Around the camera's picture. Dark in both themes, because nothing may be brighter than the picture. */
    lens: defineThemed('#0B0F14', '#0B0F14'),
    onLens: defineThemed('#FFFFFF', '#FFFFFF'),
    lensVeil: defineThemed('rgb(11 15 20 / 0.62)', 'rgb(11 15 20 / 0.62)'),
    /** Between a lender's picture and the text on it. `VEIL_SHARE` of the brand tokens is the same. */
    veil: { value: 'color-mix(in srgb, {colors.surface} 86%, transparent)' },
    backdrop: defineThemed('rgb(15 21 27 / 0.56)', 'rgb(4 7 10 / 0.68)'),
    brand: {
      primary: defineBrandColor('primary'),
      secondary: defineBrandColor('secondary'),
      onPrimary: defineBrandColor('on-primary'),
      edge: defineBrandColor('edge'),
      active: defineBrandColor('active'),
      activeText: defineBrandColor('active-text'),
      primarySoft: defineBrandColor('primary-soft'),
      ring: defineBrandColor('ring'),
      ornament: defineBrandColor('ornament'),
      /** The accent of a picture: the secondary colour, lightened on a dark background. */
      accent: defineThemed(
        'var(--brand-secondary)',
        'color-mix(in srgb, var(--brand-secondary) 75%, #F2F5F8)',
      ),
      /** Inner shapes of pictures: between soft and primary, never under text. */
      tint: defineThemed(
        'color-mix(in srgb, var(--brand-primary) 32%, var(--brand-primary-soft))',
        'color-mix(in srgb, var(--brand-primary-strong) 32%, var(--brand-primary-soft))',
      ),
      wave: defineBrandColor('wave'),
      /**
       * The panel beside a wave with its text and curves. In the light theme it continues the header, where a dark
       * curve would look dirty. In the dark theme such a large bright area would dazzle, so it is as dark as the other
       * panels.
       */
      panel: defineThemed('var(--brand-wave)', '{colors.surface}'),
      onPanel: defineThemed('var(--brand-on-wave)', '{colors.ink}'),
      gleam: defineBrandColor('gleam'),
      panelVeil: defineThemed('color-mix(in srgb, var(--brand-wave-veil) 86%, transparent)', '{colors.veil}'),
      onWave: defineBrandColor('on-wave'),
      waveEdge: defineBrandColor('wave-edge'),
      /** Between the panel and the page: in the dark theme the panel is as dark as the others, so it has their line. */
      panelLine: defineThemed('var(--brand-wave-edge)', '{colors.line}'),
    },
  },
  assets: {
    /** In the colours of `error` and `muted`: a background image cannot use tokens. */
    alertCircle: defineThemed(createIconUrl(ALERT_CIRCLE, 'B3261E'), createIconUrl(ALERT_CIRCLE, 'FF9A91')),
    /** Masks: they take the colour of their element. */
    check: { value: createIconUrl(CHECK, '000') },
    calendar: { value: createIconUrl(CALENDAR, '000') },
    chevronDown: defineThemed(createIconUrl(CHEVRON_DOWN, '52606D'), createIconUrl(CHEVRON_DOWN, 'A9B4C0')),
  },
  shadows: {
    none: defineThemed('none', 'none'),
    /**
     * A second pixel inside the border of a chosen item: a soft background alone is hardly visible where the brand is
     * as dark as the page.
     */
    chosen: defineThemed('inset 0 0 0 1px var(--brand-active)', 'inset 0 0 0 1px var(--brand-active)'),
    /** A hovered button: a thin overlay on any brand colour. */
    hovered: defineThemed(
      'inset 0 0 0 100vmax rgb(0 0 0 / 0.07)',
      'inset 0 0 0 100vmax rgb(255 255 255 / 0.1)',
    ),
    /** The only shadow, for floating elements. */
    float: defineThemed(
      '0 2px 6px rgb(22 32 42 / 0.08), 0 16px 40px rgb(22 32 42 / 0.16)',
      '0 2px 6px rgb(0 0 0 / 0.32), 0 16px 40px rgb(0 0 0 / 0.48)',
    ),
  },
};
