import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react';
import { css } from '#styled/css/index.js';

/** The texts of a button that cannot be pressed until a pause ends. */
export interface ButtonPause {
  /** The countdown, after the label. Screen readers do not announce it. */
  text: string;
  /** For screen readers; it does not change during the pause. */
  description: string;
}

interface ButtonPauseParts {
  /** Not `disabled`, which would drop the focus: the caller ignores clicks. */
  attributes: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled' | 'aria-describedby'> & {
    'data-paused'?: '';
  };
  /** Goes inside the button, after the label. It does not change the accessible name of the button. */
  pauseText: ReactNode;
}

/** The props and text of a button during a pause; empty without one. */
export function useButtonPause(pause: ButtonPause | undefined): ButtonPauseParts {
  const id = useId();
  if (!pause) return { attributes: {}, pauseText: null };
  return {
    attributes: { 'aria-disabled': true, 'aria-describedby': id, 'data-paused': '' },
    pauseText: (
      <>
        <span aria-hidden="true" className={tabularFigures}>
          {` ${pause.text}`}
        </span>
        <span id={id} hidden>
          {pause.description}
        </span>
      </>
    ),
  };
}

/** Tabular figures, so that nothing moves while the seconds change. */
const tabularFigures = css({ fontVariantNumeric: 'tabular-nums' });
