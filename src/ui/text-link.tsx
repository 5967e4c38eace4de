import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { type ButtonPause, useButtonPause } from './use-button-pause.tsx';

export interface TextLinkProps {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  /** Until the pause ends, presses have no effect. */
  pause?: ButtonPause | undefined;
  className?: string | undefined;
}

/** A secondary action: a button that looks like a link, underlined text with a target of 44 px. */
export function TextLink(props: TextLinkProps): ReactNode {
  const { children, onPress, pause, className } = props;
  const pauseParts = useButtonPause(pause);
  return (
    <button
      type="button"
      {...pauseParts.attributes}
      onClick={() => !pause && onPress?.()}
      className={cx(link, className)}
    >
      {/* One child, so that the pause text stays on the line of the label. */}
      {pause ? (
        <span>
          {children}
          {pauseParts.pauseText}
        </span>
      ) : (
        children
      )}
    </button>
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
  color: 'brand.activeText',
  textDecoration: 'underline',
  textDecorationThickness: '[1px]',
  textUnderlineOffset: '[4px]',
  textWrap: 'balance',
  _hover: { textDecorationThickness: '[2px]' },
  '&[data-paused]': { color: 'muted', textDecoration: 'none', cursor: 'default' },
});
