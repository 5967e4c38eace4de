import type { ReactNode } from 'react';
import type { ControlProps } from '../control.ts';
import { LoadingInput, MissingInput } from './loading-input.tsx';
import { WithPause } from './with-pause.tsx';

interface OptionsGateProps extends ControlProps {
  /** Number of placeholder rows. A group has more than one, because it is higher than an input. */
  rows?: number;
  children: ReactNode;
}

/**
 * Replaces an input while its options load (4.35), and if they failed to load (4.34). Each replacement has the id of
 * the input, so the focus moves from one to the next, and to the input.
 */
export function OptionsGate({
  id,
  options,
  rows = 1,
  children,
  onRetryOptions,
}: OptionsGateProps): ReactNode {
  if (options.status === 'loading') return <LoadingInput id={id} rows={rows} />;
  if (options.status === 'error')
    return (
      <WithPause until={options.retryAt}>
        {pause => (
          <MissingInput
            id={id}
            message={options.message || 'Não foi possível carregar as opções.'}
            pause={pause}
            onRetry={onRetryOptions}
          />
        )}
      </WithPause>
    );
  return children;
}
