import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconRefresh } from '#ui/icons.ts';
import { inputButton } from '#ui/input-box.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ControlProps } from '../control.ts';

/** At the end of an input that one types into: what it looks up is on its way (4.35), or can be asked for again (4.34). */
export function SourceState({
  options,
  label,
  onRetryOptions,
}: Pick<ControlProps, 'options' | 'label' | 'onRetryOptions'>): ReactNode {
  if (options.status === 'loading')
    return (
      <span className={waiting}>
        <VisuallyHidden announces="politely">Carregando</VisuallyHidden>
        <Spinner />
      </span>
    );
  if (options.status !== 'error') return null;
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
