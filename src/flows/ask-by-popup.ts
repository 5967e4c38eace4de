import type { PopupAnswer, PopupState } from '#state/popup-state.ts';
import type { Context } from './context.ts';

/**
 * Opens a popup and waits for the answer. Only one is open at a time: a new one withdraws the previous one and any open
 * question.
 */
export function askByPopup(
  { ask, popup, state }: Context,
  popupState: PopupState,
): Promise<PopupAnswer | 'withdrawn'> {
  popup.answer('withdrawn');
  ask.withdraw();
  state.popup = popupState;
  return new Promise(resolve => {
    popup.answer = answer => {
      popup.answer = () => undefined;
      state.popup = undefined;
      resolve(answer);
    };
  });
}
