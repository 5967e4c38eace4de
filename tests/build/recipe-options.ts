import type { ApiOptions } from '#api/api.ts';

/** What the new call of a recipe is sent with. The compiler tells when the app needs more. */
export const recipeOptions: ApiOptions = {
  serviceUrl: '',
  credential: 'recipe',
  headers: () => ({}),
  online: () => true,
  follow: work => work,
  now: Date.now,
  ipServices: [],
  cepServices: [],
};
