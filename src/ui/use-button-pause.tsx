import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react';
import { css } from '#styled/css/index.js';

/** A pause of a button, with its end. */
export interface ButtonPause {
  /** Behind the label and visual only: a countdown is never announced. */
  text: string;
  /** For screen readers; it does not change during the pause. */
  description: string;
}

interface PausedButton {
  /** Not `disabled`, which would drop the focus: the caller ignores clicks. */
  attributes: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled' | 'aria-describedby'> & {
    'data-paused'?: '';
  };
  /** Inside the button after the label; the button's name does not change. */
  buttonText: ReactNode;
}

/** The props and text of a button during a pause; empty without one. */
export function useButtonPause(pause: ButtonPause | undefined): PausedButton {
  const id = useId();
  if (!pause) return { attributes: {}, buttonText: null };
  return {
    attributes: { 'aria-disabled': true, 'aria-describedby': id, 'data-paused': '' },
    buttonText: (
      <>
        <span aria-hidden="true" className={figures}>
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
const figures = css({ fontVariantNumeric: 'tabular-nums' });
