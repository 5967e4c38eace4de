/**
 * Sizes: the only place that defines pixels. Text and controls use rem, so that they grow with the text size; gaps stay
 * on the 4 px grid.
 */
const value = <Value>(raw: Value) => ({ value: raw });

/** Steps of the 4 px grid: `4` is 16 px. */
const grid = [
  '0',
  '0.5',
  '1',
  '1.5',
  '2',
  '2.5',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '10',
  '12',
  '14',
  '16',
  '20',
  '24',
];
const spacing = Object.fromEntries(grid.map(step => [step, value(`${Number(step) * 4}px`)]));

/** Widths of fields that share a row, in whole columns of 24 (9.35). */
const columns = (count: number) => value(`${Number(((count / 24) * 100).toFixed(3))}%`);

export const tokens = {
  colors: {
    transparent: value('transparent'),
    current: value('currentColor'),
    /** The visitor's own colours, for `_highContrast` only. */
    system: {
      text: value('CanvasText'),
      canvas: value('Canvas'),
      highlight: value('Highlight'),
      button: value('ButtonText'),
      disabled: value('GrayText'),
    },
  },
  fonts: {
    /** `--brand-font` is a parsed family name from the lender's configuration (3.14). */
    body: value('var(--brand-font, Montserrat), "Montserrat Fallback", system-ui, sans-serif'),
    mono: value('ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace'),
  },
  fontSizes: {
    micro: value('0.75rem'),
    help: value('0.8125rem'),
    label: value('0.875rem'),
    body: value('1rem'),
    lead: value('1.125rem'),
    /** Large, but a long amount must fit a phone with 200% text. */
    money: value('min(1.375rem, max(0.875rem, 7vw))'),
    title: value('1.375rem'),
    titleLarge: value('1.75rem'),
    amount: value('2rem'),
  },
  lineHeights: {
    none: value('1'),
    micro: value('1rem'),
    help: value('1.125rem'),
    label: value('1.25rem'),
    body: value('1.5rem'),
    lead: value('1.625rem'),
    title: value('1.875rem'),
    titleLarge: value('2.25rem'),
    amount: value('2.5rem'),
  },
  fontWeights: {
    normal: value('400'),
    medium: value('500'),
    semibold: value('600'),
    bold: value('700'),
  },
  letterSpacings: { tight: value('-0.01em'), normal: value('0'), wide: value('0.02em') },
  spacing: {
    ...spacing,
    /** Between two fields. */
    field: value('20px'),
    /** Between two sections. */
    section: value('32px'),
    /** Bottom margin on a phone: above the bars of the system and of an embedding app. */
    safe: value('max(20px, env(safe-area-inset-bottom, 0px), calc(12px + var(--inset-bottom, 0px)))'),
    /** Side padding on a phone. */
    page: value('20px'),
    /** Side padding on a desktop. */
    pageLarge: value('48px'),
  },
  sizes: {
    ...spacing,
    full: value('100%'),
    half: columns(12),
    third: columns(8),
    twoThirds: columns(16),
    screen: value('100dvh'),
    min: value('min-content'),
    max: value('max-content'),
    fit: value('fit-content'),
    /** Inputs: 56 px on a phone, 42 px on a desktop (9.19). */
    inputPhone: value('3.5rem'),
    inputDesktop: value('2.625rem'),
    /** Buttons: 56 px on a phone, 48 px on a desktop. */
    buttonPhone: value('3.5rem'),
    buttonDesktop: value('3rem'),
    /** Smallest target of a primary action or selectable row (13.7): in pixels, because it depends on the finger. */
    touch: value('44px'),
    /** Smallest target of any control. */
    target: value('1.5rem'),
    row: value('3rem'),
    /** Round background of a large icon. */
    sign: value('3.5rem'),
    iconSmall: value('1rem'),
    icon: value('1.25rem'),
    iconLarge: value('1.5rem'),
    header: value('3.5rem'),
    progress: value('4px'),
    hairline: value('1px'),
    /** List of a select on a desktop (9.20). */
    optionList: value('256px'),
    optionImage: value('40px'),
    picture: value('160px'),
    /** Smaller in a short window, so that what happens next is in view above the dock. */
    statusPicture: value('clamp(112px, 17.5svh, 160px)'),
    /** On a screen that has little text. */
    statusPictureLarge: value('clamp(112px, 25svh, 208px)'),
    /** Widest column of a form. */
    form: value('30rem'),
    /** The same including the page's padding on a desktop, for content without padding. */
    column: value('min(30rem, calc(100% - 96px))'),
    /** Widest readable line of text. */
    prose: value('36rem'),
    /** Widest line of a status screen, and its column of actions. */
    sentence: value('26rem'),
    action: value('22.5rem'),
    loadingBar: value('15rem'),
    modal: value('28rem'),
    drawer: value('27.5rem'),
    toast: value('25rem'),
    /** The brand panel leaves the form enough space, whatever the text size. */
    panelMin: value('288px'),
    panel: columns(10),
    panelMax: value('560px'),
    sheet: value('85dvh'),
  },
  borderWidths: { none: value('0'), hairline: value('1px'), thick: value('2px') },
  borders: {
    none: value('none'),
    line: value('1px solid {colors.line}'),
    lineStrong: value('1px solid {colors.lineStrong}'),
    error: value('1px solid {colors.error}'),
    chosen: value('2px solid {colors.brand.primaryStrong}'),
    /** Visible only with forced colours, for shapes that consist of a fill. */
    ghost: value('1px solid transparent'),
    /** The focus ring, outside the border. */
    ring: value('2px solid {colors.brand.ring}'),
  },
  radii: {
    none: value('0'),
    control: value('8px'),
    card: value('12px'),
    sheet: value('16px'),
    full: value('9999px'),
  },
  opacity: {
    hidden: value('0'),
    /** A segment of progress that is still ahead. */
    ahead: value('0.25'),
    faint: value('0.4'),
    soft: value('0.7'),
    shown: value('1'),
  },
  /** 9.18: drawer 4, dialog overlay 9. Messages above both have a higher level. */
  zIndex: {
    below: value(-1),
    base: value(0),
    above: value(1),
    bar: value(2),
    drawer: value(4),
    overlay: value(9),
    toast: value(10),
  },
  durations: {
    none: value('0ms'),
    /** The previous content has faded out before the new content stops moving. */
    leave: value('90ms'),
    quick: value('180ms'),
    sheet: value('240ms'),
    /** Time in which the tick of a success is drawn. */
    drawn: value('420ms'),
    /** Fade of a toast (9.5). */
    fade: value('1000ms'),
    /** One turn of a spinner. */
    turn: value('900ms'),
    /** One turn of the waiting picture. */
    wait: value('6000ms'),
    /** One cycle of an indeterminate progress bar. */
    pass: value('1600ms'),
    /** One pulse of a skeleton or waiting picture. */
    breath: value('2400ms'),
  },
  easings: {
    out: value('cubic-bezier(0.2, 0, 0, 1)'),
    in: value('cubic-bezier(0.4, 0, 1, 1)'),
    inOut: value('cubic-bezier(0.4, 0, 0.2, 1)'),
    linear: value('linear'),
  },
};
