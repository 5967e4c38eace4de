import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

interface CardProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A surface with a border, not a shadow. Its text is in line with that of the banners and notes above and below it. */
export function Card({ children, className }: CardProps): ReactNode {
  return <div className={cx(card, className)}>{children}</div>;
}

const card = css({
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  padding: '4',
  // On the narrowest phone a date with its time has no space beside its name: there the list of figures stacks (15.8).
  '@media (max-width: 359px)': { paddingInline: '5' },
});
