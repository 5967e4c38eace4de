import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '#ui/lazy-component.tsx';
import type { ControlProps } from '../control.ts';
import { LoadingInput, MissingInput } from './loading-input.tsx';

/**
 * A control that is loaded when the first field needs it. Until then a placeholder has its shape; if it cannot be
 * loaded, the field offers a retry. The focus moves from one to the next, and to the input.
 */
export const lazyControl = (load: () => Promise<ComponentType<ControlProps>>): LazyComponent<ControlProps> =>
  lazyComponent(load, {
    waiting: ({ id }) => <LoadingInput id={id} />,
    missing: ({ id }, onRetry) => (
      <MissingInput id={id} message="Não foi possível carregar este campo." onRetry={onRetry} />
    ),
  });
