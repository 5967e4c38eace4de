import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '#ui/lazy-component.tsx';
import type { ControlProps } from '../control.ts';
import { LoadingInput, MissingInput } from './loading-input.tsx';

/**
 * A control that is fetched when the first field needs it, so that the first step of a journey does not carry it (14.1).
 * Until then its place has its shape; when it cannot be fetched the field says so and offers to try again. The focus goes from
 * one to the next, and to the input.
 */
export const lazyControl = (load: () => Promise<ComponentType<ControlProps>>): LazyComponent<ControlProps> =>
  lazyComponent(load, {
    waiting: ({ id }) => <LoadingInput id={id} />,
    missing: ({ id }, onRetry) => (
      <MissingInput id={id} message="Não foi possível carregar este campo." onRetry={onRetry} />
    ),
  });
