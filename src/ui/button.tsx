import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { css, cx } from '#styled/css/index.js';
import { Spinner } from './spinner.tsx';
import { type ButtonPause, useButtonPause } from './use-button-pause.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** One primary button per screen; 'text' for secondary actions. */
  variant?: 'primary' | 'secondary' | 'text';
  /** The action is running: a spinner shows, the button ignores presses, and it keeps the label and the focus. */
  isLoading?: boolean;
  disabled?: boolean;
  /** Until the pause ends, the button ignores presses. It keeps the focus. */
  pause?: ButtonPause | undefined;
  /** As wide as the column. */
  isWide?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button, 56 px high on a phone and 48 px on a desktop. */
export function Button(props: ButtonProps): ReactNode {
  const { variant = 'primary', isLoading = false, disabled = false, isWide = false, pause } = props;
  const { variant: _variant, isLoading: _loading, isWide: _wide, pause: _pause, ...others } = props;
  const { icon, className, children, onClick, ...rest } = others;
  const { attributes, pauseText } = useButtonPause(pause);
  const isInert = isLoading || pause !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, which would drop the focus; but neither click nor Enter may submit twice.
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      data-look={variant}
      disabled={disabled}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      {...attributes}
      onClick={press}
      className={cx(base, variants[variant], isWide && fullWidth, className)}
    >
      {isLoading ? <Spinner className={spinnerBeforeLabel} /> : icon}
      <span>
        {children}
        {pauseText}
      </span>
    </button>
  );
}

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: { base: 'buttonPhone', md: 'buttonDesktop' },
  paddingBlock: '2',
  borderRadius: 'control',
  textStyle: 'button',
  textAlign: 'center',
  textWrap: 'balance',
  userSelect: 'none',
  transitionProperty: '[background-color, border-color, color, box-shadow, transform]',
  transitionDuration: 'quick',
  transitionTimingFunction: 'out',
  _active: { transform: 'translateY(1px)' },
  _loading: { cursor: 'progress', transform: 'none' },
  '&:is(:disabled, [data-paused])': { cursor: 'default', transform: 'none' },
});

const variants = {
  primary: css({
    bg: 'brand.primary',
    color: 'brand.onPrimary',
    border: 'ghost',
    paddingInline: '6',
    // A fill that is nearly as light or as dark as the page has an edge, thicker than that of a secondary button.
    borderWidth: 'thick',
    '&:enabled:not([data-paused])': { borderColor: 'brand.edge' },
    _hover: { boxShadow: 'hovered' },
    '&:is(:disabled, [data-paused])': { bg: 'quiet', color: 'muted', boxShadow: 'none' },
  }),
  secondary: css({
    bg: 'transparent',
    color: 'ink',
    border: 'lineStrong',
    paddingInline: '6',
    _hover: { borderColor: 'ink' },
    '&:is(:disabled, [data-paused])': { color: 'muted', borderColor: 'line' },
  }),
  text: css({
    bg: 'transparent',
    color: 'brand.activeText',
    border: 'ghost',
    paddingInline: '3',
    textDecoration: 'underline',
    textDecorationThickness: '[1px]',
    textUnderlineOffset: '[4px]',
    _hover: { textDecorationThickness: '[2px]' },
    '&:is(:disabled, [data-paused])': { color: 'muted', textDecoration: 'none' },
  }),
};
/** The spinner takes no space, so that the label does not move. */
const spinnerBeforeLabel = css({ marginInlineStart: '-7' });
const fullWidth = css({ width: 'full' });
