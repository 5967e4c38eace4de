import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

interface CardProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A surface with a border, not a shadow. */
export function Card({ children, className }: CardProps): ReactNode {
  return <div className={cx(card, className)}>{children}</div>;
}

const card = css({
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  padding: { base: '5', md: '6' },
});
