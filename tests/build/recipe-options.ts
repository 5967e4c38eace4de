import type { ApiOptions } from '#api/api.ts';

/** The options of a recipe's new call. The compiler reports when the app needs more. */
export const recipeOptions: ApiOptions = {
  serviceUrl: '',
  credential: 'recipe',
  headers: () => ({}),
  isOnline: () => true,
  trackWork: work => work,
  now: Date.now,
  ipServices: [],
  cepServices: [],
};
