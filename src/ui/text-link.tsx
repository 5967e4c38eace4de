import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

export interface TextLinkProps {
  children: ReactNode;
  /** An address makes it a link; without one it is a button that looks like a link. */
  href?: string | undefined;
  /** Opens beside the journey, which must not be lost. */
  newTab?: boolean;
  onPress?: (() => void) | undefined;
  className?: string | undefined;
}

/** The way aside: words only, underlined, with a target of 44 px. */
export function TextLink({ children, href, newTab = false, onPress, className }: TextLinkProps): ReactNode {
  if (href === undefined)
    return (
      <button type="button" onClick={onPress} className={cx(link, className)}>
        {children}
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
});
