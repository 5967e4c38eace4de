import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

interface LightButtonProps {
  children: ReactNode;
  /** The button is the main action. */
  isStrong?: boolean;
  onPress?: () => void;
}

/**
 * A light button on the camera's dark background. Without `onPress` it only gives its look to the native input inside
 * it.
 */
export function LightButton({ children, isStrong = false, onPress }: LightButtonProps): ReactNode {
  const className = cx(button, isStrong ? filled : outlined);
  return onPress ? (
    <button type="button" className={className} onClick={onPress}>
      {children}
    </button>
  ) : (
    <span className={className}>{children}</span>
  );
}

const button = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flex: '1',
  minHeight: 'buttonPhone',
  paddingInline: '4',
  borderRadius: 'control',
  textStyle: 'button',
  textAlign: 'center',
  border: '[1px solid {colors.onLens}]',
  _focusVisible: { outline: '[2px solid {colors.onLens}]', outlineOffset: '0.5' },
  _focusInside: { outline: '[2px solid {colors.onLens}]', outlineOffset: '0.5' },
});
const filled = css({ bg: 'onLens', color: 'lens' });
const outlined = css({ color: 'onLens' });
