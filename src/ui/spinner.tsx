import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

interface SpinnerProps {
  size?: 'text' | 'large';
  className?: string | undefined;
}

/** A loading indicator without text, for use beside a text. */
export function Spinner({ size = 'text', className }: SpinnerProps): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={cx(spinner, sizes[size], className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

const spinner = css({
  flexShrink: '0',
  animationName: 'spin',
  animationDuration: 'turn',
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
});
const sizes = { text: css({ boxSize: 'icon' }), large: css({ boxSize: '10' }) };
