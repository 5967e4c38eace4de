import { go, type NextAction } from '#journey/model/next-action.ts';
import { ENDORSED_TEXT, revisitInJourney } from '#journey/revisit.ts';
import type { Context } from './context.ts';

/**
 * Handles a link that asks to repeat a step (`redo_step`, 2.22): opens the step once, if going back is allowed; a
 * reload does not repeat it. `defaultAction`: the next action without such a link. The final page does not prevent the
 * redo, because an external redo ends there (4.26).
 */
export async function redoStep(context: Context, defaultAction: NextAction): Promise<NextAction> {
  const { state } = context;
  const slug = state.launchParams.redoStep;
  state.launchParams = { ...state.launchParams, redoStep: '' };
  const wayBack = revisitInJourney(state, slug);
  if (wayBack === 'endorsed') context.toast('warning', ENDORSED_TEXT, '');
  return wayBack === 'open' ? go({ kind: 'step', slug }) : defaultAction;
}
