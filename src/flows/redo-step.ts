import { go, type NextAction } from '#journey/model/next-action.ts';
import { ENDORSED_TEXT, wayBackTo } from '#journey/revisit.ts';
import type { Context } from './context.ts';

/**
 * The link asks for a step to be done once more (`redo_step`, 2.22): it opens where going back to it is allowed, once; a
 * reload does not ask again. `otherwise` is where the journey stands without it. An external redo ends on the final page
 * afterwards (4.26), so that it is no reason against the redo itself.
 */
export async function redoStep(context: Context, otherwise: NextAction): Promise<NextAction> {
  const { state } = context;
  const slug = state.launchParams.redoStep;
  state.launchParams = { ...state.launchParams, redoStep: '' };
  const way = wayBackTo(state, slug);
  if (way === 'endorsed') context.toast('warning', ENDORSED_TEXT, '');
  return way === 'open' ? go({ kind: 'step', slug }) : otherwise;
}
