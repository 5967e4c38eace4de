import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click on 'Continuar', which could hit a button of the next step. For
 * `onClickCapture`.
 */
export const onlyFirstClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.stopPropagation();
};
