import type { PopupState } from '#state/popup-state.ts';
import type { Context } from './context.ts';

/** What the visitor chose; `dismiss` closes the popup and nothing follows but being back at the form. */
export type PopupAnswer =
  | { kind: 'continue' | 'fork'; id: string }
  | { kind: 'new' | 'advance' | 'skip' | 'dismiss' };

export interface Popups {
  /** Answers the popup that is open, if one is. `withdrawn`: the visitor is somewhere else now, and nothing follows. */
  answer: (answer: PopupAnswer | 'withdrawn') => void;
  /** CPFs, by hash, for which the customer has chosen to begin a new proposal: not asked again in this visit. */
  decided: Set<string>;
}

/** Opens a popup and waits for the answer. One at a time: a newer one withdraws the older, and any question beside it. */
export function askByPopup(
  { ask, popup, state }: Context,
  asked: PopupState,
): Promise<PopupAnswer | 'withdrawn'> {
  popup.answer('withdrawn');
  ask.withdraw();
  state.popup = asked;
  return new Promise(resolve => {
    popup.answer = answer => {
      popup.answer = () => undefined;
      state.popup = undefined;
      resolve(answer);
    };
  });
}
