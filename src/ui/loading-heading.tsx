import type { ReactNode } from 'react';
import { moveFocus } from '#shared/move-focus.ts';
import { css } from '#styled/css/index.js';

/**
 * The h1 of a screen while its code loads, for screen readers only. When the focused button has disappeared with the
 * screen before, the heading takes the focus: otherwise a screen reader would say nothing and start at the top of the
 * page (13.2). The heading of the loaded screen takes it over.
 */
export const LoadingHeading = (): ReactNode => (
  <h1 ref={takeLostFocus} tabIndex={-1} className={visuallyHidden}>
    Carregando
  </h1>
);

function takeLostFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) moveFocus(heading, { preventScroll: true });
}

const visuallyHidden = css({ srOnly: true });
