/** A feature that is used although some browser of the floor lacks it. */
export interface Exception {
  /** As `npm run check:floor` names it. */
  feature: string;
  /** Only in rules that hold one of these texts; without it everywhere. */
  paths?: readonly string[];
  /** The effect in a browser without it, and why that is acceptable. */
  because: string;
}

const reached = 'Browsers without a mouse pointer have nothing to show here.';
const breaks = 'Lines break in other places: every word is there.';
const ownName = 'Each engine reads the rule with its own name, and there is a rule for each.';

export const exceptions: readonly Exception[] = [
  { feature: 'css.properties.text-wrap', because: breaks },
  { feature: 'css.properties.text-wrap.balance', because: breaks },
  { feature: 'css.properties.text-wrap.pretty', because: breaks },
  { feature: 'css.properties.cursor.default', because: reached },
  { feature: 'css.properties.cursor.grab', because: reached },
  { feature: 'css.properties.cursor.pointer', because: reached },
  { feature: 'css.properties.cursor.progress', because: reached },
  {
    feature: 'css.properties.resize',
    because: 'A phone has no corner to drag, so nothing is to be forbidden.',
  },
  { feature: 'css.properties.resize.none', because: 'As above.' },
  {
    feature: 'IdleDeadline.timeRemaining',
    because: 'Only `requestIdleCallback`, which is asked for first, hands a deadline to its callback.',
  },
  {
    feature: 'css.properties.-webkit-tap-highlight-color',
    because: 'Only browsers that draw a highlight have it.',
  },
  {
    feature: 'css.properties.field-sizing',
    because: 'A text that cannot be changed scrolls in its line in place of growing.',
  },
  { feature: 'css.properties.field-sizing.content', because: 'As above.' },
  {
    feature: 'css.properties.forced-color-adjust',
    because: 'Safari has no forced colours to step out of.',
  },
  { feature: 'css.properties.forced-color-adjust.none', because: 'As above.' },
  {
    feature: 'css.properties.container-type.scroll-state',
    because: 'The shadow of the dock then follows the rule beside it, which asks `@supports`.',
  },
  {
    feature: 'css.at-rules.container.scroll-state_queries',
    because: 'The rule is left out, and the one beside it, which asks `@supports`, holds.',
  },
  {
    feature: 'css.selectors.has',
    paths: ['focusInside'],
    because: 'The condition `focusInside` in panda.config.ts has a second rule for browsers without it.',
  },
  {
    feature: 'css.selectors.has',
    paths: [':has(input):is(:hover', ':has(:disabled)'],
    because:
      'The control misses its tint under the pointer or while it is disabled; the input inside of it does not.',
  },
  {
    feature: 'css.selectors.has',
    paths: ['data-status-screen', 'data-wave'],
    because: 'The buttons stand on the left, the frame has a plain ground.',
  },
  { feature: 'css.selectors.selection', because: 'A selected text has the colours of the system.' },
  { feature: 'css.selectors.-webkit-slider-runnable-track', because: ownName },
  { feature: 'css.selectors.-webkit-slider-thumb', because: ownName },
  { feature: 'css.selectors.-moz-range-track', because: ownName },
  { feature: 'css.selectors.-moz-range-thumb', because: ownName },
];
