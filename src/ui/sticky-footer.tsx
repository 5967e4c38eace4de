import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

/** The main button of a form: above the keyboard and the safe area on a phone, under the form on a desktop (15.1). */
export function StickyFooter({ children }: { children: ReactNode }): ReactNode {
  return <div className={footer}>{children}</div>;
}

const footer = css({
  position: { base: 'sticky', md: 'static' },
  bottom: '[var(--keyboard, 0px)]',
  zIndex: 'bar',
  marginInline: { base: '-5', md: '0' },
  paddingInline: { base: '5', md: '0' },
  paddingTop: '3',
  paddingBottom: { base: 'safe', md: '12' },
  bg: { base: 'canvas', md: 'transparent' },
  containerType: 'scroll-state',
  _before: {
    content: '""',
    display: { md: 'none' },
    position: 'absolute',
    top: '0',
    insetInline: '0',
    borderTop: 'line',
    // Only while content scrolls below it; browsers without this feature always draw the line.
    '@supports (container-type: scroll-state)': { visibility: 'hidden' },
    '@container scroll-state(stuck: bottom)': { visibility: 'visible' },
  },
});
