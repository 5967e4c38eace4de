/** A feature that is used although some browser of the floor lacks it. */
export interface Exception {
  /** As `npm run check:floor` names it. */
  feature: string;
  /** Only in rules that hold one of these texts; without it everywhere. */
  paths?: readonly string[];
  /** The effect in a browser without it, and why that is acceptable. */
  reason: string;
}

const reached = 'Browsers without a mouse pointer have nothing to show here.';
const breaks = 'Lines break in other places: every word is there.';
const vendorRuleReason = 'Each engine reads the rule with its own name, and there is a rule for each.';

export const exceptions: readonly Exception[] = [
  { feature: 'css.properties.text-wrap', reason: breaks },
  { feature: 'css.properties.text-wrap.balance', reason: breaks },
  { feature: 'css.properties.text-wrap.pretty', reason: breaks },
  { feature: 'css.properties.cursor.default', reason: reached },
  { feature: 'css.properties.cursor.grab', reason: reached },
  { feature: 'css.properties.cursor.pointer', reason: reached },
  { feature: 'css.properties.cursor.progress', reason: reached },
  {
    feature: 'css.properties.resize',
    reason: 'A phone has no corner to drag, so nothing is to be forbidden.',
  },
  { feature: 'css.properties.resize.none', reason: 'As above.' },
  {
    feature: 'IdleDeadline.timeRemaining',
    reason: 'Only `requestIdleCallback`, which is asked for first, hands a deadline to its callback.',
  },
  {
    feature: 'css.properties.-webkit-tap-highlight-color',
    reason: 'Only browsers that draw a highlight have it.',
  },
  {
    feature: 'css.properties.field-sizing',
    reason: 'A text that cannot be changed scrolls in its line in place of growing.',
  },
  { feature: 'css.properties.field-sizing.content', reason: 'As above.' },
  {
    feature: 'css.properties.forced-color-adjust',
    reason: 'Safari has no forced colours to step out of.',
  },
  { feature: 'css.properties.forced-color-adjust.none', reason: 'As above.' },
  {
    feature: 'css.properties.container-type.scroll-state',
    reason: 'The shadow of the dock then follows the rule beside it, which asks `@supports`.',
  },
  {
    feature: 'css.at-rules.container.scroll-state_queries',
    reason: 'The rule is left out, and the one beside it, which asks `@supports`, holds.',
  },
  {
    feature: 'css.selectors.has',
    paths: ['focusInside'],
    reason: 'The condition `focusInside` in panda.config.ts has a second rule for browsers without it.',
  },
  {
    feature: 'css.selectors.has',
    paths: [':has(input):is(:hover', ':has(:disabled)'],
    reason:
      'The control misses its tint under the pointer or while it is disabled; the input inside of it does not.',
  },
  {
    feature: 'css.selectors.has',
    paths: ['data-status-screen', 'data-wave'],
    reason: 'The buttons stand on the left, the frame has a plain ground.',
  },
  { feature: 'css.selectors.selection', reason: 'A selected text has the colours of the system.' },
  { feature: 'css.selectors.-webkit-slider-runnable-track', reason: vendorRuleReason },
  { feature: 'css.selectors.-webkit-slider-thumb', reason: vendorRuleReason },
  { feature: 'css.selectors.-moz-range-track', reason: vendorRuleReason },
  { feature: 'css.selectors.-moz-range-thumb', reason: vendorRuleReason },
];
