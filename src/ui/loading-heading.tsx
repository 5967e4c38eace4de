import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { takeLostFocus } from './take-lost-focus.ts';

/**
 * The h1 of a screen while its code loads, for screen readers only. When the focused button has disappeared with the
 * screen before, the heading takes the focus: otherwise a screen reader would say nothing and start at the top of the page
 * (13.2). The heading of the loaded screen takes it over.
 */
export const LoadingHeading = (): ReactNode => (
  <h1 ref={takeLostFocus} tabIndex={-1} className={visuallyHidden}>
    Carregando
  </h1>
);

const visuallyHidden = css({ srOnly: true });
