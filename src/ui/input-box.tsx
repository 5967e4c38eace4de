import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { Icon } from './icon.tsx';
import { IconLock } from './icons.ts';

interface InputBoxProps {
  /** An element with the class `input`. */
  children: ReactNode;
  invalid?: boolean;
  /** Shows the text with a lock, instead of a disabled input. */
  readOnly?: boolean;
  /** Before the input, such as 'R$' or a magnifier. */
  prefix?: ReactNode;
  /** After the input, such as the button of a calendar. */
  suffix?: ReactNode;
  className?: string | undefined;
}

/** The box of a single-line input: 56 px on a phone, 42 px on a desktop, radius 8 (9.19). */
export function InputBox({
  children,
  invalid,
  readOnly,
  prefix,
  suffix,
  className,
}: InputBoxProps): ReactNode {
  return (
    <div
      className={cx(readOnly ? readOnlyBox : box, className)}
      data-invalid={invalid ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
    >
      {prefix !== undefined && <span className={prefixStyle}>{prefix}</span>}
      {children}
      {readOnly ? (
        <Icon drawing={IconLock} className={lock} />
      ) : (
        suffix !== undefined && <span className={suffixStyle}>{suffix}</span>
      )}
    </div>
  );
}

/** Class of a small square button in the suffix, with a target of 44 px. */
export const inputButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'stretch',
  minWidth: 'touch',
  borderRadius: 'control',
  color: 'muted',
  _hover: { color: 'ink' },
});

const inputStyles = {
  paddingInline: { base: '4', md: '3' },
  textStyle: 'body',
  color: 'ink',
  borderRadius: 'control',
  appearance: 'none',
  textOverflow: 'ellipsis',
  // Tabular figures: a number does not shift while its mask fills.
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Class of the element inside an `InputBox`: input, textarea, select, or the button that opens a list. */
export const input = css({
  ...inputStyles,
  flex: '1',
  minWidth: '0',
  alignSelf: 'stretch',
  bg: 'transparent',
  // The box draws the focus ring, so that it includes prefix and suffix.
  outline: '[none]',
  _withinReadOnly: { paddingInline: '0', fontWeight: 'medium', cursor: 'text' },
});

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

/**
 * Class of an input without prefix and suffix, which draws its box itself. Most inputs of a large form have it (14.3).
 */
export const boxedInput = css({
  ...boxStyles,
  ...inputStyles,
  display: 'block',
  width: 'full',
  outline: '[none]',
  '&[aria-invalid=true]': invalidStyle,
});

const rowStyles = { display: 'flex', alignItems: 'center', width: 'full' } as const;

const box = css({ ...rowStyles, ...boxStyles, _invalid: invalidStyle });
const readOnlyBox = css({
  ...rowStyles,
  gap: '2',
  minHeight: 'touch',
  paddingBlock: '2',
  borderBottom: 'line',
  color: 'ink',
  _focusWithin: { outline: 'ring', outlineOffset: '1', borderRadius: 'control' },
});
const prefixStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: '0',
  paddingInlineStart: { base: '4', md: '3' },
  marginInlineEnd: { base: '-2', md: '-1.5' },
  color: 'muted',
});
const suffixStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flexShrink: '0',
  color: 'muted',
});
const lock = css({ color: 'muted', marginInlineStart: 'auto' });
