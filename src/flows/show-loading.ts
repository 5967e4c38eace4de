import type { Context } from './context.ts';
import { isOpenHere } from './hash-id.ts';

/** Shows that the code of a press is loading. Returns the function that ends that. */
export type ShowLoading = (context: Context) => () => void;

/** Shows it beside the screen, for a press whose button has no busy state. */
export const showPressLoading: ShowLoading = ({ state }) => {
  state.loadingPresses += 1;
  return () => {
    state.loadingPresses -= 1;
  };
};

/** Shows it at the button of the form, which ignores presses meanwhile. */
export const showSubmitting: ShowLoading = context => {
  const { state } = context;
  const { hashId } = state;
  state.form.isSubmitting = true;
  return () => {
    if (isOpenHere(context, hashId)) state.form.isSubmitting = false;
  };
};
