import type { LazyFallbacks } from '#ui/lazy-component.tsx';
import type { ControlProps } from '../control.ts';
import { LoadingInput, MissingInput } from './loading-input.tsx';

/**
 * What stands in the place of a lazy control. Until it is loaded a placeholder has its shape; if it cannot be loaded,
 * the field offers a retry. The focus moves from one to the next, and to the input.
 */
export const controlFallbacks: LazyFallbacks<ControlProps> = {
  waiting: ({ id }) => <LoadingInput id={id} />,
  missing: ({ id }, onRetry) => (
    <MissingInput id={id} message="Não foi possível carregar este campo." onRetry={onRetry} />
  ),
};
