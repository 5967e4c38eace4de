import type { Context } from './context.ts';
import { isOpenHere } from './hash-id.ts';

/** Creates a function that returns whether the visitor is at the place of this call, or has come back to it. */
export const createPlaceCheck = (context: Context): (() => boolean) => {
  const { state } = context;
  const { hashId } = state;
  // By value: entering the same place again writes an equal object.
  const place = JSON.stringify(state.place);
  return () => isOpenHere(context, hashId) && JSON.stringify(state.place) === place;
};
