import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { type ButtonPause, useButtonPause } from './use-button-pause.tsx';

export interface TextLinkProps {
  children: ReactNode;
  /** An address makes it a link; without one it is a button that looks like a link. */
  href?: string | undefined;
  /** Opens beside the journey, which must not be lost. */
  newTab?: boolean;
  onPress?: (() => void) | undefined;
  /** It does not work yet; only what is no link waits. */
  pause?: ButtonPause | undefined;
  className?: string | undefined;
}

/** The way aside: words only, underlined, with a target of 44 px. */
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
        {/* One child, so that the words behind the label stand in its line. */}
        {pause ? (
          <span>
            {children}
            {paused.words}
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
  // The words stand in line with what is above them, not the room about them.
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
