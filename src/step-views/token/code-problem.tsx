import type { ReactNode } from 'react';
import { useViewError } from '#hooks/use-view-error.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconAlertCircle } from '#ui/icons.ts';
import { LongText } from '#ui/long-text.tsx';

/** The reason why no code was sent. Rendered before it has text, so that screen readers announce the text. */
export function CodeProblem({ text }: { text: string }): ReactNode {
  useViewError(text !== '');
  return (
    <div aria-live="polite">
      {text !== '' && (
        <p className={errorText}>
          <Icon drawing={IconAlertCircle} size="help" />
          <span>
            <LongText text={text} />
          </span>
        </p>
      )}
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
