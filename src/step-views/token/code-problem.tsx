import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useViewError } from '#hooks/use-view-error.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconAlertCircle } from '#ui/icons.ts';
import { LongText } from '#ui/long-text.tsx';

interface CodeProblemProps {
  text: string;
  /** Below the reason: how long the visitor has to wait. */
  children?: ReactNode;
}

/** The reason why no code was sent. Rendered before it has text, so that screen readers announce the text. */
export function CodeProblem({ text, children }: CodeProblemProps): ReactNode {
  useViewError(text !== '');
  const blockRef = useRef<HTMLDivElement>(null);
  const reasonRef = useRef<HTMLDivElement>(null);
  const hasWait = Boolean(children);
  // The reason stands below the choice: on a small phone the dock would cover it, and the wait, which may come later.
  useLayoutEffect(() => {
    if (text === '') return;
    const shownPart = hasWait ? blockRef : reasonRef;
    shownPart.current?.scrollIntoView({ block: 'nearest' });
  }, [text, hasWait]);
  return (
    <div ref={blockRef}>
      <div ref={reasonRef} aria-live="polite">
        {text !== '' && (
          <p className={errorText}>
            <Icon drawing={IconAlertCircle} size="help" />
            <span>
              <LongText text={text} />
            </span>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

const errorText = css({
  display: 'flex',
  gap: '1.5',
  alignItems: 'flex-start',
  marginTop: '3',
  textStyle: 'help',
  color: 'error',
  fontWeight: 'medium',
  textAlign: 'left',
});
