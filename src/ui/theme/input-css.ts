import type { SystemStyleObject } from '#styled/types/index.js';

const rowStyles = { display: 'flex', alignItems: 'center', width: 'full' } as const;

const boxStyles = {
  minHeight: { base: 'inputPhone', md: 'inputDesktop' },
  bg: 'surface',
  color: 'ink',
  border: 'lineStrong',
  borderRadius: 'control',
  // Only under the pointer: with each focus, a transition would draw two fields for ten more frames (14.5).
  _hover: { borderColor: 'ink', transitionProperty: '[border-color]', transitionDuration: 'quick' },
  _focusWithin: { outline: 'ring', outlineOffset: '0.5', borderColor: 'ink' },
} as const;

/** Without animation, like the error message below the input. */
const invalidStyle = {
  borderColor: 'error',
  _hover: { borderColor: 'error', transitionProperty: '[none]' },
  _focusWithin: { borderColor: 'error' },
} as const;

const inputStyles = {
  paddingInline: { base: '4', md: '3' },
  textStyle: 'body',
  color: 'ink',
  borderRadius: 'control',
  appearance: 'none',
  textOverflow: 'ellipsis',
  // Tabular figures: a number does not shift while its mask fills.
  fontVariantNumeric: 'tabular-nums',
  // A box around the input, or its own, draws the focus ring.
  outline: '[none]',
} as const;

/**
 * Inputs and their boxes, under one short class each. At every key Chromium's autofill copies the class names of all
 * inputs of the form: with a class for each property, half a kilobyte for each field, a key among 200 fields took a
 * ninth longer (14.2). Classes of Panda override these, because their layer comes later.
 */
export const inputCss: Record<string, SystemStyleObject> = {
  '.input-box': { ...rowStyles, ...boxStyles, _invalid: invalidStyle },
  '.input': {
    ...inputStyles,
    flex: '1',
    minWidth: '0',
    alignSelf: 'stretch',
    bg: 'transparent',
    _withinReadOnly: { paddingInline: '0', fontWeight: 'medium', cursor: 'text' },
  },
  '.boxed-input': {
    ...boxStyles,
    ...inputStyles,
    display: 'block',
    width: 'full',
    '&[aria-invalid=true]': invalidStyle,
  },
};
