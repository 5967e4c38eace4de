import type { ApiOptions } from '#api/api.ts';

/** The options of the API for the call of a recipe. The compiler reports if the app needs further options. */
export const recipeOptions: ApiOptions = {
  serviceUrl: '',
  credential: 'recipe',
  headers: () => ({}),
  isOnline: () => true,
  trackWork: work => work,
  now: Date.now,
  steadyNow: Date.now,
  ipServices: [],
  cepServices: [],
};
