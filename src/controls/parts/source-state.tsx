import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconRefresh } from '#ui/icons.ts';
import { inputButton } from '#ui/input-box.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ControlProps } from '../control.ts';

/**
 * At the end of an input that one types into: what it looks up is on its way (4.35), or can be asked for again (4.34).
 * `undefined` when there is nothing to say, so that an input without it has nothing there.
 */
export function sourceState({ options, label, onRetryOptions }: ControlProps): ReactNode {
  if (options.status === 'loading')
    return (
      <span className={waiting}>
        <VisuallyHidden announces="politely">Carregando</VisuallyHidden>
        <Spinner />
      </span>
    );
  if (options.status !== 'error') return undefined;
  return (
    <button
      type="button"
      className={inputButton}
      aria-label={`Tentar novamente: ${label}`}
      title={options.message || undefined}
      onClick={onRetryOptions}
    >
      <Icon of={IconRefresh} />
    </button>
  );
}

const waiting = css({ paddingInlineEnd: '3' });
