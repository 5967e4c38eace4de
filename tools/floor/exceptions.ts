/** A feature that is used although some browser of the floor lacks it. */
export interface Exception {
  /** The name that `tools/floor.ts` prints. */
  feature: string;
  /** Limits the exception to rules that contain one of these texts. Without it the exception applies everywhere. */
  paths?: readonly string[];
  /** The effect in a browser without it, and why that is acceptable. */
  reason: string;
}

const pointerReason = 'Browsers without a mouse pointer have no cursor to show.';
const lineBreakReason = 'Lines break in other places; all words are shown.';
const vendorRuleReason =
  'Each engine applies the rule with its own prefix, and there is one rule for each engine.';

export const exceptions: readonly Exception[] = [
  { feature: 'css.properties.text-wrap', reason: lineBreakReason },
  { feature: 'css.properties.text-wrap.balance', reason: lineBreakReason },
  { feature: 'css.properties.text-wrap.pretty', reason: lineBreakReason },
  { feature: 'css.properties.cursor.default', reason: pointerReason },
  { feature: 'css.properties.cursor.grab', reason: pointerReason },
  { feature: 'css.properties.cursor.pointer', reason: pointerReason },
  { feature: 'css.properties.cursor.progress', reason: pointerReason },
  {
    feature: 'css.properties.resize',
    reason: 'On a phone a text field has no corner to drag, so nothing has to be forbidden.',
  },
  { feature: 'css.properties.resize.none', reason: 'As above.' },
  {
    feature: 'IdleDeadline.timeRemaining',
    reason:
      'Only `requestIdleCallback` passes a deadline to its callback, and the code checks that this function exists.',
  },
  {
    feature: 'css.properties.-webkit-tap-highlight-color',
    reason: 'Only browsers that draw a highlight have this property.',
  },
  {
    feature: 'css.properties.field-sizing',
    reason: 'A field that cannot be changed does not grow: its text scrolls.',
  },
  { feature: 'css.properties.field-sizing.content', reason: 'As above.' },
  {
    feature: 'css.properties.forced-color-adjust',
    reason: 'Safari has no forced colours, so no element needs to opt out of them.',
  },
  { feature: 'css.properties.forced-color-adjust.none', reason: 'As above.' },
  {
    feature: 'css.properties.container-type.scroll-state',
    reason: 'The fallback rule, inside `@supports`, then draws the shadow of the dock.',
  },
  {
    feature: 'css.at-rules.container.scroll-state_queries',
    reason: 'The browser ignores the rule and applies the fallback rule, which is inside `@supports`.',
  },
  {
    feature: 'css.selectors.has',
    paths: [':has(:focus-visible)'],
    reason: 'The condition `focusInside` in panda.config.ts has a second rule for browsers without it.',
  },
  {
    feature: 'css.selectors.has',
    paths: [':has(input):is(:hover', ':has(:disabled)'],
    reason: 'The control has no tint under the pointer or while it is disabled; its input has one.',
  },
  {
    feature: 'css.selectors.has',
    paths: ['data-status-screen', 'data-wave'],
    reason: 'The buttons are on the left, and the frame has a plain background.',
  },
  {
    feature: 'css.selectors.has',
    paths: ['data-wordmark'],
    reason:
      "In the narrowest header the lender's name takes all free space, like a logo, so it has fewer lines.",
  },
  { feature: 'css.selectors.selection', reason: 'A selected text has the colours of the system.' },
  { feature: 'css.selectors.-webkit-slider-runnable-track', reason: vendorRuleReason },
  { feature: 'css.selectors.-webkit-slider-thumb', reason: vendorRuleReason },
  { feature: 'css.selectors.-moz-range-track', reason: vendorRuleReason },
  { feature: 'css.selectors.-moz-range-thumb', reason: vendorRuleReason },
];
