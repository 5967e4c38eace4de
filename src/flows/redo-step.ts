import { go, type NextAction } from '#journey/model/next-action.ts';
import { ENDORSED_TEXT, wayBackTo } from '#journey/revisit.ts';
import type { Context } from './context.ts';

/**
 * Handles a link that asks to repeat a step (`redo_step`, 2.22): opens the step once, if going back is allowed; a
 * reload does not repeat it. `otherwise` is the destination without it. An external redo ends on the final page
 * afterwards (4.26), so that page does not prevent the redo.
 */
export async function redoStep(context: Context, otherwise: NextAction): Promise<NextAction> {
  const { state } = context;
  const slug = state.launchParams.redoStep;
  state.launchParams = { ...state.launchParams, redoStep: '' };
  const wayBack = wayBackTo(state, slug);
  if (wayBack === 'endorsed') context.toast('warning', ENDORSED_TEXT, '');
  return wayBack === 'open' ? go({ kind: 'step', slug }) : otherwise;
}
