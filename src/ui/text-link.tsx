import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { type ButtonPause, useButtonPause } from './use-button-pause.tsx';

export interface TextLinkProps {
  children: ReactNode;
  /** With an address it is a link, otherwise a button that looks like one. */
  href?: string | undefined;
  /** Opens in a new tab, so that the journey is not lost. */
  newTab?: boolean;
  onPress?: (() => void) | undefined;
  /** Does not work yet; buttons only. */
  pause?: ButtonPause | undefined;
  className?: string | undefined;
}

/** A secondary action: underlined text with a target of 44 px. */
export function TextLink(props: TextLinkProps): ReactNode {
  const { children, href, newTab = false, onPress, pause, className } = props;
  const paused = useButtonPause(pause);
  if (href === undefined)
    return (
      <button
        type="button"
        {...paused.attributes}
        onClick={() => !pause && onPress?.()}
        className={cx(link, className)}
      >
        {/* One child, so that text behind the label is on the same line. */}
        {pause ? (
          <span>
            {children}
            {paused.buttonText}
          </span>
        ) : (
          children
        )}
      </button>
    );
  return (
    <a
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={onPress}
      className={cx(link, className)}
    >
      {children}
    </a>
  );
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'touch',
  // The text is aligned with the content above it, not with its padding.
  paddingInline: '1',
  marginInline: '-1',
  borderRadius: 'control',
  textStyle: 'strong',
  color: 'brand.primaryStrong',
  textDecoration: 'underline',
  textDecorationThickness: '[1px]',
  textUnderlineOffset: '[4px]',
  _hover: { textDecorationThickness: '[2px]' },
  '&[data-paused]': { color: 'muted', textDecoration: 'none', cursor: 'default' },
});
