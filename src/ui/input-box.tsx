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

/**
 * Class of the element inside an `InputBox`: input, textarea or select. `theme/input-css.ts`
 * has the styles.
 */
export const input = 'input';

/**
 * Class of an input without prefix and suffix, which draws its box itself. Most inputs of a large form have it (14.3).
 */
export const boxedInput = 'boxed-input';

const box = 'input-box';
const readOnlyBox = css({
  display: 'flex',
  alignItems: 'center',
  width: 'full',
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
