import type { LazyFallbacks } from '#ui/lazy-component.tsx';
import type { ControlProps } from '../control.ts';
import { LoadingInput, MissingInput } from './loading-input.tsx';

/**
 * Rendered instead of a lazy control. Until the control is loaded, a placeholder has its shape; if the control cannot
 * be loaded, the field offers a retry. The focus moves from the placeholder to the retry button, and to the input.
 */
export const controlFallbacks: LazyFallbacks<ControlProps> = {
  waiting: ({ id }) => <LoadingInput id={id} />,
  missing: ({ id }, onRetry) => (
    <MissingInput id={id} message="Não foi possível carregar este campo." onRetry={onRetry} />
  ),
};
