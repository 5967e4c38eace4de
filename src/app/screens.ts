import { routes } from '#screens/routes.ts';
import { type LatePart, latePart } from '#ui/late-part.tsx';
import { ScreenSkeleton } from '#ui/screen-skeleton.tsx';

export interface Screen extends LatePart<object> {
  path: string;
}

/** The screens of the routes, in their order, each loaded on demand (2.18). */
export const createScreens = (): readonly Screen[] =>
  routes.map(({ path, load }) => ({ path, ...latePart(load, { waiting: ScreenSkeleton }) }));
