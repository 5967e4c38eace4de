import { fallbackFamilies } from './fallback-faces.ts';

/**
 * Sizes: the only place that defines pixels. Text and controls use rem, so that they grow with the text size; gaps stay
 * on the 4 px grid.
 */
const defineToken = <Value>(raw: Value) => ({ value: raw });

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
const spacing = Object.fromEntries(grid.map(step => [step, defineToken(`${Number(step) * 4}px`)]));

/** Widths of fields that share a row, in whole columns of 24 (9.35). */
const defineColumns = (count: number) => defineToken(`${Number(((count / 24) * 100).toFixed(3))}%`);

export const tokens = {
  colors: {
    transparent: defineToken('transparent'),
    current: defineToken('currentColor'),
    /** The visitor's own colours, for `_highContrast` only. */
    system: {
      text: defineToken('CanvasText'),
      canvas: defineToken('Canvas'),
      highlight: defineToken('Highlight'),
      button: defineToken('ButtonText'),
      disabled: defineToken('GrayText'),
    },
  },
  fonts: {
    /** `--brand-font` is a parsed family name from the lender's configuration (3.14). */
    body: defineToken(`var(--brand-font, Montserrat), ${fallbackFamilies}, system-ui, sans-serif`),
    mono: defineToken('ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace'),
  },
  fontSizes: {
    micro: defineToken('0.75rem'),
    help: defineToken('0.8125rem'),
    label: defineToken('0.875rem'),
    body: defineToken('1rem'),
    lead: defineToken('1.125rem'),
    /** Large, but a long amount must fit a phone with 200% text. */
    money: defineToken('min(1.375rem, max(0.875rem, 7vw), 8vw)'),
    title: defineToken('1.375rem'),
    titleLarge: defineToken('1.75rem'),
    /** An amount of nine digits stays on one line of its container, or of the window. */
    amount: defineToken('min(2rem, 9cqi)'),
  },
  lineHeights: {
    none: defineToken('1'),
    micro: defineToken('1rem'),
    help: defineToken('1.125rem'),
    label: defineToken('1.25rem'),
    body: defineToken('1.5rem'),
    lead: defineToken('1.625rem'),
    title: defineToken('1.875rem'),
    titleLarge: defineToken('2.25rem'),
    amount: defineToken('2.5rem'),
  },
  fontWeights: {
    normal: defineToken('400'),
    medium: defineToken('500'),
    semibold: defineToken('600'),
    bold: defineToken('700'),
  },
  letterSpacings: { tight: defineToken('-0.01em'), normal: defineToken('0'), wide: defineToken('0.02em') },
  spacing: {
    ...spacing,
    /** Between two fields. */
    field: defineToken('20px'),
    /** Between two sections. */
    section: defineToken('32px'),
    /** Bottom margin on a phone: above the bars of the system and of an embedding app. */
    safe: defineToken('max(20px, env(safe-area-inset-bottom, 0px), calc(12px + var(--inset-bottom, 0px)))'),
    /** From the lower edge of the window to 8 px above the dock, whose button grows with the text size. */
    aboveDock: defineToken('calc(3.5rem + 20px + {spacing.safe} + var(--keyboard, 0px))'),
    /** The same with a summary of two lines above the button. */
    aboveSummary: defineToken('calc(6.25rem + 32px + {spacing.safe} + var(--keyboard, 0px))'),
    /** Side padding on a phone. */
    page: defineToken('20px'),
    /** Side padding on a desktop. */
    pageLarge: defineToken('48px'),
  },
  sizes: {
    ...spacing,
    full: defineToken('100%'),
    half: defineColumns(12),
    third: defineColumns(8),
    twoThirds: defineColumns(16),
    screen: defineToken('100dvh'),
    min: defineToken('min-content'),
    max: defineToken('max-content'),
    fit: defineToken('fit-content'),
    /** Inputs: 56 px on a phone, 42 px on a desktop (9.19). */
    inputPhone: defineToken('3.5rem'),
    inputDesktop: defineToken('2.625rem'),
    /** Buttons: 56 px on a phone, 48 px on a desktop. */
    buttonPhone: defineToken('3.5rem'),
    buttonDesktop: defineToken('3rem'),
    /** Smallest target of a primary action or selectable row (13.7): in pixels, because it depends on the finger. */
    touch: defineToken('44px'),
    /** Smallest target of any control. */
    target: defineToken('1.5rem'),
    row: defineToken('3rem'),
    /** Round background of a large icon. */
    sign: defineToken('3.5rem'),
    iconSmall: defineToken('1rem'),
    icon: defineToken('1.25rem'),
    iconLarge: defineToken('1.5rem'),
    /**
     * In the row of the header, whose targets of 40 px do not grow with the text: at any text size the icons stay
     * apart.
     */
    iconHeader: defineToken('min({sizes.icon}, 28px)'),
    header: defineToken('3.5rem'),
    progress: defineToken('4px'),
    hairline: defineToken('1px'),
    /** A line that fills on the edge of the dock. */
    edge: defineToken('2px'),
    /** List of a select on a desktop (9.20). */
    optionList: defineToken('256px'),
    optionImage: defineToken('40px'),
    picture: defineToken('160px'),
    /** Smaller in a short window, so that what happens next is in view above the dock. */
    statusPicture: defineToken('clamp(64px, 41.2svh - 203px, 240px)'),
    /** Over controls, such as the input of a code: smaller still, so that they are in view, too. */
    statusPictureOverControls: defineToken('clamp(64px, 50svh - 288px, 240px)'),
    /** On the final page, if the height allows it. */
    statusPictureFinal: defineToken('clamp(160px, 40svh - 190px, 240px)'),
    /** On a screen that has little text: from the first to the second. */
    statusPictureSmall: defineToken('64px'),
    statusPictureLarge: defineToken('clamp(112px, 25svh, 208px)'),
    /** Widest column of a form. */
    form: defineToken('30rem'),
    /** Where the column ends in a taller desktop window, so that the dock stays near the fields. */
    desktopColumn: defineToken('50rem'),
    /** The column of a landing page beside the brand panel: the picture stands beside the title. */
    landing: defineToken('40rem'),
    /** The same as `form` including the page's padding on a desktop, for content without padding. */
    column: defineToken('min(30rem, calc(100% - 96px))'),
    /** Widest readable line of text. */
    prose: defineToken('36rem'),
    /** Widest line of a status screen, and its column of actions. */
    sentence: defineToken('26rem'),
    action: defineToken('22.5rem'),
    loadingBar: defineToken('15rem'),
    modal: defineToken('28rem'),
    drawer: defineToken('27.5rem'),
    toast: defineToken('25rem'),
    /** The brand panel leaves the form enough space, whatever the text size. */
    panelMin: defineToken('288px'),
    panel: defineColumns(10),
    panelMax: defineToken('560px'),
    /**
     * A sheet until it is pulled up: 85% of the window (9.17), but all of it where that is little, as over a keyboard.
     */
    sheet: defineToken('max(85%, min(100%, 400px))'),
  },
  borderWidths: { none: defineToken('0'), hairline: defineToken('1px'), thick: defineToken('2px') },
  borders: {
    none: defineToken('none'),
    line: defineToken('1px solid {colors.line}'),
    lineStrong: defineToken('1px solid {colors.lineStrong}'),
    error: defineToken('1px solid {colors.error}'),
    chosen: defineToken('2px solid {colors.brand.active}'),
    /** Visible only with forced colours, for shapes that consist of a fill. */
    ghost: defineToken('1px solid transparent'),
    /** The focus ring, outside the border. */
    ring: defineToken('2px solid {colors.brand.ring}'),
  },
  radii: {
    none: defineToken('0'),
    control: defineToken('8px'),
    card: defineToken('12px'),
    sheet: defineToken('16px'),
    full: defineToken('9999px'),
  },
  opacity: {
    hidden: defineToken('0'),
    /** A segment of progress that is still ahead. */
    ahead: defineToken('0.25'),
    faint: defineToken('0.4'),
    soft: defineToken('0.7'),
    shown: defineToken('1'),
  },
  /** 9.18: drawer 4, dialog overlay 9. Messages above both have a higher level. */
  zIndex: {
    below: defineToken(-1),
    base: defineToken(0),
    above: defineToken(1),
    bar: defineToken(2),
    drawer: defineToken(4),
    overlay: defineToken(9),
    toast: defineToken(10),
  },
  durations: {
    none: defineToken('0ms'),
    /** The previous content has faded out before the new content stops moving. */
    leave: defineToken('90ms'),
    quick: defineToken('180ms'),
    sheet: defineToken('240ms'),
    /** Time in which the tick of a success is drawn. */
    drawn: defineToken('420ms'),
    /** Fade of a toast (9.5). */
    fade: defineToken('1000ms'),
    /** One turn of a spinner. */
    turn: defineToken('900ms'),
    /** One turn of the waiting picture. */
    wait: defineToken('6000ms'),
    /** One cycle of an indeterminate progress bar. */
    pass: defineToken('1600ms'),
    /** One pulse of a skeleton or waiting picture. */
    breath: defineToken('2400ms'),
  },
  easings: {
    out: defineToken('cubic-bezier(0.2, 0, 0, 1)'),
    in: defineToken('cubic-bezier(0.4, 0, 1, 1)'),
    inOut: defineToken('cubic-bezier(0.4, 0, 0.2, 1)'),
    linear: defineToken('linear'),
  },
};
