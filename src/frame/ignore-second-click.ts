import type { MouseEvent } from 'react';

/**
 * For `onClickCapture`: ignores the second click of a double click. After a double click on 'Continuar', it could hit a
 * button of the next step.
 */
export const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.stopPropagation();
};
