import type { ReloadOnce } from '#platform/reload-once.ts';
import { routes } from '#screens/routes.ts';
import { type LatePart, latePart } from '#ui/late-part.tsx';
import { loadScreen } from './load-screen.ts';

export interface Screen extends LatePart<object> {
  path: string;
}

/** The screens of the routes, in their order, each loaded on demand (2.18). */
export const createScreens = (reloadOnce: ReloadOnce): readonly Screen[] =>
  routes.map(({ path, load }) => ({ path, ...latePart(load, () => loadScreen(load, reloadOnce)) }));
