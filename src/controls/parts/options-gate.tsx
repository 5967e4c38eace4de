import type { ReactNode } from 'react';
import type { ControlProps } from '../control.ts';
import { LoadingInput, MissingInput } from './loading-input.tsx';
import { WithPause } from './with-pause.tsx';

interface OptionsGateProps extends ControlProps {
  /** How many rows the loading shape has: a group of options is taller than an input. */
  rows?: number;
  children: ReactNode;
}

/**
 * What stands in place of an input while its options come (4.35), and when they have not come (4.34).
 * Each is found under the id of the input: the focus goes from one to the next, and to the input.
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
