import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

/** The one button of a form: stuck above the keyboard and the safe area on a phone, under the form on a desktop (15.1). */
export function StickyFooter({ children }: { children: ReactNode }): ReactNode {
  return <div className={footer}>{children}</div>;
}

const footer = css({
  position: { base: 'sticky', md: 'static' },
  bottom: '0',
  zIndex: 'bar',
  marginInline: { base: '-5', md: '0' },
  paddingInline: { base: '5', md: '0' },
  paddingTop: '3',
  paddingBottom: { base: 'safe', md: '12' },
  bg: { base: 'canvas', md: 'transparent' },
  borderTop: { base: 'line', md: 'none' },
});
