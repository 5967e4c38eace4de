import { routes } from '#screens/routes.ts';
import { type LazyComponent, lazyComponent } from '#ui/lazy-component.tsx';
import { ScreenSkeleton } from '#ui/screen-skeleton.tsx';

export interface Screen extends LazyComponent<object> {
  path: string;
}

/** The screens of the routes in their order, each loaded on demand (2.18). */
export const createScreens = (): readonly Screen[] =>
  routes.map(({ path, load }) => ({ path, ...lazyComponent(load, { waiting: ScreenSkeleton }) }));
