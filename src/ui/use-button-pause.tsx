import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react';
import { css } from '#styled/css/index.js';

/** A button does not work yet, and says when it will. */
export interface ButtonPause {
  /** Behind the label, for the eye only: a count-down is never announced. */
  text: string;
  /** For a screen reader; it does not change while the pause lasts. */
  description: string;
}

interface PausedButton {
  /** Not `disabled`, which would drop the focus: whoever draws the button leaves its clicks without effect. */
  attributes: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled' | 'aria-describedby'> & {
    'data-paused'?: '';
  };
  /** Stands behind the label, inside the button; its name stays what it is. */
  words: ReactNode;
}

/** What a button carries while it waits; nothing when there is no pause. */
export function useButtonPause(pause: ButtonPause | undefined): PausedButton {
  const id = useId();
  if (!pause) return { attributes: {}, words: null };
  return {
    attributes: { 'aria-disabled': true, 'aria-describedby': id, 'data-paused': '' },
    words: (
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

/** The seconds change in place: nothing beside them moves. */
const figures = css({ fontVariantNumeric: 'tabular-nums' });
